/** What stands in the open file: its keys and what has a name, by which one goes to it. */
import type { JSX } from 'preact';
import type { OutlineEntry } from '../protocol.js';
import type { Actions } from './actions.js';

export function Outline({
  entries,
  at,
  path,
  actions,
}: {
  readonly entries: readonly OutlineEntry[];
  /** Where the cursor is. */
  readonly at: number;
  readonly path: string;
  readonly actions: Actions;
}): JSX.Element | null {
  if (entries.length === 0) return null;
  const here = entryAt(entries, at);
  const list = (all: readonly OutlineEntry[]): JSX.Element => (
    <ul>
      {all.map((entry, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={entry === here ? 'location' : undefined}
            onClick={() => {
              actions.edit(path, entry.line);
            }}
          >
            {entry.name}
            {entry.detail === '' ? null : <span class="detail"> {entry.detail}</span>}
          </button>
          {entry.within.length === 0 ? null : list(entry.within)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav class="outline" aria-label="Outline" onKeyDown={goByArrow}>
      <h3>Outline</h3>
      {list(entries)}
    </nav>
  );
}

/** The last that begins before a place, or there. */
function entryAt(entries: readonly OutlineEntry[], at: number): OutlineEntry | null {
  const own = entries.findLast(({ from }) => from <= at) ?? null;
  return own === null ? null : (entryAt(own.within, at) ?? own);
}

/** Up and down go to the one before and the next. */
function goByArrow(event: KeyboardEvent): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll('button')];
  const next = all[all.findIndex((it) => it === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
