/** What may be typed next: in a sentence the words and names that can follow there, else keys, their values, and names of the kind that stands there elsewhere. */
import type { CompletionItem, CompletionItemKind, TextEdit } from 'vscode-languageserver';
import { kindWords } from '../resolved/resolve/unknown.js';
import { anybody, type Asking } from '../resolved/resolve/honest-help.js';
import { namesThatFit } from '../resolved/resolve/names-that-fit.js';
import { meaningsOf, type Symbols } from '../resolved/declare/symbols.js';
import { type SourceFile, lineStartsOf } from '../source/span.js';
import { offsetIn, standingAlone } from '../source/text.js';
import { readSpec, type SpecReading } from '../surface/from-yaml.js';
import { whatFollows } from '../reference/what-follows.js';
import type { IToken } from '../surface/chevrotain.js';
import type { Part } from '../surface/complain.js';
import { NameToken } from '../surface/tokens.js';
import { documentOf, type SpecFile } from '../surface/classify-documents.js';
import type { YamlEntry } from '../yaml/node.js';
import { keyText } from '../yaml/node.js';
import { keysOf, schemaBelow, valuesOf } from './keys.js';
import { rangeOf } from './places.js';
import { eachScalar, namesIn, scalarAt, symbolsOf, tokensOf } from './words-at.js';
import { wayTypedAt } from './ways-at.js';
import type { View } from './workspace.js';

/** A place where something is typed: what stands from `start` to `offset` is to be replaced. */
interface Typing {
  readonly file: SourceFile;
  readonly start: number;
  readonly offset: number;
}

/** What an item is, by the number that the protocol has for it: the protocol itself is large, and a page needs no more of it. */
export const itemKinds = { name: 6, key: 10, value: 12, keyword: 14 } as const satisfies Record<
  string,
  CompletionItemKind
>;

/** No name has more words. */
const mostWords = 5;

export function completionsAt(view: View, offset: number): readonly CompletionItem[] {
  const way = wayTypedAt(view.file, view.files, offset);
  if (way !== null) {
    const typing: Typing = { file: view.file, start: offset - way.typed.length, offset };
    const fitting = way.names.filter((name) => beginsWith(name, way.typed));
    return distinct(fitting.map((name) => item(typing, name, itemKinds.name)));
  }
  // What is typed need not be a whole word yet, nor be there at all.
  const inValue = typedWith(view, offset, 'x');
  const phrase = inValue.reading.phrases.find(
    ({ span }) => span.file === inValue.file && span.start <= offset && offset < span.end,
  );
  if (phrase !== undefined) {
    const before = phrase.source.text.slice(0, offsetIn(phrase.source, offset));
    // A line may yet become an opening, by the colon at its end.
    const parts: readonly Part[] = phrase.part === 'sentence' ? ['sentence', 'opening'] : [phrase.part];
    return distinct(parts.flatMap((part) => sentenceItems(view, inValue.reading, part, before, offset)));
  }
  const document = documentOf(inValue.file);
  const at = document === null ? null : scalarAt(inValue, offset);
  const isValue = at !== null && !at.isKey && at.entries.length > 0;
  return isValue ? valueItems(view, document, at.entries, offset) : keyItems(view, offset);
}

/** The spec with something typed at a place. */
function typedWith(
  { file, files }: View,
  offset: number,
  typed: string,
): { readonly file: SourceFile; readonly reading: SpecReading } {
  const text = file.text.slice(0, offset) + typed + file.text.slice(offset);
  const changed = { ...file, text };
  return { file: changed, reading: readSpec(files.map((it) => (it === file ? changed : it))) };
}

function sentenceItems(
  view: View,
  { language, phrases }: SpecReading,
  part: Part,
  before: string,
  offset: number,
): readonly CompletionItem[] {
  const { declarations } = view.checked.analysis;
  const symbols = symbolsOf(declarations);
  const asking: Asking | null =
    symbols === null || declarations === null ? null : { symbols, language, owner: anybody(declarations, phrases) };
  return cutsOf(before).flatMap((start) => {
    const typed = before.slice(start);
    const begun = before.slice(0, start);
    // Behind a name that nobody knows nothing is known.
    if (tokensOf(language, standingAlone(begun)).some((it) => isUnknown(asking, it))) return [];
    const isWanted = (word: string): boolean => beginsWith(word, typed);
    const { words, takesName, takesWord, tails } = whatFollows(language, standingAlone(begun), part, isWanted);
    const typing: Typing = { file: view.file, start: offset - typed.length, offset };
    const names = takesName && asking !== null ? language.vocabulary.names.filter(isWanted) : [];
    const given = takesWord && asking !== null ? asking.owner.numbers.filter(isWanted) : [];
    const gap = { part, before: begun, tails: names.length + given.length === 0 ? [] : tails() };
    const fitting = asking === null ? [] : namesThatFit(asking, gap, [...new Set([...names, ...given])]);
    return [
      ...words
        .filter(({ isUsual }) => isUsual || typed !== '')
        .map(({ text }) => item(typing, text, itemKinds.keyword)),
      ...fitting.map((name) => nameItem(typing, name, asking?.symbols ?? null)),
    ];
  });
}

