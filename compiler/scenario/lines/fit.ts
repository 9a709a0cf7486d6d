/** Whether a division of a line is really of the form: each slot is read. */
import type { Known } from '../parse-items.js';
import { spanOf, type Parsed, type Part, type Refused } from '../parts.js';
import { divisions, type Division, type Scanned } from './divide.js';
import type { LineForm, LinePart, LineSlot } from './line.js';
import { looksRight, mayStand, slotReaders } from './slots.js';

/** A way in which a line is nearly of a form. */
export interface Miss {
  readonly refused: Refused;
  /** How many of its slots cannot be read, or hold what is hardly meant by them. */
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

/** The line as one of the form; null where it is none. */
export function fitOf(known: Known, form: LineForm, line: Scanned): Fit | null {
  for (const order of ordersOf(form)) {
    const slots = order.filter(isSlot);
    for (const division of divisions(order, line)) {
      const isNear = slots.every(({ key, slot }) => {
        const part = division.slots.get(key);
        return part === undefined || mayStand(known, slot, part);
      });
      const read = isNear ? readSlots(known, order, division, line.line) : null;
      if (read !== null && 'held' in read) return read;
    }
  }
  return null;
}

/** The ways in which a line is nearly of a form of which it is not. */
export function missesOf(known: Known, form: LineForm, line: Scanned): readonly Miss[] {
  return ordersOf(form).flatMap((order) =>
    divisions(order, line).flatMap((division) => {
      const read = readSlots(known, order, division, line.line);
      return 'held' in read ? [] : [read];
    }),
  );
}

function ordersOf({ words, otherwise }: LineForm): readonly (readonly LinePart[])[] {
  return otherwise === null ? [words] : [words, otherwise];
}

function readSlots(
  known: Known,
  words: readonly LinePart[],
  { slots, chosen, literals }: Division,
  whole: Part,
): Fit | Miss {
  const held: Record<string, unknown> = Object.fromEntries(chosen);
  const refusals: Refused[] = [];
  let unlikely = 0;
  let before: Part | null = null;
  for (const slot of words.filter(isSlot)) {
    const part = slots.get(slot.key);
    held[slot.key] = null;
    if (part === undefined) continue;
    const from = { ...whole, start: before === null ? whole.start : before.end };
    const read: Parsed<unknown> = slotReaders[slot.slot](known, { part, from, before });
    if (read.ok) held[slot.key] = read.value;
    else refusals.push(read);
    if (!looksRight(slot.slot, part)) unlikely += 1;
    before = part;
  }
  const [first] = refusals;
  if (first === undefined) return { held, slots };
  const { start } = first.unknown === undefined ? first.diagnostic.span : spanOf(first.unknown.part);
  return { refused: first, count: refusals.length + unlikely, at: start, literals };
}

export function isSlot(part: LinePart): part is LineSlot {
  return typeof part === 'object' && 'slot' in part;
}
