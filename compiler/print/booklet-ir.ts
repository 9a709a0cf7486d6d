/** A booklet of rules: chapters of sections, of which each word is one of the spec or a fixed one of its language. */
import type { Line } from '../show/sentences.js';
import type { Fact } from '../table/reading.js';

export interface Booklet {
  readonly title: string;
  /** The code of its language. */
  readonly language: string;
  /** What stands below the title: the edition, and what is made up. */
  readonly told: readonly string[];
  /** What the contents are called. */
  readonly contents: string;
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly title: string;
  /** Whether its text goes from one edge of the page to the other, as tables do. */
  readonly isWide: boolean;
  readonly sections: readonly Section[];
}

export interface Section {
  /** Empty for the only one of a chapter. */
  readonly title: string;
  /** The numbers of rules; empty where none is cited. */
  readonly cited: string;
  readonly parts: readonly Part[];
}

export type Part =
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** `heading` may be empty. */
  | { readonly kind: 'sentences'; readonly heading: string; readonly lines: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
