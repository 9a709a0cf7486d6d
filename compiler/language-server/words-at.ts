/** What stands at a place of a file: the sentence, the word in it, the key or the value, and the names that are written there. */
import { type Meaning, meaningsOf, createSymbols, type Symbols } from '../resolved/declare/symbols.js';
import type { Declarations } from '../resolved/declare/declarations.js';
import type { SourceFile, Span } from '../source/span.js';
import { offsetIn, spanWithin, type SpannedText } from '../source/text.js';
import type { IToken } from '../surface/chevrotain.js';
import { documentOf } from '../surface/classify-documents.js';
import { scan } from '../surface/lexer.js';
import type { SourcePhrase } from '../surface/read-steps.js';
import * as t from '../surface/tokens.js';
import { type Language, wordCharacter, wordingAt } from '../surface/vocabulary.js';
import type { YamlEntry, YamlNode, YamlScalar } from '../yaml/node.js';
import type { View } from './workspace.js';

/** A name of the game, or a word that an author gave, where it is written. */
export interface Written {
  readonly text: string;
  readonly span: Span;
}

/** A scalar, and the keys that lead to it. */
export interface ScalarAt {
  readonly scalar: YamlScalar;
  /** From the top; the last is its own where it is a key. */
  readonly entries: readonly YamlEntry[];
  readonly isKey: boolean;
}

/** The sentence, or the part of one that stands by itself, around a place. */
export function phraseAt({ checked, file }: View, offset: number): SourcePhrase | null {
  return checked.analysis.phrases.find((it) => it.span.file === file && isWithin(it.span, offset)) ?? null;
}

/** The sentences of a file in their order. */
export function phrasesOf({ checked, file }: Pick<View, 'checked' | 'file'>): readonly SourcePhrase[] {
  return checked.analysis.phrases.filter(({ span }) => span.file === file);
}

export function scalarAt({ file }: Pick<View, 'file'>, offset: number): ScalarAt | null {
  let found: ScalarAt | null = null;
  eachScalar(file, (at) => {
    if (isWithin(at.scalar.span, offset)) found ??= at;
  });
  return found;
}

/** Every key and every value of a file that is a text, in the order of the file. */
export function eachScalar(file: SourceFile, see: (at: ScalarAt) => void): void {
  const walk = (node: YamlNode, entries: readonly YamlEntry[]): void => {
    if (node.kind === 'scalar') see({ scalar: node, entries, isKey: false });
    else if (node.kind === 'list') for (const item of node.items) walk(item, entries);
    else
      for (const entry of node.entries) {
        const within = [...entries, entry];
        see({ scalar: entry.key, entries: within, isKey: true });
        if (entry.value !== null) walk(entry.value, within);
      }
  };
  const document = documentOf(file);
  if (document !== null) walk(document.root, []);
}

/** The word of a sentence at a place, as the language reads it. */
export function tokenAt(language: Language, source: SpannedText, offset: number): IToken | null {
  const at = offsetIn(source, offset);
  return (
    tokensOf(language, source).find(
      ({ startOffset, endOffset }) => startOffset <= at && at <= (endOffset ?? startOffset) + 1,
    ) ?? null
  );
}

/** None where the words cannot be told apart. */
export function tokensOf(language: Language, source: SpannedText): readonly IToken[] {
  const scanned = scan(language, source);
  return scanned.ok ? scanned.tokens : [];
}

export function spanOf(source: SpannedText, { startOffset, endOffset }: IToken): Span {
  return spanWithin(source, startOffset, (endOffset ?? startOffset) + 1);
}

/** The names of the game in a text, the longest where several begin at one place. */
export function namesIn(language: Language, source: SpannedText): readonly Written[] {
  const { text } = source;
  const found: Written[] = [];
  for (let at = 0; at < text.length;) {
    const isInside = at > 0 && wordCharacter.test(text.charAt(at - 1));
    const name = isInside ? null : wordingAt(language.names, text, at);
    if (name === null) {
      at += 1;
      continue;
    }
    found.push({ text: name.wording.text, span: spanWithin(source, at, name.end) });
    at = name.end;
  }
  return found;
}

/** The name, or the word that an author gave, at a place of a file: in a sentence, a line of an example, a key or a value. */
export function wordAt(view: View, offset: number): Written | null {
  const { language } = view.checked.analysis;
  const phrase = phraseAt(view, offset);
  const token = phrase === null ? null : tokenAt(language, phrase.source, offset);
  if (phrase !== null && token !== null && [t.NameToken, t.Word, t.StateVerb].includes(token.tokenType))
    return { text: token.image, span: spanOf(phrase.source, token) };
  const at = scalarAt(view, offset);
  if (at === null) return null;
  const { source } = at.scalar;
  const whole = { text: source.text, span: spanWithin(source, 0, source.text.length) };
  return namesIn(language, source).find(({ span }) => isWithin(span, offset)) ?? (at.isKey ? null : whole);
}

const known = new WeakMap<Declarations, Symbols>();

/** What a word of the game means, whatever it stands for at its place; nothing where the game cannot be declared. */
export function meaningsIn({ checked: { analysis } }: Pick<View, 'checked'>, word: string): readonly Meaning[] {
  const symbols = symbolsOf(analysis.declarations);
  return symbols === null ? [] : meaningsOf(symbols, word);
}

/** The symbols of a game's declarations, made once. */
export function symbolsOf(declarations: Declarations | null): Symbols | null {
  if (declarations === null) return null;
  const before = known.get(declarations);
  if (before !== undefined) return before;
  const symbols = createSymbols(declarations);
  known.set(declarations, symbols);
  return symbols;
}

export function isWithin({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}
