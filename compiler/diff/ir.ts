/** What has changed between two editions of a game, as plain data: what is told of it in text, JSON and Markdown is this. */
import type { Differing } from './lines.js';

/**
 * `changed`: something else is done. All others mean the same: `renumbered` cites another rule, `reworded` has another sentence,
 * `reformatted` another layout or other comments alone.
 */
export const ways = [
  'added',
  'deleted',
  'changed',
  'renamed',
  'retitled',
  'renumbered',
  'moved',
  'reworded',
  'reformatted',
] as const;

export type Way = (typeof ways)[number];

/** The ways in which what a game means changes. */
export const meaningful: ReadonlySet<Way> = new Set<Way>(['added', 'deleted', 'changed']);

export interface Place {
  readonly file: string;
  readonly line: number;
}

/** One value in place of another: a name, a title, a number of a rule, a file. */
export interface Replaced {
  readonly way: Way;
  readonly from: string;
  readonly to: string;
}

export interface FactChange {
  readonly label: string;
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

export interface Change {
  /** `side`, `procedure`, `space`, `example`, `file`. */
  readonly sort: string;
  /** As it is called now; what is gone, as it was. */
  readonly name: string;
  readonly ways: readonly Way[];
  readonly replaced: readonly Replaced[];
  readonly facts: readonly FactChange[];
  /** Sentences as they are written. */
  readonly sentences: readonly Differing<string>[];
  /** What is done, in plain steps. */
  readonly steps: readonly Differing<string>[];
  /** The rules that it cites, the old ones and the new. */
  readonly rules: readonly string[];
  /** Where it stands in the new edition, at what has changed; of what is gone, in the old. Null where it has no place. */
  readonly place: Place | null;
}
