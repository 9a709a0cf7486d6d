/** What is counted of simulated games, in whole numbers, so that parts can be added up. */
import type { Ending } from '../../runtime/outcome.js';
import type { Spread } from '../statistics/spread.js';
import type { Lengths } from './lengths.js';
import type { EventTally } from '../../runtime/testing/event-tally.js';

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
