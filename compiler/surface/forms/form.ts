/** A form of the language: what can be written, what it means, and examples of both sides of its border. */
import type { Part } from '../complain.js';

export interface Form {
  /** How its examples are read. */
  readonly part: Part;
  /** What can be written: words as they are, CAPITALS for what is filled in, square brackets round what may be left out. */
  readonly shape: string;
  /** What it does or says, in one or two sentences. */
  readonly means: string;
  /** In canonical wording, with the words of the reference's own game. */
  readonly accepted: readonly [string, ...string[]];
  /** What is near and cannot be read; the reference shows the message that each gives. */
  readonly refused: readonly string[];
  /** Wordings that mean the same: whatever else leaves the meaning as it is would be a word that means nothing. */
  readonly variants: readonly Variant[];
}

/** A word that may be left out, put in or put in the place of another, and changes nothing. */
export interface Variant {
  /** What is the same, in one line. */
  readonly says: string;
  /** Sentences with the same meaning, each beside the wording it is a variant of. */
  readonly pairs: readonly [Pair, ...Pair[]];
}

/** Read as a sentence, or where a name of a part stands in front (`opening: up to 3 times`) as that. */
export type Pair = readonly [written: string, same: string];

/** A form for each kind of a union of the Surface; the type checker names one that is missing. */
export type Forms<Kind extends string> = Readonly<Record<Kind, Form>>;

type Row = readonly [
  shape: string,
  means: string,
  accepted: Form['accepted'],
  refused: readonly string[],
  variants?: readonly Variant[],
];

/** A form with a grammar of its own. */
export function own(part: Part, [shape, means, accepted, refused, variants = []]: Row): Form {
  return { part, shape, means, accepted, refused, variants };
}

/** Says what is the same of some pairs. */
export function same(says: string, ...pairs: readonly [Pair, ...Pair[]]): Variant {
  return { says, pairs };
}

/** One wording of a pair, and how it is read. */
export function wordingOf(written: Pair[number]): { readonly part: Part; readonly text: string } {
  const part = parts.find((it) => written.startsWith(`${it}: `));
  return part === undefined ? { part: 'sentence', text: written } : { part, text: written.slice(part.length + 2) };
}

const parts: readonly Part[] = ['opening', 'change', 'moment', 'term', 'number', 'condition'];
