/** Where a mistake can be made: the sentences, lines of examples, keys and names of each file of a game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked } from '../../compiler/driver.js';
import type { Declarations } from '../../compiler/resolved/declare/declarations.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { placeAt, type SpannedText } from '../../compiler/source/text.js';
import { scan } from '../../compiler/surface/lexer.js';
import { readFiles } from '../../compiler/surface/read-files.js';
import type { SourcePhrase } from '../../compiler/surface/read-steps.js';
import type { Language } from '../../compiler/surface/vocabulary.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '../../compiler/yaml/node.js';
import { parseYaml } from '../../compiler/yaml/parse.js';
import { lineStartsOf, positionOf } from '../../compiler/source/span.js';

export interface Game {
  readonly name: string;
  readonly files: readonly SourceFile[];
  readonly language: Language;
  readonly names: Names;
  readonly phrases: ReadonlyMap<SourceFile, readonly SourcePhrase[]>;
}

/** What the names of a game are names of. */
export interface Names {
  /** Every name by its kind: `space`, `piece`. */
  readonly byKind: ReadonlyMap<string, readonly string[]>;
  readonly kindOf: ReadonlyMap<string, string>;
  /** The word for one of what there are several of, and the other way. */
  readonly otherNumber: ReadonlyMap<string, string>;
  /** The words for more than one. */
  readonly plurals: ReadonlySet<string>;
}

/** What of a file a mistake can be made in. */
export interface Sites {
  readonly game: Game;
  readonly file: SourceFile;
  readonly phrases: readonly SourcePhrase[];
  /** What examples and scenarios say, each side of a colon by itself. */
  readonly lines: readonly YamlScalar[];
  /** Those of them that say what the board shows then. */
  readonly shown: readonly YamlScalar[];
  /** Names and numbers of the tables of a file. */
  readonly data: readonly YamlScalar[];
  /** Entries whose key is a word of the schemas, with the map that each is of. */
  readonly entries: readonly PlacedEntry[];
  readonly maps: readonly YamlMap[];
  /** Items of lists, each as a node. */
  readonly items: readonly YamlNode[];
  readonly scalars: readonly YamlScalar[];
}

export interface PlacedEntry {
  readonly entry: YamlEntry;
  readonly map: YamlMap;
  /** The entry that the map is the value of, if it is one. */
  readonly above: PlacedEntry | null;
}

