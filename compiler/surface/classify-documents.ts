/** Classifies the files of a spec by their kind, checks the shape of each, and makes the best of a file that cannot be read. */
import type { Diagnostic, Help } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import { spanWithin, textAt } from '../source/text.js';
import type { SourceFile } from '../source/span.js';
import { checkShape } from '../yaml/check-shape.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '../yaml/node.js';
import { parseYaml } from '../yaml/parse.js';
import { writtenForYaml } from '../yaml/quote.js';
import { classesIn, type FileClass, hasBodyOfClass, keyOfClass, supposedClass } from './file-classes.js';
import { isKindKey, kindKeys, schemaName, schemas, type FileKind } from './file-kinds.js';
import { withArticle } from './print-nouns.js';

/** One file with its kind. */
export interface SpecFile {
  readonly file: SourceFile;
  readonly kind: FileKind;
  /** The class that the first key names; null for a file of another kind. */
  readonly class: FileClass | null;
  /** The entry whose key tells the kind. */
  readonly first: YamlEntry;
  readonly root: YamlMap;
  /** False where nothing but its first line is known. */
  readonly readable: boolean;
  /** False where messages about the file exist: what it declares may be incomplete. */
  readonly sound: boolean;
}

export interface ClassifiedFiles {
  readonly files: readonly SpecFile[];
  /** The classes that the game declares; null where its file is missing or cannot be read. */
  readonly classes: readonly FileClass[] | null;
  /** True where nothing is known of a file, not even what it was to declare. */
  readonly lost: boolean;
}

