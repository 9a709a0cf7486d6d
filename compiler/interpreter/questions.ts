/** Questions: a choice of one is made without asking, and told in the log. */
import {
  type Decision,
  decision,
  type DecisionKind,
  DONE,
  type Effect,
  NOWHERE,
  onlyOption,
} from '../../runtime/decision.js';
import { MANY } from '../../runtime/layout.js';
import type { Game } from '../../runtime/state.js';

/** What a question is about, beside its sentence. */
export interface About {
  /** The current space, or where pieces move from. */
  readonly space?: number | null;
  /** How many the sentence lets be chosen in all. */
  readonly most?: number;
  /** How many of these have been chosen one by one. */
  readonly done?: number;
}

/** A decision with what it is about. */
export function asked(
  by: number,
  kind: DecisionKind,
  why: string,
  options: readonly number[],
  labels: readonly string[] | null,
  { space = null, most = MANY, done }: About,
  weights: readonly number[] | null = null,
): Decision {
  const isOneOfSome = done !== undefined && most > 1 && done < most;
  const nth = isOneOfSome ? done + 1 : 0;
  return decision(by, kind, why, options, labels, weights, space ?? NOWHERE, nth, Math.min(most, MANY));
}

/** Asks for one of the options; the only one is taken unasked. */
export function* choose(
  game: Game,
  by: number,
  kind: DecisionKind,
  why: string,
  options: readonly number[],
  labels: readonly string[] | null = null,
  about: About = {},
): Effect<number> {
  if (options.length === 1) return onlyOption(game, by, kind, why, options, labels);
  return yield asked(by, kind, why, options, labels, about);
}

/** Asks for a number from `low` to `high`; an only one is taken and not told. */
export function* chooseCount(
  by: number,
  why: string,
  low: number,
  high: number,
  about: About,
  label: string | null = null,
): Effect<number> {
  if (low >= high) return high;
  const options = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return yield asked(by, 'count', why, options, label === null ? null : [label], about);
}

/** Asks a faction whether it does what it may. */
export function* agrees(by: number, why: string, about: About): Effect<boolean> {
  return (yield asked(by, 'alternative', why, [0, 1], ['yes', 'done'], about)) === 0;
}

/** Asks for a space, or DONE where that is allowed; DONE unasked where there is none. */
export function* chooseSpace(
  game: Game,
  by: number,
  why: string,
  candidates: readonly number[],
  mayDecline: boolean,
  about: About,
): Effect<number> {
  if (candidates.length === 0) return DONE;
  return yield* choose(game, by, 'space', why, mayDecline ? [...candidates, DONE] : candidates, null, about);
}
