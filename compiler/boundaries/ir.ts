/** Boundaries of Core, and the cases that reach them. */
import type { Span } from '../source/span.js';
import type { Given } from '../../runtime/testing/position.js';
import type { Action } from '../../runtime/testing/example.js';
import type { Speaker } from '../../runtime/testing/scripted-play.js';

/** Something that an interpreter records as it passes: a branch, or a number at one of its limits. */
export interface Boundary {
  /** The card's side, procedure or chit that it belongs to. */
  readonly of: string;
  readonly rule: string;
  readonly sentence: string;
  /** Where the sentence stands; null where it is of no statement. */
  readonly span: Span | null;
  /** In words: `one more than the limit can be selected`. */
  readonly words: string;
  /** The part of Core, and what the interpreter calls it there. */
  readonly at: object;
  readonly outcome: string;
}

/** What is done, and by whom. */
export interface Start {
  readonly action: Exclude<Action, { readonly within: unknown }>;
  /** A faction. */
  readonly by: number;
  readonly what:
    | { readonly kind: 'procedure'; readonly procedure: number }
    | { readonly kind: 'side'; readonly card: number; readonly side: number };
}

export interface Answered {
  /** A faction, `draw` or `roll`. */
  readonly by: Speaker;
  readonly label: string;
}

/** A position, what is done in it, and how every question is answered. */
export interface Case {
  readonly given: readonly Given[];
  readonly start: Start;
  readonly answers: readonly Answered[];
}
