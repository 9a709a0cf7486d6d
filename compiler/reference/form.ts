/** A form of the language: what can be written, what it means, and examples of both sides of its border. */
import type { Part } from '../surface/complain.js';

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
}

/** A form for each kind of a union of the Surface; the type checker names one that is missing. */
export type Forms<Kind extends string> = Readonly<Record<Kind, Form>>;

/** Makes forms whose examples are read alike. */
export function formsOf<Kind extends string>(
  part: Part,
  rows: Readonly<
    Record<Kind, readonly [shape: string, means: string, accepted: Form['accepted'], refused: readonly string[]]>
  >,
): Forms<Kind> {
  const entries = Object.entries<(typeof rows)[Kind]>(rows).map(([kind, [shape, means, accepted, refused]]) => [
    kind,
    { part, shape, means, accepted, refused },
  ]);
  return Object.fromEntries(entries) as Forms<Kind>;
}