/** A part of a sentence, as offsets in its text. */
export interface WordPlace {
  readonly source: SpannedText;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const schemas = join(import.meta.dirname, '..', '..', 'spec', 'schema');

/** The keys of all kinds of files. */
export const schemaKeys: ReadonlySet<string> = new Set(
  readdirSync(schemas).flatMap((name) => keysOf(JSON.parse(readFileSync(join(schemas, name), 'utf8')))),
);

/** What stands below these keys people read, and no rule rests on it. */
const prose: ReadonlySet<string> = new Set([
  ...['title', 'name', 'note', 'question', 'decision', 'made up', 'edition', 'cites', 'rule', 'rules', 'because'],
  ...['not playable', 'step', 'example', 'assumed', 'ruling'],
]);
const scripts: ReadonlySet<string> = new Set(['given', 'when', 'then', 'script']);

/** The files of a game, whose spec has no error. */
export function gameOf(name: string, files: readonly SourceFile[], { analysis }: Checked): Game {
  const { language, declarations } = analysis;
  if (declarations === null) throw new Error(`${name} has errors`);
  const phrases = new Map<SourceFile, SourcePhrase[]>();
  for (const it of readFiles(files).phrases) phrases.set(it.span.file, [...(phrases.get(it.span.file) ?? []), it]);
  const own = files.map((file) => [...phrases.keys()].find(({ path }) => path === file.path) ?? file);
  return { name, files: own, language, names: namesOf(declarations), phrases };
}

/** Finds what a mistake can be made in. */
export function sitesIn(game: Game, file: SourceFile): Sites {
  const phrases = (game.phrases.get(file) ?? []).filter(({ source }) => isAsWritten(source));
  const said = new Set(phrases.map(({ span }) => span.start));
  const sites = {
    lines: [] as YamlScalar[],
    shown: [] as YamlScalar[],
    data: [] as YamlScalar[],
    entries: [] as PlacedEntry[],
    maps: [] as YamlMap[],
    items: [] as YamlNode[],
    scalars: [] as YamlScalar[],
  };
  const place = (scalar: YamlScalar, within: readonly string[]): void => {
    sites.scalars.push(scalar);
    if (said.has(scalar.span.start) || !isAsWritten(scalar.source)) return;
    const script = within.findLast((key) => scripts.has(key));
    if (script === 'then') sites.shown.push(scalar);
    if (script !== undefined) sites.lines.push(scalar);
    else if (!within.some((key) => prose.has(key)) && scalar.source.text.split(' ').length <= 4)
      sites.data.push(scalar);
  };
  const walk = (node: YamlNode | null, within: readonly string[], above: PlacedEntry | null): void => {
    if (node === null) return;
    if (node.kind === 'scalar') {
      place(node, within);
      return;
    }
    if (node.kind === 'list') {
      sites.items.push(...node.items);
      for (const item of node.items) walk(item, within, null);
      return;
    }
    sites.maps.push(node);
    for (const entry of node.entries) {
      const key = keyText(entry);
      const placed: PlacedEntry = { entry, map: node, above };
      if (schemaKeys.has(key)) sites.entries.push(placed);
      else place(entry.key, within);
      walk(entry.value, [...within, key], placed);
    }
  };
  walk(parseYaml(file).root, [], null);
  return { game, file, phrases, ...sites };
}

/** The words and signs of a sentence, as the language reads them. */
export function tokensIn({ language }: Game, source: SpannedText): readonly WordPlace[] {
  const scanned = scan(language, source);
  if (!scanned.ok) return [];
  return scanned.tokens.map(({ startOffset, endOffset }) => {
    const end = (endOffset ?? startOffset) + 1;
    return { source, start: startOffset, end, text: source.text.slice(startOffset, end) };
  });
}

/** What `pattern` finds in a text. */
export function matchesIn(source: SpannedText, pattern: RegExp): readonly WordPlace[] {
  return [...source.text.matchAll(pattern)].map((found) => ({
    source,
    start: found.index,
    end: found.index + found[0].length,
    text: found[0],
  }));
}

/** The numbers of the lines on which a node stands, from 0, the last one not included. */
export function linesOfNode(
  file: SourceFile,
  span: { readonly start: number; readonly end: number },
): [number, number] {
  const first = positionOf(file, span.start).line - 1;
  const last = positionOf(file, Math.max(span.start, span.end - 1)).line;
  return [first, last];
}

/** Where a line begins; of the line behind the last, the end of the file. */
export function startOfLine(file: SourceFile, line: number): number {
  return lineStartsOf(file)[line] ?? file.text.length;
}

/** True where a text stands in its file as it is read, without quotes or line breaks within it. */
function isAsWritten(source: SpannedText): boolean {
  const { text, file } = source;
  const start = placeAt(source, 0);
  return file.text.slice(start, start + text.length) === text;
}

function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => [
    ...(key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...keysOf(value),
  ]);
}

function namesOf(declarations: Declarations): Names {
  const counted = [...declarations.pieces, ...declarations.markers, ...declarations.spaceKinds].map(
    ({ names }) => names,
  );
  const byKind = new Map<string, readonly string[]>([
    ['faction', declarations.factions.flatMap(({ name, adjective }) => [name, adjective])],
    ['space', declarations.spaces.map(({ name }) => name)],
    ['kind of space', declarations.spaceKinds.flatMap(({ names }) => [names.one, names.many])],
    ['piece', declarations.pieces.flatMap(({ names }) => [names.one, names.many])],
    ['marker', declarations.markers.flatMap(({ names }) => [names.one, names.many])],
    ['track', declarations.tracks.map(({ names }) => names.one)],
    ['box', declarations.boxes.map(({ name }) => name)],
    ['procedure', declarations.procedures.map(({ name }) => name)],
  ]);
  const kindOf = new Map([...byKind].flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));
  const otherNumber = new Map(
    counted.flatMap(({ one, many }) => (one === many ? [] : [[one, many] as const, [many, one] as const])),
  );
  const plurals = new Set(counted.flatMap(({ one, many }) => (one === many ? [] : [many])));
  return { byKind, kindOf, otherNumber, plurals };
}
