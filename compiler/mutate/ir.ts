/** Mutants: specs in which one atom of one sentence says something else. */

/** A stretch of a file that is replaced. */
export interface Edit {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export type Kind = 'number' | 'noun' | 'actor' | 'may' | 'condition' | 'filter' | 'bound' | 'verb' | 'removed' | 'map';

/** One atom, with the ways to change it: the first that the check accepts stands for all of them. */
export interface Mutant {
  /** Whose sentence it is: `C1 unshaded`, `Muster`. */
  readonly owner: string;
  /** The code of the card; null where it is no card's. */
  readonly card: string | null;
  readonly kind: Kind;
  readonly path: string;
  readonly line: number;
  readonly sentence: string;
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
  /** The engine is the same. */
  | { readonly kind: 'same' }
  /** No variant is a sentence. */
  | { readonly kind: 'unreadable' };

/** The text with the edits made, which do not overlap. */
export function edited(text: string, edits: readonly Pick<Edit, 'start' | 'end' | 'text'>[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((done, { start, end, text: put }) => done.slice(0, start) + put + done.slice(end), text);
}