/** What one file says of itself. */
export interface ClassifiedFile {
  /** Null where not even what it was to declare is known. */
  readonly spec: SpecFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses the files, finds the kind of each and checks its shape, in the order of their paths; mistakes go to `diagnostics`. */
export function classifyDocuments(files: readonly SourceFile[], diagnostics: Diagnostic[]): ClassifiedFiles {
  const classes = classesOf(files);
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const missed = new Set<string>();
  const classified = ordered.map((file) => {
    const { spec, diagnostics: found } = classifyFile(file, classes);
    const key = spec?.class?.key ?? null;
    const isUndeclared = key !== null && classes?.some((it) => it.key === key) === false;
    // A class that is not declared is told of once, at the first of its files.
    const isTold = isUndeclared && missed.has(key);
    if (isUndeclared) missed.add(key);
    for (const it of found) if (!isTold || it.code !== 'RW0112') diagnostics.push(it);
    return spec;
  });
  return { files: classified.filter((it) => it !== null), classes, lost: classified.includes(null) };
}

/** What is wrong with a file by itself, in a spec whose game declares these classes. */
export function mistakesIn(file: SourceFile, classes: readonly FileClass[] | null): readonly Diagnostic[] {
  return classifyFile(file, classes).diagnostics;
}

/** What a file has, whatever is wrong with it; null where its YAML cannot be read. */
export function rootOf(file: SourceFile): YamlNode | null {
  return parsed(file).root;
}

/** A file as YAML. */
export interface ParsedFile {
  readonly root: YamlNode | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Kept for as long as the file is: a spec is read again and again of which one file has changed. What was known before may be put
 * back (`incremental/memory.ts`).
 */
export const parsedFiles = new WeakMap<SourceFile, ParsedFile>();

function parsed(file: SourceFile): ParsedFile {
  const known = parsedFiles.get(file) ?? parseYaml(file);
  parsedFiles.set(file, known);
  return known;
}

/** The classes are known before any other file is classified: its first key may be one of them. */
function classesOf(files: readonly SourceFile[]): readonly FileClass[] | null {
  for (const file of files) {
    const { root } = parsed(file);
    if (root?.kind === 'map' && tellingIn(root, [])?.first.key.source.text === 'game') return classesIn(root);
  }
  return null;
}

/** What tells the kind of a file. */
interface Telling {
  readonly kind: FileKind;
  readonly class: FileClass | null;
  readonly first: YamlEntry;
}

function tellingIn({ entries }: YamlMap, classes: readonly FileClass[]): Telling | null {
  for (const first of entries) {
    const key = keyText(first);
    // A map names its board, in whatever line.
    if (key === 'board' && entries.some((entry) => keyText(entry) === 'map')) continue;
    if (isKindKey(key)) return { kind: key, class: null, first };
    const named = classes.find((it) => it.key === key.normalize('NFC'));
    if (named !== undefined) return { kind: 'class', class: named, first };
  }
  return null;
}

/** What a file was found to be, by what told its kind. */
export interface KnownKind {
  readonly by: string;
  readonly classified: ClassifiedFile;
}

/** What was known before may be put back here as well. */
export const classifiedFiles = new WeakMap<SourceFile, KnownKind>();

/**
 * The document in a file, as it was found to be last, whatever else is wrong with it; null where not even its kind is known. In a
 * file that no game has been read with no class is known.
 */
export function documentOf(file: SourceFile): SpecFile | null {
  return (classifiedFiles.get(file)?.classified ?? classifyFile(file, null)).spec;
}

/** A document that stands in another file, as the file that it is to be; null where its first keys do not tell what it is. */
export function addedFile(
  path: string,
  root: YamlMap,
  classes: readonly FileClass[] | null,
  diagnostics: Diagnostic[],
): SpecFile | null {
  const told = tellingIn(root, classes ?? []);
  if (told === null) return null;
  const file = { ...root.span.file, path };
  return withShape({ file, ...told, root: { ...root }, readable: true, sound: true }, diagnostics);
}

/** A document of which something was changed, with its shape checked anew. */
export function changedFile(it: SpecFile, diagnostics: Diagnostic[]): SpecFile {
  return withShape(it, diagnostics);
}

function classifyFile(file: SourceFile, classes: readonly FileClass[] | null): ClassifiedFile {
  const { root, diagnostics: found } = parsed(file);
  const told = root?.kind === 'map' ? tellingIn(root, classes ?? []) : null;
  const by = JSON.stringify([told?.first.key.source.text, told?.class]);
  const before = classifiedFiles.get(file);
  if (told !== null && before?.by === by) return before.classified;
  const diagnostics = [...found];
  const spec = specOf(file, root, told, { classes, sound: found.length === 0, diagnostics });
  const classified = { spec: spec === null ? null : withShape(spec, diagnostics), diagnostics };
  classifiedFiles.set(file, { by, classified });
  return classified;
}

/** What a file is classified with. */
interface Classifying {
  readonly classes: readonly FileClass[] | null;
  /** False where messages about its YAML exist. */
  readonly sound: boolean;
  readonly diagnostics: Diagnostic[];
}

function specOf(
  file: SourceFile,
  root: YamlNode | null,
  told: Telling | null,
  { classes, sound, diagnostics }: Classifying,
): SpecFile | null {
  if (root === null) return salvage(file, classes);
  if (root.kind !== 'map') {
    diagnostics.push(report('RW0103', root.span, { expected: 'a block of keys', found: rootWords(root) }));
    return null;
  }
  // What a file says may depend on which of its keys is the first, and documents are kept by their root.
  if (told !== null) return { file, ...told, root: { ...root }, readable: true, sound };
  return sound ? untold(file, root, classes, diagnostics) : salvage(file, classes);
}

function rootWords(node: YamlNode): string {
  return node.kind === 'list' ? 'a list' : 'text';
}

/** The file with its shape checked. */
function withShape(it: SpecFile, diagnostics: Diagnostic[]): SpecFile {
  if (!it.readable) return it;
  const own = it.class === null ? null : { key: keyText(it.first), title: withArticle(it.class.one) };
  const found = checkShape(it.root, schemas, schemaName(it.kind), own);
  for (const one of found) diagnostics.push(one);
  return { ...it, sound: it.sound && found.length === 0 };
}

/**
 * A file whose first key tells nothing. It is read on as what it may have been meant to be, so that nothing else is said of it:
 * of the kind or the class whose key is nearly that one or, where it has what a procedure has, of a class that is not declared.
 */
function untold(
  file: SourceFile,
  root: YamlMap,
  classes: readonly FileClass[] | null,
  diagnostics: Diagnostic[],
): SpecFile | null {
  const [first, ...rest] = root.entries;
  const keys = [...(classes ?? []).map(({ key }) => key), ...kindKeys];
  if (first === undefined) {
    diagnostics.push(report('RW0112', root.span, { word: null, keys }));
    return null;
  }
  const word = keyText(first);
  const isProcedure = hasBodyOfClass(root);
  const supposed: SpecFile = {
    file,
    ...{ kind: 'class', class: supposedClass(word), first, root: { ...root } },
    ...{ readable: true, sound: false },
  };
  // Which classes there are is not known where the game's file is not.
  if (classes === null && isProcedure) return supposed;
  // What has what a procedure has is no card.
  const alike = nearest(word, isProcedure && classes !== null ? classes.map(({ key }) => key) : keys);
  const aliased = (classes ?? []).filter((it) => [it.many, ...it.aliases].map(keyOfClass).includes(keyOfClass(word)));
  const near = [...new Set([...aliased.map(({ key }) => key), ...alike])];
  const help: Help[] = near.map((it, index) => ({
    text: `write \`${it}\``,
    edits: [{ span: first.key.span, text: writtenForYaml(it) }],
    safe: index === 0,
  }));
  if (isProcedure && near.length === 0) help.push(declaring(supposedClass(word)));
  const listed = [...new Set([...near, ...keys])];
  diagnostics.push(report('RW0112', first.key.span, { word, keys: listed }, { help }));
  const [meant] = near;
  if (meant === undefined) return isProcedure ? supposed : null;
  const key: YamlScalar = { ...first.key, source: { ...first.key.source, text: meant } };
  const renamed: YamlEntry = { ...first, key };
  const read: YamlMap = { ...root, entries: [renamed, ...rest] };
  const told = tellingIn(read, classes ?? []);
  return told === null ? null : { file, ...told, root: read, readable: true, sound: false };
}

/** The lines with which the game would have the class. */
function declaring({ key, one, many }: FileClass): Help {
  const words = many === one ? '{}' : `{ plural: ${writtenForYaml(many)} }`;
  return {
    text: `declare the class in the game's file, below \`classes\`: \`${writtenForYaml(one)}: ${words}\`; its files begin with \`${key}\``,
    edits: [],
    safe: false,
  };
}

/** The first line that is no comment: `card: C1`. */
const opening =
  /^(?:[ \t]*(?:#.*)?\n|---.*\n)*("[^"\n]*"|'[^'\n]*'|[^\s#:"'-][^:\n]*?)[ \t]*:[ \t]*(.*?)[ \t]*(?:#.*)?$/mu;

/** Kinds of which the first line says all that other files speak of. */
const salvaged: readonly FileKind[] = [
  'card',
  'class',
  'table',
  'scenario',
  'rules',
  'rulings',
  'equivalents',
  'language',
  'errata',
];

/** Of a file that cannot be read: what its first line declares, so that others may speak of it; null where it tells nothing. */
function salvage(file: SourceFile, classes: readonly FileClass[] | null): SpecFile | null {
  const match = opening.exec(file.text);
  const [whole, keyWords, valueWords] = match ?? [];
  if (whole === undefined || keyWords === undefined || valueWords === undefined) return null;
  const text = unquoted(keyWords);
  const named = (classes ?? []).find((it) => it.key === text.normalize('NFC')) ?? null;
  const kind = isKindKey(text) ? text : named === null ? null : 'class';
  if (kind === null || !salvaged.includes(kind)) return null;
  const keyStart = file.text.indexOf(keyWords, match?.index ?? 0);
  const key = scalar(file, file.text.indexOf(text, keyStart), text);
  const words = unquoted(valueWords);
  const value = scalar(file, file.text.indexOf(words, keyStart + keyWords.length), words);
  const span = { ...key.span, end: value.span.end };
  const first: YamlEntry = { key, value, span };
  const root: YamlMap = { kind: 'map', entries: [first], span };
  return { file, kind, class: kind === 'class' ? named : null, first, root, readable: false, sound: false };
}

function unquoted(words: string): string {
  return words.replace(/^["']|["']$/gu, '');
}

function scalar(file: SourceFile, start: number, text: string): YamlScalar {
  const source = textAt(file, start, text);
  return { kind: 'scalar', source, value: text, raw: text, style: 'plain', span: spanWithin(source, 0, text.length) };
}
