/** What authors get wrong in a sentence: a word misspelt, left out, put in or taken for another; one mistake for each number. */
import { habitualAdvice, habitualWords } from '../../compiler/surface/habits.js';
import type { Language } from '../../compiler/surface/parse.js';
import { joined, tokensOf } from './rewordings.js';

export interface Mistake {
  readonly text: string;
  /** True where a word is misspelt, so that what was meant is known. */
  readonly isMisspelt: boolean;
}

/** Plain English that is no word of the language, and words of which each says something. */
const foreign: readonly string[] = [
  ...new Set([...habitualAdvice.keys(), ...habitualWords.keys()]),
  ...['even', 'been', 'not', 'never', 'another', 'twice', 'most', 'each', 'up to', 'no', 'with', 'without', 'at most'],
];

/** The mistake of this number in a sentence; each number is another, and they go on for ever. */
export function mistakeIn(language: Language, text: string, words: readonly string[], number: number): Mistake {
  const next = numbersFrom(number);
  const tokens = tokensOf(language, text);
  const at = next(tokens.length);
  const token = tokens[at] ?? '';
  const any = (from: readonly string[]): string => from[next(from.length)] ?? '';
  switch (next(8)) {
    case 0:
      return { text: joined(tokens.toSpliced(at, 1)), isMisspelt: false };
    case 1:
      return { text: joined(tokens.toSpliced(at, 0, token)), isMisspelt: false };
    case 2:
      return { text: joined(tokens.toSpliced(at, 0, any(foreign))), isMisspelt: false };
    case 3:
      return { text: joined(tokens.with(at, any(foreign))), isMisspelt: false };
    case 4:
      return { text: joined(tokens.with(at, any(words))), isMisspelt: false };
    default:
      return { text: joined(tokens.with(at, misspelt(token, next))), isMisspelt: /\p{L}{3}/u.test(token) };
  }
}

/** A letter left out, doubled, replaced, or exchanged with the next, behind the first. */
function misspelt(word: string, next: (below: number) => number): string {
  const letters = word.split('');
  const at = 1 + next(letters.length - 2);
  const letter = letters[at] ?? '';
  if (letters.length < 3 || letter === ' ' || letters[at + 1] === ' ') return word;
  switch (next(4)) {
    case 0:
      return letters.toSpliced(at, 1).join('');
    case 1:
      return letters.toSpliced(at, 0, letter).join('');
    case 2:
      return letters.with(at, 'aeiourst'.charAt(next(8))).join('');
    default:
      return letters.toSpliced(at, 2, letters[at + 1] ?? '', letter).join('');
  }
}

/** Numbers that look like drawn by lot, the same for the same seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761 + 97) >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return below < 1 ? 0 : (state >>> 8) % below;
  };
}
