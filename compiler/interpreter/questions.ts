/** Questions: a choice of one is made without asking, and told in the log. */
import { decision, type DecisionKind, DONE, type Effect, onlyOption } from '../../runtime/decision.js';
import type { Game } from '../../runtime/state.js';

/** Asks for one of the options; the only one is taken unasked. */
export function* choose(
  game: Game,
  by: number,
  kind: DecisionKind,
  why: string,
  options: readonly number[],
  labels: readonly string[] | null = null,
): Effect<number> {
  if (options.length === 1) return onlyOption(game, by, kind, why, options, labels);
  return yield decision(by, kind, why, options, labels, null);
}

/** Asks for a number from `low` to `high`; an only one is taken and not told. */
export function* chooseCount(
  by: number,
  why: string,
  low: number,
  high: number,
  label: string | null = null,
): Effect<number> {
  if (low >= high) return high;
  const options = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return yield decision(by, 'count', why, options, label === null ? null : [label], null);
}

/** Asks a faction whether it does what it may. */
export function* agrees(by: number, why: string): Effect<boolean> {
  return (yield decision(by, 'alternative', why, [0, 1], ['yes', 'done'], null)) === 0;
}

/** Asks for a space, or DONE where that is allowed; DONE unasked where there is none. */
export function* chooseSpace(
  game: Game,
  by: number,
  why: string,
  candidates: readonly number[],
  mayDecline: boolean,
): Effect<number> {
  if (candidates.length === 0) return DONE;
  return yield* choose(game, by, 'space', why, mayDecline ? [...candidates, DONE] : candidates);
}
