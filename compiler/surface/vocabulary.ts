/** The words of one game, indexed so that the scanner finds the longest name at a place in a sentence. */
import { folded } from '../diagnostics/nearest.js';
import type { TokenType } from './chevrotain.js';
import type { Samples } from './samples.js';
import { createRecent } from '../recent.js';
import { keywordOf, keywords, thirdPerson } from './forms/keywords.js';

const leadingWord = /[\p{L}\p{M}\p{N}]+/uy;
const spaces = /[ \t\r\n]+/y;

/** What a game names. */
export interface Vocabulary {
  /** Every name, plural, alias and adjective, as it is written: one word or more. */
  readonly names: readonly string[];
  /** For each verb that a state declares, the state: `expose` for `Open`. */
  readonly stateVerbs: ReadonlyMap<string, string>;
  /** Names for sentences that show how something is written. */
  readonly samples: Samples;
}

/** A wording cut at its spaces, with what it stands for. */
export interface Wording<T> {
  readonly words: readonly string[];
  readonly text: string;
  readonly means: T;
}

/** A vocabulary made ready for reading sentences. */
export interface Language {
  readonly vocabulary: Vocabulary;
  /** All of it as one text: equal where the language is the same. */
  readonly words: string;
  readonly names: WordingIndex<null>;
  /** The verbs that states declare, in both forms, with the name of the state. */
  readonly stateVerbs: WordingIndex<string>;
  /** Names by how they compare when case does not matter. */
  readonly foldedNames: ReadonlyMap<string, string>;
  /** How many words the longest name has. */
  readonly mostWords: number;
}

/** Wordings by how they begin, the longest first. */
export type WordingIndex<T> = ReadonlyMap<string, readonly Wording<T>[]>;

/** Takes the words of a game; what it returns serves any number of sentences. A name that equals a keyword works only in quotes. */
export function createLanguage(vocabulary: Vocabulary): Language {
  const { names, stateVerbs, samples } = vocabulary;
  const key = JSON.stringify([names, [...stateVerbs], [...samples]]);
  return languages.get(key) ?? languages.set(key, languageOf(vocabulary, key));
}

/** The same words are the same language, so that what was read in it need not be read again. */
const languages = createRecent<string, Language>(20);

function languageOf(vocabulary: Vocabulary, words: string): Language {
  const names = vocabulary.names.map((name) => name.trim().replace(/\s+/gu, ' ')).filter((name) => name !== '');
  const plain = [...new Set(names)].filter((name) => keywordOf(name) === null);
  const verbs = [...vocabulary.stateVerbs].flatMap(([verb, state]): [string, string][] => [
    [verb, state],
    [thirdPerson(verb), state],
  ]);
  const foldedNames = new Map<string, string>();
  for (const name of plain) if (!foldedNames.has(folded(name))) foldedNames.set(folded(name), name);
  return {
    vocabulary,
    words,
    names: indexed(plain.map((name) => [name, null])),
    stateVerbs: indexed(verbs),
    foldedNames,
    mostWords: names.reduce((most, name) => Math.max(most, name.split(' ').length), 1),
  };
}

/** The keywords, indexed like names. */
export const keywordIndex: WordingIndex<TokenType> = indexed(keywords);

/** The longest wording of `index` that stands at `start` of `text` as whole words, and where it ends. */
export function wordingAt<T>(
  index: WordingIndex<T>,
  text: string,
  start: number,
): { readonly wording: Wording<T>; readonly end: number } | null {
  for (const wording of index.get(beginning(text, start)) ?? []) {
    const end = endOf(wording.words, text, start);
    if (end !== null && endsWord(text, end)) return { wording, end };
  }
  return null;
}

/** True where no word goes on at `end`: `Fenwick` ends before `'s` and before `,`, but not before `-Moor`. */
export function endsWord(text: string, end: number): boolean {
  const before = end === 0 ? '' : String.fromCodePoint(text.codePointAt(end - 1) ?? 0);
  if (!wordCharacter.test(before) && !/[\uDC00-\uDFFF]/.test(before)) return true;
  const rest = text.slice(end, end + 4);
  return !/^(?:[-‐–—'’]?[\p{L}\p{M}\p{N}])/u.test(rest) || /^['’]s(?![\p{L}\p{M}\p{N}])/u.test(rest);
}

export const wordCharacter = /[\p{L}\p{M}\p{N}]/u;

function indexed<T>(entries: readonly (readonly [string, T])[]): WordingIndex<T> {
  const index = new Map<string, Wording<T>[]>();
  for (const [text, means] of entries) {
    const key = beginning(text, 0);
    const list = index.get(key) ?? [];
    list.push({ words: text.split(' '), text, means });
    index.set(key, list);
  }
  for (const list of index.values()) list.sort((a, b) => b.text.length - a.text.length);
  return index;
}

/** The letters and digits that a wording begins with, or its first character. */
function beginning(text: string, start: number): string {
  leadingWord.lastIndex = start;
  return leadingWord.exec(text)?.[0] ?? text.charAt(start);
}

function endOf(words: readonly string[], text: string, start: number): number | null {
  let at = start;
  for (const [place, word] of words.entries()) {
    if (place > 0) {
      spaces.lastIndex = at;
      if (!spaces.test(text)) return null;
      at = spaces.lastIndex;
    }
    if (!text.startsWith(word, at)) return null;
    at += word.length;
  }
  return at;
}
