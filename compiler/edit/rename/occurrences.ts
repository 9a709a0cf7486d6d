/** Where wordings stand in the files of a spec: as names that the compiler reads, in prose, or where they are not to change. */
import type { Analysis } from '../../driver.js';
import type { SourceFile, Span } from '../../source/span.js';
import { wordCharacter, wordingAt, type Language, keywordIndex } from '../../surface/vocabulary.js';
import { classifyDocuments } from '../../surface/classify-documents.js';
import type { FileKind } from '../../surface/file-kinds.js';
import { commentsIn } from '../../yaml/comments.js';
import { type PlacedScalar, scalarsIn } from '../../yaml/respell.js';

/**
 * `name`: the compiler reads it. `prose`: it is for people, but what is said there is of this game. `kept`: titles and citations,
 * which are as they are printed elsewhere.
 */
export type Role = 'name' | 'prose' | 'kept';

/** One place at which a wording stands in a text. */
export interface Occurrence {
  readonly placed: PlacedScalar;
  readonly kind: FileKind;
  readonly role: Role;
  /** In the text of the scalar. */
  readonly start: number;
  readonly end: number;
  readonly wording: string;
}

/** Every place of the wordings, in the order of the files; a longer name of which one is a part is another name. */
export function occurrencesOf(
  files: readonly SourceFile[],
  analysis: Analysis,
  wordings: readonly string[],
): readonly Occurrence[] {
  const find = finder([...writtenNames(analysis), ...namesIn(analysis.language.stateVerbs)], wordings);
  return classifyDocuments(files, []).files.flatMap(({ root, kind }) =>
    scalarsIn(root).flatMap((placed): readonly Occurrence[] => {
      const role = roleOf(placed, kind);
      if (role === null) return [];
      const { text } = placed.scalar.source;
      return find(text, isLine(placed.keys), role === 'name').map((it) => ({ placed, kind, role, ...it }));
    }),
  );
}

/** The comments that mention one of the wordings. */
export function commentsWith(
  files: readonly SourceFile[],
  analysis: Analysis,
  wordings: readonly string[],
): readonly Span[] {
  const find = finder(writtenNames(analysis), wordings);
  return files.flatMap((file) =>
    commentsIn(file).filter(({ start, end }) => find(file.text.slice(start, end), false, false).length > 0),
  );
}

/** Names that are declared as they are written; the tracks of resources have names that are made of others. */
export function writtenNames({ spec, language }: Analysis): readonly string[] {
  const made = (spec.game?.tracks ?? [])
    .flatMap(({ words }) => [words.one, ...words.aliases])
    .filter(({ text, span }) => span.file.text.slice(span.start, span.end).replace(/\s+/gu, ' ') !== text);
  const names = new Set(made.map(({ text }) => text));
  return language.vocabulary.names.filter((name) => !names.has(name));
}

function namesIn(index: Language['stateVerbs']): readonly string[] {
  return [...index.values()].flatMap((of) => of.map(({ text }) => text));
}

type Find = (
  text: string,
  isFolded: boolean,
  hasKeywords: boolean,
) => readonly { readonly start: number; readonly end: number; readonly wording: string }[];

/** Cuts texts as the scanner does: the longest name first, then keywords, then words. */
function finder(names: readonly string[], wordings: readonly string[]): Find {
  const exact = indexOf([...names, ...wordings]);
  const folded = indexOf([...names, ...wordings].map(fold));
  const byFolded = new Map(wordings.map((it) => [fold(it), it]));
  return (given, isFolded, hasKeywords) => {
    const text = isFolded ? fold(given) : given;
    const found: { start: number; end: number; wording: string }[] = [];
    for (let at = 0; at < text.length;) {
      if (!wordCharacter.test(text.charAt(at))) {
        at += 1;
        continue;
      }
      const name = wordingAt(isFolded ? folded : exact, text, at);
      const keyword = name === null && hasKeywords && !isFolded ? wordingAt(keywordIndex, text, at) : null;
      if (name !== null) {
        const wording = isFolded ? byFolded.get(name.wording.text) : name.wording.text;
        if (wording !== undefined && wordings.includes(wording)) found.push({ start: at, end: name.end, wording });
      }
      at = name?.end ?? keyword?.end ?? wordEnd(text, at);
    }
    return found;
  };
}

function indexOf(names: readonly string[]): Language['names'] {
  const index = new Map<string, { words: readonly string[]; text: string; means: null }[]>();
  for (const text of new Set(names)) {
    const key = /^[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? text.charAt(0);
    const list = index.get(key) ?? [];
    index.set(key, list);
    list.push({ words: text.split(' '), text, means: null });
  }
  for (const list of index.values()) list.sort((a, b) => b.text.length - a.text.length);
  return index;
}

/** In lower case, unless that would move what stands behind a letter. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
}

function wordEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && wordCharacter.test(text.charAt(end))) end += 1;
  return end;
}

/** Keys of which the value is for people. */
const prose: ReadonlySet<string> = new Set([
  ...['note', 'question', 'decision', 'ruling', 'because', 'not playable', 'made up', 'why', 'example', 'step'],
  ...['scenario', 'provenance', 'sure', 'cites', 'rules'],
]);

/** Keys of which the value is as it is printed in a rulebook or on a card. */
const printed: ReadonlySet<string> = new Set(['title', 'rule', 'edition']);

/** Null where the text is of another language. */
function roleOf({ keys, stands, scalar }: PlacedScalar, kind: FileKind): Role | null {
  const last = keys.at(-1) ?? '';
  const isKey = stands === 'as a key';
  if (kind === 'language' && !(isKey && (last === 'names' || last === 'cards'))) return null;
  if (isKey) return /^\d+\.\d/u.test(scalar.source.text) ? 'kept' : 'name';
  if (printed.has(last)) return 'kept';
  const isReference = last === 'examples' && kind === 'rules';
  return prose.has(last) || isReference || (last === 'name' && keys.includes('examples')) ? 'prose' : 'name';
}

/** Lines of examples and scenarios are read whatever their case. */
export function isLine(keys: readonly string[]): boolean {
  return (
    (keys.includes('examples') || keys[0] === 'steps') &&
    ['given', 'when', 'then', 'script'].some((it) => keys.includes(it))
  );
}
