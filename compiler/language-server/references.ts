/** Where the thing is written of which the word at a place is a name: in every file of its game, sentences, data and prose alike. */
import type { SourceFile, Span } from '../source/span.js';
import type { Meaning } from '../resolved/declare/symbols.js';
import * as t from '../surface/tokens.js';
import type { View } from './workspace.js';
import { eachScalar, meaningsIn, namesIn, phrasesOf, spanOf, symbolsOf, tokensOf, wordAt } from './words-at.js';

/** In the order of the files and of their places; a word that the author of a file gave is looked for in that file alone. */
export function referencesAt(view: View, offset: number): readonly Span[] {
  const word = wordAt(view, offset);
  if (word === null) return [];
  const meanings = meaningsIn(view, word.text);
  if (meanings.length === 0) return wordsIn(view, word.text);
  const names = namesOf(view, meanings);
  return view.files.flatMap((file) =>
    namesWrittenIn(view, file)
      .filter(({ text }) => names.has(text))
      .map(({ span }) => span),
  );
}

/** Every wording of some things: one, many and further ones. */
function namesOf({ checked }: View, meanings: readonly Meaning[]): ReadonlySet<string> {
  const all = symbolsOf(checked.analysis.declarations)?.meanings ?? new Map<string, readonly Meaning[]>();
  const isMeant = (it: Meaning): boolean => meanings.some(({ kind, id }) => kind === it.kind && id === it.id);
  return new Set([...all].flatMap(([word, own]) => (own.some(isMeant) ? [word] : [])));
}

function namesWrittenIn({ checked }: View, file: SourceFile): ReturnType<typeof namesIn> {
  const found: ReturnType<typeof namesIn>[number][] = [];
  eachScalar(file, ({ scalar }) => {
    found.push(...namesIn(checked.analysis.language, scalar.source));
  });
  return found;
}

function wordsIn(view: View, word: string): readonly Span[] {
  const { language } = view.checked.analysis;
  return phrasesOf(view).flatMap(({ source }) =>
    tokensOf(language, source)
      .filter(({ tokenType, image }) => tokenType === t.Word && image === word)
      .map((token) => spanOf(source, token)),
  );
}
