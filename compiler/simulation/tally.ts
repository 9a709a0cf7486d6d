/** What is counted of simulated games, in whole numbers, so that parts can be added up. */
import { isSameEnding, type Ending } from '../../runtime/outcome.js';
import type { EventCount, EventTally } from '../../runtime/testing/event-tally.js';
import { bothSpreads, noSpread, type Spread } from '../statistics/spread.js';
import { bothLengths, type Lengths, noLengths } from './lengths.js';

export interface Tally {
  readonly games: number;
  readonly finished: number;
  /** How many games went wrong. */
  readonly failed: number;
  readonly decisions: number;
  /** How the games ended, each way once. */
  readonly outcomes: readonly OutcomeCount[];
  /** Those of the first seeds. */
  readonly problems: readonly Problem[];
  /** By card, by side. */
  readonly events: EventTally;
  readonly endings: EventEndings;
  /** Where each seed is played by two editions: how both ended, each pair once. */
  readonly pairs: readonly PairCount[];
  /** Where that is asked: by card, by side, by how many thousandths of the way from lost to won the end is better for who played it. */
  readonly effects: readonly (readonly Spread[])[];
  readonly lengths: Lengths;
}

/** By card, by side: how the games ended in which it was played, each way once. */
export type EventEndings = readonly (readonly (readonly OutcomeCount[])[])[];

/** How the same seeds ended under two editions. */
export interface PairCount {
  readonly first: Ending;
  readonly second: Ending;
  readonly games: number;
}

export interface OutcomeCount {
  readonly outcome: Ending;
  readonly games: number;
}

/** A game that went wrong; its seed plays it again. */
export interface Problem {
  readonly seed: number;
  readonly message: string;
}

/** So many of the games that went wrong are kept; where nearly all do, more would tell nothing new. */
export const mostProblems = 1000;

/** None was played. */
export const noGames: Tally = {
  games: 0,
  finished: 0,
  failed: 0,
  decisions: 0,
  outcomes: [],
  problems: [],
  events: [],
  endings: [],
  pairs: [],
  effects: [],
  lengths: noLengths,
};

/** What came of games that were played apart. */
export function added(left: Tally, right: Tally): Tally {
  return {
    games: left.games + right.games,
    finished: left.finished + right.finished,
    failed: left.failed + right.failed,
    decisions: left.decisions + right.decisions,
    outcomes: right.outcomes.reduce((sum, { outcome, games }) => withGames(sum, outcome, games), left.outcomes),
    problems: bothOf(left.problems, right.problems),
    events: right.events.map((sides, card) => sides.map((count, side) => sum(count, left.events[card]?.[side]))),
    endings: right.endings.map((sides, card) =>
      sides.map((ended, side) =>
        ended.reduce((sum, { outcome, games }) => withGames(sum, outcome, games), left.endings[card]?.[side] ?? []),
      ),
    ),
    pairs: right.pairs.reduce(withPairs, left.pairs),
    effects: right.effects.map((sides, card) =>
      sides.map((spread, side) => bothSpreads(spread, left.effects[card]?.[side] ?? noSpread)),
    ),
    lengths: bothLengths(left.lengths, right.lengths),
  };
}

/** The counts with so many games more that ended in this way. */
export function withGames(counts: readonly OutcomeCount[], outcome: Ending, games: number): readonly OutcomeCount[] {
  const place = counts.findIndex((it) => isSameEnding(it.outcome, outcome));
  if (place === -1) return [...counts, { outcome, games }];
  return counts.map((it, index) => (index === place ? { outcome, games: it.games + games } : it));
}

/** The counts with those of one pair of endings added. */
export function withPairs(counts: readonly PairCount[], { first, second, games }: PairCount): readonly PairCount[] {
  const place = counts.findIndex((it) => isSameEnding(it.first, first) && isSameEnding(it.second, second));
  if (place === -1) return [...counts, { first, second, games }];
  return counts.map((it, index) => (index === place ? { ...it, games: it.games + games } : it));
}

function bothOf(problems: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  if (others.length === 0) return problems;
  return [...problems, ...others].sort((a, b) => a.seed - b.seed).slice(0, mostProblems);
}

function sum(count: EventCount, other: EventCount | undefined): EventCount {
  return {
    taken: count.taken + (other?.taken ?? 0),
    withoutEffect: count.withoutEffect + (other?.withoutEffect ?? 0),
    withoutChoice: count.withoutChoice + (other?.withoutChoice ?? 0),
  };
}
