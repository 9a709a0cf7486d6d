/** Every sentence that is one small change away from another: a word left out, doubled, replaced or put in, two parts swapped. */
import { standingAlone } from '../../compiler/source/text.js';
import { scan } from '../../compiler/surface/lexer.js';
import type { Language } from '../../compiler/surface/parse.js';
import { keywords } from '../../compiler/surface/forms/keywords.js';

export interface Rewording {
  readonly text: string;
  /** Every word is still there, in another order. */
  readonly isOrder: boolean;
}

/** The words that can be put in the place of any other. */
export function wordsFor(language: Language): readonly string[] {
  const surfaces = keywords.map(([surface]) => surface);
  const { names, stateVerbs } = language.vocabulary;
  return [...new Set([...surfaces, ...names, ...stateVerbs.keys(), '0', '1', '2', '3', ',', 'hits', 'sight'])];
}

/** Which of all changes: the one at `turn`, and each that is so many times `stride` behind it. */
export interface Sampling {
  readonly turn: number;
  readonly stride: number;
}

export function* rewordings(
  language: Language,
  text: string,
  words: readonly string[],
  { turn, stride }: Sampling,
): Generator<Rewording> {
  const tokens = tokensOf(language, text);
  const own = joined(tokens);
  const kinds = [changedWords(tokens, words), furtherWords(tokens, words), exchanges(tokens)];
  // Changes are counted from 1, through one kind after another.
  let before = 1;
  for (const { count, isOrder, at } of kinds) {
    const first = (((turn - before) % stride) + stride) % stride;
    for (let index = first; index < count; index += stride) {
      const changed = joined(at(index));
      if (changed !== own) yield { text: changed, isOrder };
    }
    before += count;
  }
}

/** So many changes of a kind, each made only where it is asked for: of many thousand a few are looked at. */
interface Changes {
  readonly count: number;
  readonly isOrder: boolean;
  readonly at: (index: number) => readonly string[];
}

/** Each word left out, doubled, and replaced by each other. */
function changedWords(tokens: readonly string[], words: readonly string[]): Changes {
  const ofEach = 2 + words.length;
  return {
    count: tokens.length * ofEach,
    isOrder: false,
    at: (index) => {
      const place = Math.floor(index / ofEach);
      const way = index % ofEach;
      if (way === 0) return tokens.toSpliced(place, 1);
      return way === 1 ? tokens.toSpliced(place, 0, tokens[place] ?? '') : tokens.with(place, words[way - 2] ?? '');
    },
  };
}

/** Each other word put in before each word, and behind the last. */
function furtherWords(tokens: readonly string[], words: readonly string[]): Changes {
  return {
    count: (tokens.length + 1) * words.length,
    isOrder: false,
    at: (index) => tokens.toSpliced(Math.floor(index / words.length), 0, words[index % words.length] ?? ''),
  };
}

/** Two parts beside each other, of up to four words each, exchanged. */
function exchanges(tokens: readonly string[]): Changes {
  const places: (readonly [from: number, middle: number, to: number])[] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (let middle = from + 1; middle < Math.min(from + 5, tokens.length); middle += 1)
      for (let to = middle + 1; to <= Math.min(middle + 4, tokens.length); to += 1) places.push([from, middle, to]);
  return {
    count: places.length,
    isOrder: true,
    at: (index) => {
      const [from, middle, to] = places[index] ?? [0, 0, 0];
      return [
        ...tokens.slice(0, from),
        ...tokens.slice(middle, to),
        ...tokens.slice(from, middle),
        ...tokens.slice(to),
      ];
    },
  };
}

export function tokensOf(language: Language, text: string): readonly string[] {
  const scanned = scan(language, standingAlone(text));
  if (!scanned.ok) return text.split(' ');
  return scanned.tokens.map(({ startOffset, endOffset }) => text.slice(startOffset, (endOffset ?? startOffset) + 1));
}

export function joined(tokens: readonly string[]): string {
  return tokens.join(' ').replace(/ (,|'s\b)/gu, '$1');
}
