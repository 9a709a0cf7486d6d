/** Playing: the question beside the board, its options as buttons and lit on the board, and what has happened. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Asked, GameShown, Mark, Table } from '../protocol.js';
import { type Actions, endText } from './actions.js';
import { ArrangedBoard } from './arrange.js';
import { Beside, Board } from './board-panel.js';
import { download } from './download.js';
import { Log, PlaceLink } from './log.js';
import { NewGamePanel } from './new-game.js';
import type { State } from './state.js';
import { keyOf, type Lit } from './svg.js';
import { WithCode } from './with-code.js';

export function Play({ state, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element {
  const { shown, table } = state;
  const [pointed, setPointed] = useState<string | null>(null);
  const [isArranging, setArranging] = useState(false);
  const asked = table?.asked ?? null;
  const lit = useMemo(() => litBy(asked), [asked]);
  const withheld = useMemo(
    () => new Map(asked?.withheld.map((it) => [keyOf({ kind: 'space', name: it.space, place: null }), it.reason])),
    [asked],
  );
  const choose = (option: number): void => {
    const value = asked?.options[option]?.value;
    setPointed(null);
    if (value !== undefined) void actions.answer(value);
  };
  useKeys(actions, choose);
  if (shown === null || table === null) return <Waiting state={state} actions={actions} />;
  const choosing = { lit, pointed, onChoose: choose, withheld };
  return (
    <main class="play">
      <div class="board-place">
        <button
          type="button"
          class="quiet arrange"
          aria-pressed={isArranging}
          title="Move spaces by the mouse or by the arrows; their places are written into the file of the board"
          onClick={() => {
            setArranging(!isArranging);
          }}
        >
          {isArranging ? 'Done' : 'Arrange'}
        </button>
        {isArranging ? (
          <ArrangedBoard shown={shown} state={table.state} onPlace={actions.place} />
        ) : (
          <Board shown={shown} state={table.state} choosing={choosing} />
        )}
      </div>
      <div class="right">
        <Parted table={table} />
        <Question
          key={asked === null ? 'none' : `${table.log.length} ${asked.text}`}
          table={table}
          isHalted={state.isHalted || table.parted !== null}
          onChoose={choose}
          onPoint={setPointed}
          actions={actions}
        />
        <Moves state={state} table={table} shown={shown} actions={actions} />
        <Log
          lines={table.log}
          onPlace={({ path, line }) => {
            if (path !== null) actions.edit(path, line);
          }}
        />
      </div>
      <Beside shown={shown} state={table.state} choosing={choosing} />
    </main>
  );
}

function Waiting({ state, actions }: { readonly state: State; readonly actions: Actions }): JSX.Element {
  const errors = state.errors.diagnostics.filter(({ severity }) => severity === 'error');
  return (
    <main class="waiting">
      {errors.length === 0 ? (
        <>
          <p role="status">{state.fault === '' ? 'The rules are read…' : 'Nothing is played.'}</p>
          {state.fault === '' || state.shown === null ? null : (
            <button type="button" onClick={() => void actions.start(state.settings)}>
              New game
            </button>
          )}
        </>
      ) : (
        <>
          <p>
            There is nothing to play yet: the rules have {errors.length === 1 ? 'an error' : `${errors.length} errors`}.
          </p>
          <button
            type="button"
            onClick={() => {
              actions.show('edit');
            }}
          >
            Go to {errors.length === 1 ? 'it' : 'them'}
          </button>
        </>
      )}
    </main>
  );
}

/** What each option is on the drawings. */
function litBy(asked: Asked | null): Lit {
  return new Map(
    (asked?.marks ?? []).flatMap((mark, option) => {
      const key = markKey(mark);
      return key === null ? [] : [[key, option] as const];
    }),
  );
}

function markKey(mark: Mark | null | undefined): string | null {
  switch (mark?.kind) {
    case 'space':
      return keyOf({ kind: 'space', name: mark.name, place: null });
    case 'piece':
      return keyOf({ kind: 'piece', name: mark.name, place: mark.space });
    case 'card':
    case undefined:
      return null;
  }
}

/** 1 to 9 choose, u takes back, r does again. */
function useKeys(actions: Actions, choose: (option: number) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
      if (/^[1-9]$/u.test(key)) choose(Number(key) - 1);
      else if (key === 'u') void actions.undo();
      else if (key === 'r') void actions.redo();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  });
}

