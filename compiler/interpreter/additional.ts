/** Spaces that a procedure may select beyond its limit: free ones widen it, the others are paid for when it is reached. */
import { DONE, PAUSE } from '../../runtime/decision.js';
import type { Effect } from '../../runtime/decision.js';
import { copyOf, type Game, rowAt } from '../../runtime/state.js';
import type { CoreAdditionalSpaces } from '../core/ir.js';

import { changed, number } from './expressions.js';
import { type Frame, newFrame } from './frame.js';
import { isPossible } from './possible.js';
import { perform } from './statements.js';

/** The additional spaces that the conduct does not forgo. */
function kindsOf({ machine: { core }, procedure, scope }: Frame): CoreAdditionalSpaces[] {
  const kinds = (procedure?.additional ?? []).map((id) => rowAt(core.additionalSpaces, id));
  return kinds.filter(({ name }) => !scope.forgoing.includes(name));
}

function pricedOf(frame: Frame): CoreAdditionalSpaces[] {
  return kindsOf(frame).filter(({ cost }) => cost.length > 0);
}

/** How many they are now. */
function countOf({ machine, game, by }: Frame, kind: CoreAdditionalSpaces): number {
  const alone = newFrame(machine, game, by);
  return changed(alone, number(alone, kind.spaces), kind.changes);
}

/** How many spaces may be selected where the limit is `own`: never fewer than when the first was selected. */
export function widened(frame: Frame, own: number): number {
  const { added } = frame;
  const free = kindsOf(frame).filter(({ cost }) => cost.length === 0);
  const count = free.reduce((sum, kind) => sum + countOf(frame, kind), 0);
  added.limit = Math.max(added.limit, own);
  added.free = Math.max(added.free, count);
  return added.limit + added.gained + added.free;
}

/** The options that pay for more spaces, if a space could then be selected. */
export function payable(frame: Frame, by: number, remains: (game: Game) => boolean): number[] {
  const { machine, game, added } = frame;
  return pricedOf(frame).flatMap((kind, index) => {
    const isOpen = !added.paid.includes(kind) && countOf(frame, kind) >= 1;
    const alone = newFrame(machine, game, by);
    if (!isOpen || !isPossible(alone, kind.payable)) return [];
    return remainsAfter(frame, by, kind, remains) ? [PAUSE - 1 - index] : [];
  });
}

/** Where there are more ways to pay than these, one of them may well leave a space. */
const mostWays = 200;

/** Whether a space remains behind some way to pay. */
function remainsAfter(frame: Frame, by: number, kind: CoreAdditionalSpaces, remains: (game: Game) => boolean): boolean {
  let ways: readonly (readonly number[])[] = [[]];
  for (let tried = 1; tried <= mostWays; tried += 1) {
    const [way, ...others] = ways;
    if (way === undefined) return false;
    const { after, further } = paid(frame, by, kind, way);
    if (remains(after)) return true;
    ways = [...further, ...others];
  }
  return ways.length > 0;
}

/** Pays on a copy with these answers, and then the first option of each question: what comes of it, and the other ways that begin so. */
function paid(
  { machine, game }: Frame,
  by: number,
  kind: CoreAdditionalSpaces,
  answers: readonly number[],
): { readonly after: Game; readonly further: readonly (readonly number[])[] } {
  const after = copyOf(game);
  const paying = perform(newFrame({ ...machine, visit: null }, after, by), kind.cost);
  const given: number[] = [];
  const further: (readonly number[])[] = [];
  let step = paying.next();
  while (step.done !== true) {
    const [first = DONE, ...others] = step.value.options;
    const known = answers[given.length];
    if (known === undefined) further.push(...others.map((other) => [...given, other]));
    given.push(known ?? first);
    step = paying.next(known ?? first);
  }
  return { after, further };
}

/** What the options from PAUSE on are called. */
export function labelsFrom(pause: string, frame: Frame): string[] {
  return [pause, ...pricedOf(frame).map(({ name }) => name)];
}

/** Pays for the spaces of one of the options. */
export function* pay(frame: Frame, by: number, option: number): Effect {
  const kind = rowAt(pricedOf(frame), PAUSE - 1 - option);
  frame.added.paid.push(kind);
  frame.added.gained += countOf(frame, kind);
  frame.machine.visit?.(kind, 'paid');
  yield* perform(newFrame(frame.machine, frame.game, by), kind.cost);
}
