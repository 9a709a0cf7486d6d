/** Editing: the files of the game, one of them in the editor, and beside it what is wrong, what it comes to, and which examples hold. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { JsonDiagnostic } from '../../compiler/diagnostics/json.js';
import type { Bench, Covered, FileLook } from '../protocol.js';
import type { Actions, Viewed } from './actions.js';
import { type Place, Steps, Word } from './at-cursor.js';
import { answerOr } from './bench.js';
import { Conflict } from './conflict.js';
import { type Editor, editorIn, type Note } from './editor.js';
import { Files } from './files.js';
import { isIn, Problems } from './messages.js';
import { Outline } from './outline.js';
import { Rename, type Renamable } from './rename.js';
import { isChanged, isInConflict, type OpenFile, type State } from './state.js';
import { WithCode } from './with-code.js';

export function Edit({ state, actions, bench }: Viewed): JSX.Element {
  const { files, path, errors, line } = state;
  const file = path === null ? undefined : files.get(path);
  const own = errors.diagnostics.filter((it) => path !== null && isIn(it, path));
  const [place, setPlace] = useState<Place | null>(null);
  const [renaming, setRenaming] = useState<Renamable | null>(null);
  const notes = useNotes(state, bench);
  const look = useLook(file, errors.sound, bench);
  const goToDeclared = async ({ path: at, offset }: Place): Promise<void> => {
    const [first] = await answerOr(bench.declared(at, offset), []);
    if (first !== undefined) actions.edit(first.path, first.line);
  };
  const rename = async (at: Place): Promise<void> => {
    const old = await answerOr(bench.named(at.path, at.offset), null);
    if (old === null) actions.tell('There is no name at the cursor that could be changed.');
    else setRenaming({ ...at, old });
  };
  return (
    <main class="edit">
      {renaming === null ? null : (
        <Rename
          of={renaming}
          state={state}
          bench={bench}
          actions={actions}
          onEnd={() => {
            setRenaming(null);
          }}
        />
      )}
      <Files state={state} actions={actions} bench={bench} />
      {file === undefined ? (
        <p class="hint">Choose a file. What you type is checked and played as you type; Ctrl+S saves it.</p>
      ) : (
        <div class="text-place">
          {state.renamed === null ? null : (
            <p class="renamed" role="status">
              {state.renamed.says}.{' '}
              <button type="button" class="quiet" onClick={() => void actions.takeBack()}>
                Take it back
              </button>
            </p>
          )}
          <FileBar
            file={file}
            state={state}
            actions={actions}
            bench={bench}
            onRename={() => {
              if (place !== null) void rename(place);
            }}
          />
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
            look={look}
            line={line}
            actions={actions}
            bench={bench}
            onMove={setPlace}
            onRename={(at) => void rename(at)}
            onDeclared={(at) => void goToDeclared(at)}
          />
        </div>
      )}
      <aside class="right">
        {file === undefined || look === null ? null : (
          <Outline
            entries={look.outline}
            at={place?.path === path ? place.offset : 0}
            path={file.path}
            actions={actions}
          />
        )}
        <Problems state={state} actions={actions} bench={bench} />
        <Word place={place} bench={bench} text={file?.text ?? ''} actions={actions} />
        <Steps place={place} bench={bench} isSound={errors.sound} text={file?.text ?? ''} />
        <Verdicts state={state} actions={actions} />
      </aside>
    </main>
  );
}

function FileBar({
  file,
  state,
  actions,
  bench,
  onRename,
}: Viewed & {
  readonly file: OpenFile;
  readonly onRename: () => void;
}): JSX.Element {
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
        onClick={() => void actions.typeEdits(bench.format(file.path))}
      >
        Format
      </button>
      <button
        type="button"
        class="quiet"
        title="Gives the name at the cursor another, wherever it stands in the game (F2)"
        onClick={onRename}
      >
        Rename…
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
  look,
  line,
  actions,
  bench,
  onMove,
  onRename,
  onDeclared,
}: {
  readonly file: OpenFile;
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly notes: readonly Note[];
  readonly look: Look | null;
  readonly line: number | null;
  readonly actions: Actions;
  readonly bench: Bench;
  readonly onMove: (place: Place) => void;
  readonly onRename: (place: Place) => void;
  readonly onDeclared: (place: Place) => void;
}): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    editor.current = editorIn(place.current, {
      bench,
      onType: actions.type,
      onSave: (at) => void actions.write(at),
      onMove: (at, offset) => {
        onMove({ path: at, offset });
      },
      onEdits: (asking) => void actions.typeEdits(asking),
      onRename: (at, offset) => {
        onRename({ path: at, offset });
      },
      onDeclared: (at, offset) => {
        onDeclared({ path: at, offset });
      },
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
    // Of a text that has changed meanwhile it is told anew.
    if (look?.of === path && look.text === actions.textOf(path)) editor.current?.colour(look.colours);
  }, [path, look]);
  useEffect(() => {
    if (line === null) return;
    editor.current?.goTo(line);
    actions.edit(path);
  }, [path, line]);
  return <div class="editor" ref={place} />;
}

/** What an editor shows of a file, and of which text. */
interface Look extends FileLook {
  readonly of: string;
  readonly text: string;
}

/** How long nothing is typed before words are coloured anew, in milliseconds. */
const quiet = 150;

/** Asked at once for another file, and a moment after its text has changed; that of the text before is there meanwhile. */
function useLook(file: OpenFile | undefined, isSound: boolean, bench: Bench): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  const [path, text] = [file?.path, file?.text];
  useEffect(() => {
    if (path === undefined || text === undefined) return undefined;
    let isWanted = true;
    const timer = setTimeout(
      () => {
        void answerOr(bench.look(path), null).then((found) => {
          if (isWanted && found !== null) setLook({ ...found, of: path, text });
        });
      },
      look?.of === path ? quiet : 0,
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [path, text, isSound]);
  return look?.of === path ? look : null;
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
              {it.why === '' ? null : (
                <small>
                  <WithCode text={it.why} />
                </small>
              )}
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
