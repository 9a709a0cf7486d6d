/** Whether a division of a line is really of the form: each slot is read. */
import type { Known } from '../parse-items.js';
import type { Parsed, Part, Refused } from '../parts.js';
import { divisions, type Division } from './divide.js';
import type { LineForm, LinePart, LineSlot } from './line.js';
import { slotReaders } from './slots.js';

/** A way in which a line is nearly of a form. */
export interface Miss {
  readonly refused: Refused;
  /** How many of its slots cannot be read. */
  readonly count: number;
  /** Where the first of them goes wrong. */
  readonly at: number;
  readonly literals: number;
}

/** What is read of a line, with the parts that stand in its slots. */
export interface Fit {
  readonly held: object;
  readonly slots: ReadonlyMap<string, Part>;
}

/** The line as one of the form; where it is none, the ways in which it nearly is. */
export function fitOf(known: Known, { words, otherwise }: LineForm, line: Part): Fit | readonly Miss[] {
  const misses: Miss[] = [];
  for (const order of otherwise === null ? [words] : [words, otherwise]) {
    for (const division of divisions(order, line)) {
      const read = readSlots(known, order, division, line);
      if ('held' in read) return read;
      misses.push(read);
    }
  }
  return misses;
}

export function isFit(found: Fit | readonly Miss[]): found is Fit {
  return 'held' in found;
}

function readSlots(
  known: Known,
  words: readonly LinePart[],
  { slots, chosen, literals }: Division,
  whole: Part,
): Fit | Miss {
  const held: Record<string, unknown> = Object.fromEntries(chosen);
  const refusals: Refused[] = [];
  let before: Part | null = null;
  for (const slot of words.filter(isSlot)) {
    const part = slots.get(slot.key);
    held[slot.key] = null;
    if (part === undefined) continue;
    const from = { ...whole, start: before === null ? whole.start : before.end };
    const read: Parsed<unknown> = slotReaders[slot.slot](known, { part, from, before });
    if (read.ok) held[slot.key] = read.value;
    else refusals.push(read);
    before = part;
  }
  const [first] = refusals;
  if (first === undefined) return { held, slots };
  return { refused: first, count: refusals.length, at: first.diagnostic.span.start, literals };
}

export function isSlot(part: LinePart): part is LineSlot {
  return typeof part === 'object' && 'slot' in part;
}
