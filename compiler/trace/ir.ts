/** Trace: each numbered rule of a rulebook with the places that state it, what they became, and what tests it. */
import type { Tally } from '../scenario/verdicts.js';

export interface Trace {
  readonly game: string;
  readonly title: string;
  /** The letters that cite the rulebook. */
  readonly cites: string;
  readonly rules: readonly TracedRule[];
  /** How many tests of the spec hold; of the others none is named with a rule. */
  readonly tests: Tally;
  /** What of the game is made up, and so neither states a rule nor tests one; left out where all is known. */
  readonly madeUp?: string;
}

export interface TracedRule {
  readonly number: string;
  readonly title: string;
  readonly status: Status;
  /** It is open, and would not be if what is made up proved something. */
  readonly restsOnMadeUp?: true;
  /** Why there is nothing to play in it; null where there is. */
  readonly reason: string | null;
  /** What states it. */
  readonly spec: readonly Place[];
  /** Rulings that decide what it leaves open. */
  readonly rulings: readonly Place[];
  /** Modules, with the function where there is one: `operations/muster.ts#muster`. */
  readonly code: readonly string[];
  /** Those that cite it, then those that cite a ruling on it. */
  readonly tests: readonly TracedTest[];
}

/** `open` lacks a spec, or a test that cites it, and has no reason for it. */
export type Status = 'complete' | 'not playable' | 'open';

export interface Place {
  /** `operation Muster`, `game markers Unrest`. */
  readonly what: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Where it is made up, and so states nothing. */
  readonly isMadeUp?: true;
}

export interface TracedTest {
  /** The generated file. */
  readonly file: string;
  readonly name: string;
  /** The ruling on the rule that the test cites; null where it cites the rule itself. */
  readonly ruling: string | null;
}
