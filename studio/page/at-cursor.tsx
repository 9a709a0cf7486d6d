/** What is told of the place of the cursor: where its word is declared and written, and what its sentence comes to. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Bench, Standing, StepShown } from '../protocol.js';
import type { Actions } from './actions.js';
import { answerOr } from './bench.js';

/** A place in a text. */
export interface Place {
  readonly path: string;
  readonly offset: number;
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
export function Word({
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
export function Steps({
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