function Question({
  table,
  isHalted,
  onChoose,
  onPoint,
  actions,
}: {
  readonly table: Table;
  readonly isHalted: boolean;
  readonly onChoose: (option: number) => void;
  readonly onPoint: (key: string | null) => void;
  readonly actions: Actions;
}): JSX.Element {
  const { asked, thinks } = table;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Who answers by keyboard goes on from the first option of the next question.
    if (document.activeElement === document.body) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  if (thinks !== null) {
    return (
      <section class="question thinks" aria-label="Question">
        <h2>
          <span class="by">{thinks}</span> {isHalted ? 'are to answer' : 'think…'}
        </h2>
        <button type="button" onClick={isHalted ? () => void actions.goOn() : actions.halt}>
          {isHalted ? 'Go on' : 'Halt'}
        </button>
      </section>
    );
  }
  if (asked === null) {
    return (
      <section class="question over" aria-label="Question">
        <h2>{endText(table)}</h2>
        <p>{table.state.cardsLeft === 0 ? 'The deck is empty.' : ''}</p>
      </section>
    );
  }
  const { by, text, asks, nth, most, space, options, marks, cited, rule } = asked;
  const which = nth === null ? '' : most === null ? `choice ${nth}` : `${nth} of ${most}`;
  const onArrow = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((it) => it === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <section class="question" aria-label="Question">
      <h2>
        <span class="by">{by}</span> {text}
      </h2>
      <p class="why">
        <q>{asks}</q>{' '}
        <PlaceLink
          place={cited ?? { rule, path: null, line: null }}
          onPlace={({ path, line }) => {
            if (path !== null) actions.edit(path, line);
          }}
        />
      </p>
      {space === null && which === '' ? null : (
        <p class="where">
          {space === null ? '' : `at ${space}`} {which === '' ? '' : <b>{which}</b>}
        </p>
      )}
      <ul class="options" ref={list} onKeyDown={onArrow}>
        {options.map(({ value, label }, option) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => {
                onChoose(option);
              }}
              onMouseEnter={() => {
                onPoint(markKey(marks[option]));
              }}
              onMouseLeave={() => {
                onPoint(null);
              }}
              onFocus={() => {
                onPoint(markKey(marks[option]));
              }}
              onBlur={() => {
                onPoint(null);
              }}
            >
              {option < 9 ? <kbd aria-hidden="true">{option + 1}</kbd> : null} {label}
            </button>
          </li>
        ))}
      </ul>
      <NotOffered withheld={asked.withheld} onPoint={onPoint} />
    </section>
  );
}

/** Spaces that one may look for and that are not offered, by what the sentence says of them. */
function NotOffered({
  withheld,
  onPoint,
}: {
  readonly withheld: Asked['withheld'];
  readonly onPoint: (key: string | null) => void;
}): JSX.Element | null {
  if (withheld.length === 0) return null;
  const reasons = [...new Set(withheld.map(({ reason }) => reason))];
  return (
    <details class="not-offered">
      <summary>Why not others?</summary>
      <dl>
        {reasons.map((reason) => (
          <div key={reason}>
            <dt>{reason}</dt>
            {withheld
              .filter((it) => it.reason === reason)
              .map(({ space }) => (
                <dd
                  key={space}
                  onMouseEnter={() => {
                    onPoint(keyOf({ kind: 'space', name: space, place: null }));
                  }}
                  onMouseLeave={() => {
                    onPoint(null);
                  }}
                >
                  {space}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What a change of the rules has cost. */
function Parted({ table: { parted } }: { readonly table: Table }): JSX.Element | null {
  if (parted === null) return null;
  return (
    <p class="parted" role="status">
      The rules have changed: {parted.kept} of {parted.of} answers could be given again. <WithCode text={parted.why} />
    </p>
  );
}

function Moves({
  state,
  table,
  shown,
  actions,
}: {
  readonly state: State;
  readonly table: Table;
  readonly shown: GameShown;
  readonly actions: Actions;
}): JSX.Element {
  const [isNew, setNew] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const save = async (): Promise<void> => {
    const text = await actions.save();
    if (text === null) return;
    download(`${state.game}.json`, new Blob([text], { type: 'application/json' }));
  };
  return (
    <section class="moves" aria-label="Game">
      <button type="button" disabled={!table.canUndo} onClick={() => void actions.undo()}>
        Undo
      </button>
      <button type="button" disabled={!table.canRedo} onClick={() => void actions.redo()}>
        Redo
      </button>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        Load
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label="A saved game"
        class="hidden"
        onChange={({ currentTarget }) => {
          void currentTarget.files?.[0]?.text().then(actions.load);
          currentTarget.value = '';
        }}
      />
      <button type="button" onClick={() => void actions.keepAsScenario(`${shown.title}: a game that was played`)}>
        Keep as scenario
      </button>
      <button
        type="button"
        aria-expanded={isNew}
        onClick={() => {
          setNew(!isNew);
        }}
      >
        New game
      </button>
      {isNew ? (
        <NewGamePanel
          shown={shown}
          settings={state.settings}
          onStart={(settings) => {
            setNew(false);
            void actions.start(settings);
          }}
        />
      ) : null}
    </section>
  );
}
