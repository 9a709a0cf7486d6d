/** Editing: the files of the game, one of them in the editor, and beside it what is wrong, what it comes to, and which examples hold. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JsonDiagnostic } from '../../compiler/diagnostics/json.js';
import type { Bench, Covered, Fix, SpecEdit, Standing, StepShown } from '../protocol.js';
import type { Actions } from './actions.js';
import { answerOr } from './bench.js';
import { Conflict } from './conflict.js';
import { type Editor, editorIn, type Note } from './editor.js';
import { Find } from './find.js';
import { isChanged, isInConflict, type OpenFile, type State } from './state.js';

interface Place {
  readonly path: string;
  readonly offset: number;
}

export function Edit({
  state,
  actions,
  bench,
}: {
  readonly state: State;
  readonly actions: Actions;
  readonly bench: Bench;
}): JSX.Element {
  const { files, path, errors, line } = state;
  const file = path === null ? undefined : files.get(path);
  const own = errors.diagnostics.filter((it) => path !== null && isIn(it, path));
  const [place, setPlace] = useState<Place | null>(null);
  const notes = useNotes(state, bench);
  return (
    <main class="edit">
      <Files state={state} actions={actions} />
      {file === undefined ? (
        <p class="hint">Choose a file. What you type is checked and played as you type; Ctrl+S saves it.</p>
      ) : (
        <div class="text-place">
          <FileBar file={file} state={state} actions={actions} bench={bench} />
          {isInConflict(file) ? (
            <Conflict
              mine={file.text}
              theirs={file.disk?.text ?? null}
              onChoose={(way) => void actions.settleConflict(file.path, way)}
            />
          ) : null}
          <TextPlace
            file={file}
            diagnostics={own}
            notes={notes}
            line={line}
            actions={actions}
            bench={bench}
            onMove={setPlace}
          />
        </div>
      )}
      <aside class="right">
        <Problems state={state} actions={actions} />
        <Word place={place} bench={bench} text={file?.text ?? ''} actions={actions} />
        <Steps place={place} bench={bench} isSound={errors.sound} text={file?.text ?? ''} />
        <Verdicts state={state} actions={actions} />
      </aside>
    </main>
  );
}

function isIn({ file }: JsonDiagnostic, path: string): boolean {
  return file === path || file.endsWith(`/${path}`);
}

/** Files by their folders. */
function Files({
  state: { files, path, errors },
  actions,
}: {
  readonly state: State;
  readonly actions: Actions;
}): JSX.Element {
  const [wanted, setWanted] = useState('');
  const paths = [...files.keys()].filter((it) => it.toLowerCase().includes(wanted.toLowerCase())).sort();
  const folders = [...new Set(paths.map((it) => it.slice(0, it.lastIndexOf('/'))))];
  return (
    <nav class="files" aria-label="Files">
      <Find what="files" placeholder="Find" wanted={wanted} onWanted={setWanted} />
      {folders.map((folder) => (
        <section key={folder}>
          <h3>{folder}</h3>
          <ul>
            {paths
              .filter((it) => it.slice(0, it.lastIndexOf('/')) === folder)
              .map((it) => {
                const file = files.get(it);
                const isBroken = errors.diagnostics.some((one) => one.severity === 'error' && isIn(one, it));
                return (
                  <li key={it}>
                    <button
                      type="button"
                      aria-current={it === path}
                      onClick={() => {
                        actions.edit(it);
                      }}
                    >
                      {it.slice(it.lastIndexOf('/') + 1)}
                      {file !== undefined && isChanged(file) ? <span class="unsaved"> (unsaved)</span> : ''}
                      {isBroken ? <span class="broken"> ✗ error</span> : ''}
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function FileBar({
  file,
  state,
  actions,
  bench,
}: {
  readonly file: OpenFile;
  readonly state: State;
  readonly actions: Actions;
  readonly bench: Bench;
}): JSX.Element {
  const format = async (): Promise<void> => {
    typeEdits(actions, await answerOr(bench.format(file.path), []));
  };
  return (
    <div class="file-bar">
      <h2>{file.path}</h2>
      <span role="status">
        {isInConflict(file) ? 'changed outside' : isChanged(file) ? 'not saved; kept in this browser' : 'saved'}
      </span>
      <button
        type="button"
        class="quiet"
        title="Brings the sentences of the file into the usual wording"
        onClick={() => void format()}
      >
        Format
      </button>
      <button
        type="button"
        class="main"
        disabled={!isChanged(file) || !state.isServed}
        onClick={() => void actions.write(file.path)}
      >
        Save
      </button>
    </div>
  );
}

function TextPlace({
  file: { path, text },
  diagnostics,
  notes,
  line,
  actions,
  bench,
  onMove,
}: {
  readonly file: OpenFile;
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly notes: readonly Note[];
  readonly line: number | null;
  readonly actions: Actions;
  readonly bench: Bench;
  readonly onMove: (place: Place) => void;
}): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const onFix = ({ edits }: Fix): void => {
      typeEdits(actions, edits);
    };
    editor.current = editorIn(place.current, {
      bench,
      onType: actions.type,
      onSave: (at) => void actions.write(at),
      onMove: (at, offset) => {
        onMove({ path: at, offset });
      },
      onFix,
    });
    return () => editor.current?.end();
  }, [bench]);
  useEffect(() => {
    editor.current?.show(path, actions.textOf(path));
  }, [path, text]);
  useEffect(() => {
    editor.current?.mark(diagnostics);
  }, [path, text, diagnostics]);
  useEffect(() => {
    editor.current?.note(notes);
  }, [path, notes]);
  useEffect(() => {
    if (line === null) return;
    editor.current?.goTo(line);
    actions.edit(path);
  }, [path, line]);
  return <div class="editor" ref={place} />;
}

/** What stands in the margin of the file: the verdicts of its examples, and how many come to each sentence. */
function useNotes({ path, plays, playsAre, errors }: State, bench: Bench): readonly Note[] {
  const [covered, setCovered] = useState<readonly Covered[]>([]);
  // What was stopped as it was played is not played again for this.
  const isWanted = path !== null && errors.sound && playsAre === 'known';
  useEffect(() => {
    let isStill = true;
    setCovered([]);
    if (isWanted)
      void answerOr(bench.covered(path), []).then((found) => {
        if (isStill) setCovered(found);
      });
    return () => {
      isStill = false;
    };
  }, [path, isWanted, plays]);
  return useMemo(
    () =>
      notesOf(
        plays.filter((it) => it.path === path),
        covered,
      ),
    [plays, path, covered],
  );
}

const signs = { holds: '✓', fails: '✗', 'not played': '–' } as const;

function notesOf(plays: State['plays'], covered: readonly Covered[]): readonly Note[] {
  const verdicts = plays.map(({ line, verdict, title, why }): Note => {
    const says = [`${verdict}: ${title}`, why].join('\n').trim();
    return { line, sign: signs[verdict], kind: verdict === 'not played' ? 'not-played' : verdict, says };
  });
  // Of several sentences that begin in one line, the one that most come to.
  const most = new Map<number, number>();
  for (const { line, by } of covered) most.set(line, Math.max(most.get(line) ?? 0, by));
  const sentences = [...most].map(([line, by]): Note => {
    const says = by === 0 ? 'no example comes to it' : `${by} ${by === 1 ? 'example comes' : 'examples come'} to it`;
    return { line, sign: by === 0 ? '∅' : String(by), kind: by === 0 ? 'uncovered' : 'covered', says };
  });
  return [...verdicts, ...sentences];
}

function typeEdits(actions: Actions, edits: readonly SpecEdit[]): void {
  for (const [path, text] of mended(edits, actions.textOf)) actions.type(path, text);
}

/** The texts that edits make, by path. */
function mended(edits: readonly SpecEdit[], textOf: (path: string) => string): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (const { path, from, to, text } of edits.toSorted((one, other) => other.from - one.from)) {
    const before = made.get(path) ?? textOf(path);
    made.set(path, before.slice(0, from) + text + before.slice(to));
  }
  return made;
}

function Problems({ state: { errors }, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element {
  const { diagnostics } = errors;
  return (
    <section class="problems" aria-label="Messages">
      <h3>Messages</h3>
      <p role="status">
        {diagnostics.length === 0
          ? 'Nothing is wrong.'
          : diagnostics.length === 1
            ? '1 message'
            : `${diagnostics.length} messages`}
      </p>
      <ul>
        {diagnostics.slice(0, 100).map((it, index) => (
          <li key={index} class={it.severity}>
            <button
              type="button"
              onClick={() => {
                actions.edit(it.file.replace(/^(?:.*\/)?spec\//u, ''), it.line);
              }}
            >
              <b>{it.severity}</b> {it.message}
              <small>
                {it.file}:{it.line}
              </small>
              {it.help.map(({ text }, at) => (
                <small key={at} class="help">
                  {text}
                </small>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks about the place of the cursor when it has stayed there for a moment. */
function useAtCursor<Found>(
  place: Place | null,
  text: string,
  ask: (place: Place) => Promise<readonly Found[]>,
  onFound: (found: readonly Found[]) => void,
): void {
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      if (place === null) return;
      void answerOr(ask(place), []).then((found) => {
        if (isWanted) onFound(found);
      });
    }, 300);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [place, text]);
}

/** Where the word at the cursor is declared, and, when that is asked for, where else what it names is written. */
function Word({
  place,
  bench,
  text,
  actions,
}: {
  readonly place: Place | null;
  readonly bench: Bench;
  readonly text: string;
  readonly actions: Actions;
}): JSX.Element | null {
  const [declared, setDeclared] = useState<readonly Standing[]>([]);
  // Of another place it tells nothing here.
  const [last, setLast] = useState<{ readonly of: Place; readonly found: readonly Standing[] } | null>(null);
  useAtCursor(place, text, (at) => bench.declared(at.path, at.offset), setDeclared);
  const written = last !== null && last.of === place ? last.found : null;
  if (declared.length === 0 || place === null) return null;
  return (
    <section class="word" aria-label="The word at the cursor">
      <h3>Declared</h3>
      <Standings found={declared} actions={actions} />
      {written === null ? (
        <button
          type="button"
          class="quiet"
          onClick={() =>
            void answerOr(bench.written(place.path, place.offset), []).then((found) => {
              setLast({ of: place, found });
            })
          }
        >
          Where it is written
        </button>
      ) : (
        <>
          <h3>Written in {written.length === 1 ? 'one line' : `${written.length} lines`}</h3>
          <Standings found={written} actions={actions} />
        </>
      )}
    </section>
  );
}

function Standings({
  found,
  actions,
}: {
  readonly found: readonly Standing[];
  readonly actions: Actions;
}): JSX.Element {
  return (
    <ul>
      {found.map(({ path, line, text }) => (
        <li key={`${path} ${line}`}>
          <button
            type="button"
            onClick={() => {
              actions.edit(path, line);
            }}
          >
            {text}
            <small>
              {path}:{line}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the sentence at the cursor comes to. */
function Steps({
  place,
  bench,
  isSound,
  text,
}: {
  readonly place: Place | null;
  readonly bench: Bench;
  readonly isSound: boolean;
  readonly text: string;
}): JSX.Element | null {
  const [steps, setSteps] = useState<readonly StepShown[]>([]);
  useAtCursor(isSound ? place : null, text, (at) => bench.steps(at.path, at.offset), setSteps);
  if (steps.length === 0) return null;
  return (
    <section class="steps" aria-label="In plain steps">
      <h3>In plain steps</h3>
      <StepList steps={steps} />
    </section>
  );
}

function StepList({ steps }: { readonly steps: readonly StepShown[] }): JSX.Element {
  return (
    <ul>
      {steps.map((step, index) => (
        <li key={index}>
          {step.text}
          {step.steps.length === 0 ? null : <StepList steps={step.steps} />}
        </li>
      ))}
    </ul>
  );
}

/** The examples of the file with their verdicts. */
function Verdicts({ state, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element | null {
  const plays = state.plays.filter(({ path, verdict }) => path === state.path || verdict === 'fails');
  return (
    <section class="verdicts" aria-label="Examples">
      <h3>
        Examples{state.playsAre === 'old' ? ' (being played…)' : state.playsAre === 'stopped' ? ' (stopped)' : ''}
      </h3>
      <ul>
        {plays.map((it) => (
          <li key={it.id} class={it.verdict.replace(' ', '-')}>
            <button
              type="button"
              title="Go to the line"
              onClick={() => {
                actions.edit(it.path, it.line);
              }}
            >
              <b>{it.verdict}</b> {it.title}
              {it.why === '' ? null : <small>{it.why}</small>}
            </button>
            <button
              type="button"
              class="quiet"
              onClick={() => {
                actions.show('replay');
                void actions.replay(it.id);
              }}
              aria-label={`Replay ${it.title}`}
            >
              Replay
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
