/** Trace: each numbered rule of a rulebook with the places that state it, what they became, and what tests it. */

export interface Trace {
  readonly game: string;
  readonly title: string;
  /** The letters that cite the rulebook. */
  readonly cites: string;
  readonly rules: readonly TracedRule[];
}

export interface TracedRule {
  readonly number: string;
  readonly title: string;
  readonly status: Status;
  /** Why there is nothing to play in it; null where there is. */
  readonly reason: string | null;
  /** What states it. */
  readonly spec: readonly Place[];
  /** Rulings that decide what it leaves open. */
  readonly rulings: readonly Place[];
  /** Modules, with the function where there is one: `operations/muster.ts#muster`. */
  readonly code: readonly string[];
  readonly tests: readonly TracedTest[];
}

/** `open` lacks a spec or a test, and has no reason for it. */
export type Status = 'complete' | 'not playable' | 'open';

export interface Place {
  /** `operation Muster`, `game markers Unrest`. */
  readonly what: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

export interface TracedTest {
  /** The generated file. */
  readonly file: string;
  readonly name: string;
  /** What the test does with the rule, or with what states it; the first of these that any test does. */
  readonly how: 'cites' | 'plays' | 'speaks of';
  /** What states the rule, or the ruling on it that is cited; empty where the test cites the rule itself. */
  readonly what: string;
}
