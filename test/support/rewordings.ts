/** Every sentence that is one small change away from another: a word left out, doubled, replaced or put in, two parts swapped. */
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
  let index = 0;
  for (const { change, isOrder } of changesOf(tokens, words)) {
    index += 1;
    if (index % stride !== turn) continue;
    const changed = joined(change());
    if (changed !== joined(tokens)) yield { text: changed, isOrder };
  }
}

interface Change {
  readonly change: () => readonly string[];
  readonly isOrder: boolean;
}

function* changesOf(tokens: readonly string[], words: readonly string[]): Generator<Change> {
  for (const [index, token] of tokens.entries()) {
    yield { change: () => tokens.toSpliced(index, 1), isOrder: false };
    yield { change: () => tokens.toSpliced(index, 0, token), isOrder: false };
    for (const word of words) yield { change: () => tokens.with(index, word), isOrder: false };
  }
  for (let index = 0; index <= tokens.length; index += 1)
    for (const word of words) yield { change: () => tokens.toSpliced(index, 0, word), isOrder: false };
  for (let from = 0; from < tokens.length; from += 1)
    for (let middle = from + 1; middle < Math.min(from + 5, tokens.length); middle += 1)
      for (let to = middle + 1; to <= Math.min(middle + 4, tokens.length); to += 1) {
        const first = tokens.slice(from, middle);
        const second = tokens.slice(middle, to);
        const change = () => [...tokens.slice(0, from), ...second, ...first, ...tokens.slice(to)];
        yield { change, isOrder: true };
      }
}

export function tokensOf(language: Language, text: string): readonly string[] {
  const offsets = Array.from({ length: text.length + 1 }, (_, index) => index);
  const scanned = scan(language, { text, file: { path: '', text }, offsets });
  if (!scanned.ok) return text.split(' ');
  return scanned.tokens.map(({ startOffset, endOffset }) => text.slice(startOffset, (endOffset ?? startOffset) + 1));
}

export function joined(tokens: readonly string[]): string {
  return tokens.join(' ').replace(/ (,|'s\b)/gu, '$1');
}
