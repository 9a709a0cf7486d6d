/** What authors get wrong in a sentence by itself: a word misspelt, left out, put in or taken for another; one mistake for each number. */
import { habitualAdvice, habitualWords } from '../../compiler/surface/habits.js';
import type { Language } from '../../compiler/surface/parse.js';
import { joined, tokensOf } from '../support/rewordings.js';
import { drawFrom } from './draw.js';
import { slips } from './slips.js';

export interface SentenceMistake {
  readonly text: string;
  /** True where a word is misspelt, so that what was meant is known. */
  readonly isMisspelt: boolean;
}

/** Plain English that is no word of the language, and words of which each says something. */
export const foreign: readonly string[] = [
  ...new Set([...habitualAdvice.keys(), ...habitualWords.keys()]),
  ...['even', 'been', 'not', 'never', 'another', 'twice', 'most', 'each', 'up to', 'no', 'with', 'without', 'at most'],
];

/** The mistake of this number in a sentence; each number is another, and they go on for ever. */
export function mistakeIn(language: Language, text: string, words: readonly string[], number: number): SentenceMistake {
  const draw = drawFrom(number);
  const tokens = tokensOf(language, text);
  const at = draw.below(tokens.length);
  const token = tokens[at] ?? '';
  switch (draw.below(8)) {
    case 0:
      return { text: joined(tokens.toSpliced(at, 1)), isMisspelt: false };
    case 1:
      return { text: joined(tokens.toSpliced(at, 0, token)), isMisspelt: false };
    case 2:
      return { text: joined(tokens.toSpliced(at, 0, draw.from(foreign) ?? '')), isMisspelt: false };
    case 3:
      return { text: joined(tokens.with(at, draw.from(foreign) ?? '')), isMisspelt: false };
    case 4:
      return { text: joined(tokens.with(at, draw.from(words) ?? '')), isMisspelt: false };
    default: {
      const slip = draw.from(slips);
      return { text: joined(tokens.with(at, slip?.(token, draw) ?? token)), isMisspelt: /\p{L}{3}/u.test(token) };
    }
  }
}
