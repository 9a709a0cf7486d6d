/**
 * Words that nobody knows and that are no misspelt name: no text in which one of them stands has a meaning, but one that gives it to
 * something as a name. A half-typed word is one, with which hundreds of other wordings of its sentence need not be read.
 */
import { folded, nearest } from '../../diagnostics/nearest.js';
import { wordingAt, type Language } from '../../surface/vocabulary.js';

/** The strange words of a text, each once; `isKnown` are those of the language and of the game. */
export function strangeWordsIn(
  text: string,
  language: Language,
  isKnown: (word: string) => boolean,
): ReadonlySet<string> {
  const names = new Set(language.vocabulary.names.flatMap((name) => folded(name).split(' ')));
  const isStrange = (word: string): boolean =>
    plainWord.test(word) &&
    !isKnown(word) &&
    !names.has(word) &&
    wordingAt(language.stateVerbs, word, 0) === null &&
    nearest(word, language.vocabulary.names, 1).length === 0;
  return new Set(wordsOf(text).filter(isStrange));
}

/** True where one of the strange words stands in the text and is not given as a name there. */
export function isSenseless(text: string, strange: ReadonlySet<string>): boolean {
  return strange.size > 0 && !givesName.test(text) && wordsOf(text).some((it) => strange.has(it));
}

const plainWord = /^\p{Ll}[\p{Ll}\p{N}]*$/u;

/** What is named in quotes, by `let … be` or as a step, may be any word. */
const givesName = /"|\b(?:let|step)\b/iu;

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/u);
}
