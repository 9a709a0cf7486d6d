/** Where the word at a place is declared. */
import type { Span } from '../source/span.js';
import { ownNames } from '../resolved/declare/own-names.js';
import { givenName } from '../surface/given-name.js';
import { meaningsIn, wordAt } from './words-at.js';
import type { View } from './workspace.js';

/** Each place once; a word that a procedure or a sentence gave a meaning to leads to where it did. */
export function definitionsAt(view: View, offset: number): readonly Span[] {
  const word = wordAt(view, offset);
  if (word === null) return [];
  const declared = meaningsIn(view, word.text).flatMap((it) => it.declared ?? []);
  const found = declared.length > 0 ? declared : ownWords(view, word.text, offset);
  return [...new Map(found.map((span) => [`${span.file.path} ${span.start}`, span])).values()];
}

/** Words that are no names of the game: those of the file itself before those of others. */
function ownWords({ checked: { analysis }, file }: View, word: string, offset: number): readonly Span[] {
  const given = analysis.phrases.flatMap(({ source, span }): readonly Span[] => {
    if (span.file !== file || span.start > offset) return [];
    return givenName(source.text) === word ? [span] : [];
  });
  const last = given.at(-1);
  if (last !== undefined) return [last];
  const own =
    analysis.declarations === null
      ? []
      : Object.values(ownNames(analysis.declarations))
          .flat()
          .filter(({ name }) => name === word);
  const here = own.filter(({ declared }) => declared.file === file);
  return (here.length > 0 ? here : own).map(({ declared }) => declared);
}