function isUnknown(asking: Asking | null, { tokenType, image }: IToken): boolean {
  return tokenType === NameToken && asking !== null && meaningsOf(asking.symbols, image).length === 0;
}

/** Where what is being typed may begin: at the last words, several of which may be one name, or behind all. */
function cutsOf(before: string): readonly number[] {
  const starts = [...before.matchAll(/[^\s,]+/gu)].map(({ index }) => index).slice(-mostWords);
  return /[^\s,]$/u.test(before) ? starts : [...starts, before.length];
}

function beginsWith(word: string, typed: string): boolean {
  return word.toLowerCase().startsWith(typed.toLowerCase()) && word !== typed.trimEnd();
}

/** What the schemas list for a value, or names of the kinds that stand below the same keys elsewhere. */
function valueItems(
  view: View,
  document: SpecFile | null,
  entries: readonly YamlEntry[],
  offset: number,
): readonly CompletionItem[] {
  if (document === null) return [];
  const schema = schemaBelow(document.kind, entries);
  const listed = schema === null ? [] : valuesOf(schema);
  const line = lineBefore(view.file, offset);
  const symbols = symbolsOf(view.checked.analysis.declarations);
  const kinds = kindsBelow(view, document.kind, entries, symbols);
  const names = [...(symbols?.words ?? [])].flatMap(([kind, words]) => (kinds.has(kind) ? words : []));
  return distinct(
    cutsOf(line).flatMap((start) => {
      const typed = line.slice(start);
      if (/[:[{]/u.test(typed)) return [];
      const typing: Typing = { file: view.file, start: offset - typed.length, offset };
      const isWanted = (word: string): boolean => beginsWith(word, typed);
      return [
        ...listed.filter(isWanted).map((value) => item(typing, value, itemKinds.value)),
        ...names.filter(isWanted).map((name) => nameItem(typing, name, symbols)),
      ];
    }),
  );
}

/** Of what kinds the names are that stand below the same keys, in files of the same kind. */
function kindsBelow(
  { files, checked: { analysis } }: View,
  kind: SpecFile['kind'],
  entries: readonly YamlEntry[],
  symbols: Symbols | null,
): ReadonlySet<string> {
  const last = entries.map(keyText).at(-1);
  const depth = entries.length;
  const found = new Set<string>();
  if (symbols === null) return found;
  for (const file of files) {
    if (documentOf(file)?.kind !== kind) continue;
    eachScalar(file, ({ scalar, entries: own, isKey }) => {
      const at = own.at(-1);
      if (isKey || own.length !== depth || at === undefined || keyText(at) !== last) return;
      for (const { text } of namesIn(analysis.language, scalar.source))
        for (const meaning of meaningsOf(symbols, text)) found.add(meaning.kind);
    });
  }
  return found;
}

/** The keys that the block may have and does not. */
function keyItems(view: View, offset: number): readonly CompletionItem[] {
  const line = lineBefore(view.file, offset);
  const typed = /[^\s-][^:]*$|$/u.exec(line)?.[0] ?? '';
  if (line.includes(':')) return [];
  // Without its colon a key is none.
  const rest = /^[^\n]*/u.exec(view.file.text.slice(offset))?.[0] ?? '';
  const text = `${view.file.text.slice(0, offset)}x:${view.file.text.slice(offset + rest.length)}`;
  const file = { ...view.file, text };
  const document = documentOf(file);
  const at = document === null ? null : scalarAt({ file }, offset);
  if (document === null || at?.isKey !== true) return [];
  const around = at.entries.slice(0, -1);
  const schema = schemaBelow(document.kind, around);
  const present = around.at(-1)?.value ?? document.root;
  const keys = present.kind === 'map' ? present.entries.map(keyText) : [];
  const typing: Typing = { file: view.file, start: offset - typed.length, offset };
  return (schema === null ? [] : keysOf(schema))
    .filter(({ key }) => beginsWith(key, typed) && !keys.includes(key))
    .map(({ key, says }) => ({
      ...item(typing, key, itemKinds.key, `${key}:`),
      ...(says === '' ? {} : { documentation: says }),
    }));
}

function lineBefore(file: SourceFile, offset: number): string {
  const start = lineStartsOf(file).findLast((it) => it <= offset) ?? 0;
  return file.text.slice(start, offset);
}

function nameItem(typing: Typing, name: string, symbols: Symbols | null): CompletionItem {
  const kinds = symbols === null ? [] : meaningsOf(symbols, name).map(({ kind }) => kindWords(kind));
  const detail = [...new Set(kinds)].join(', ');
  return { ...item(typing, name, itemKinds.name), ...(detail === '' ? {} : { detail }) };
}

function item(
  { file, start, offset }: Typing,
  label: string,
  kind: CompletionItemKind,
  newText = label,
): CompletionItem {
  const textEdit: TextEdit = { range: rangeOf({ file, start, end: offset }), newText };
  return { label, kind, textEdit };
}

function distinct(items: readonly CompletionItem[]): readonly CompletionItem[] {
  return [...new Map(items.map((it) => [it.label, it])).values()];
}
