/** Reads the examples of the reference. */
import type { Part } from '../surface/complain.js';
import type { Language, Parsed } from '../surface/parse.js';
import { readPart } from '../surface/read-part.js';
import { standingAlone } from '../source/text.js';
import { kindsIn } from './kinds-in.js';
import { exampleLanguage } from './vocabulary.js';

export interface Read {
  /** The forms that it is made of. */
  readonly kinds: ReadonlySet<string>;
  /** In canonical wording. */
  readonly printed: string;
}

let language: Language | null = null;

/** Reads a text of the reference as a part of the language. */
export function readForm(part: Part, text: string): Parsed<Read> {
  language ??= exampleLanguage();
  return readPart(language, part, standingAlone(text), (name, tree, printed) => ({
    kinds: kindsIn(name, tree),
    printed,
  }));
}
