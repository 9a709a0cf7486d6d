/** Where two positions differ, in the names printed on the board. */
import { snapshot } from '../../runtime/snapshot.js';
import type { Game } from '../../runtime/state.js';

/** What is different, as each of the two has it; the first of all differences. */
export function difference(left: Game, right: Game): readonly [string, string] {
  return differing(snapshot(left), snapshot(right), []) ?? hidden(left, right);
}

function differing(left: unknown, right: unknown, path: readonly string[]): readonly [string, string] | null {
  const record = (value: unknown): string =>
    `${path.join(', ')}: ${value === undefined ? 'none' : JSON.stringify(value)}`;
  if (!isRecord(left) || !isRecord(right)) {
    return JSON.stringify(left) === JSON.stringify(right) ? null : [record(left), record(right)];
  }
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = differing(left[key], right[key], [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What no player sees: the generator, the deck, counters, the outcome. */
function hidden(left: Game, right: Game): readonly [string, string] {
  const cell = left.cells.findIndex((value, index) => value !== right.cells[index]);
  const { layout, counters } = left.rules;
  const counter = counters[cell - layout.counters];
  const name = cell >= layout.counters && counter !== undefined ? counter : `cell ${cell}`;
  return [`${name}: ${left.cells[cell] ?? 'none'}`, `${name}: ${right.cells[cell] ?? 'none'}`];
}
