/** What a plain wording is: what people write in one sentence, and the lines of the language that it stands for. */
import type { Piece } from './compose.js';

/** Lines that a sentence stands for. */
export type Line =
  | { readonly kind: 'sentence'; readonly text: readonly Piece[] }
  | {
      readonly kind: 'block';
      readonly opening: readonly Piece[];
      readonly body: readonly Line[];
      /** Below `otherwise`; null where there is none. */
      readonly otherwise: readonly Line[] | null;
    };

/** Who acts in a sentence: the range of `Crown may`, and of what is done; an empty range where nobody is named. */
export interface Acting {
  readonly actor: readonly [number, number];
  readonly deed: readonly [number, number];
}

/** What a pattern found, and a look at who acts in a part of it. */
export interface Found {
  readonly at: (group: string) => readonly [number, number];
  readonly text: (group: string) => string;
  /** Null where the range, with these words behind it, is no sentence. */
  readonly acting: (range: readonly [number, number], behind?: string) => Acting | null;
}

export interface PlainWording {
  /** How it is written: words, and CAPITALS for what is filled in. */
  readonly shape: string;
  readonly means: string;
  /** A sentence of the reference's game, and the lines that it stands for. */
  readonly pairs: readonly [Pair, ...Pair[]];
  /** Where several words can be the border, each is tried, the first of them first. */
  readonly pattern: RegExp;
  readonly lines: (found: Found) => readonly Line[] | null;
  /** The words of the pattern leave no doubt, so that what cannot be read between them is told of. */
  readonly isSure: boolean;
}

/** A sentence, and its lines below one another; what is in brackets stands below its line. */
type Pair = readonly [written: string, lines: string];
