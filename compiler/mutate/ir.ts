/** Mutants: specs in which one atom, a word of a sentence or an entry beside them, says something else. */

/** A stretch of a file that is replaced. */
export interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is changed: a word or a part of a sentence, or one of those below. */
export type Kind =
  | ('number' | 'noun' | 'actor' | 'may' | 'verb' | 'condition' | 'filter' | 'bound')
  /** A step left out, two steps exchanged, a term of a net left out. */
  | ('removed' | 'order' | 'term')
  /** An entry that is no sentence left out. */
  | 'entry'
  /** A piece set up elsewhere. */
  | 'setup'
  /** Two spaces taken apart, or joined. */
  | 'map';

/** One atom changed in one way. */
export interface Mutant {
  /** Whose sentence it is: `C1 unshaded`, `Muster`. */
  readonly owner: string;
  /** The code of the card; null where it is no card's. */
  readonly card: string | null;
  readonly kind: Kind;
  /** As people are told it. */
  readonly path: string;
  readonly line: number;
  readonly sentence: string;
  /** Wordings of the change: the first that the check accepts, and that makes another engine, stands for all of them. */
  readonly variants: readonly Variant[];
}

export interface Variant {
  /** What stood there and what stands there instead; empty where it is left out or put in. */
  readonly from: string;
  readonly to: string;
  /** The sentence as it reads now. */
  readonly sentence: string;
  readonly edits: readonly Edit[];
}

export type Verdict =
  /** The check refuses every variant. */
  | { readonly kind: 'refused'; readonly code: string }
  /** A test fails. */
  | { readonly kind: 'failed'; readonly test: string; readonly variant: Variant }
  /** No test notices it. */
  | { readonly kind: 'survived'; readonly variant: Variant }
  /** The check accepts it and no engine can be made of it: a fault of the compiler. */
  | { readonly kind: 'fault'; readonly reason: string; readonly variant: Variant }
  /** The engine is the same. */
  | { readonly kind: 'same' }
  /** No variant can be read. */
  | { readonly kind: 'unreadable' };

/** The text with the edits made, which do not overlap. */
export function edited(text: string, edits: readonly Pick<Edit, 'start' | 'end' | 'text'>[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text);
}
