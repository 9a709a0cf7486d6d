/** Classifies the files of a spec by their kind, checks the shape of each, and makes the best of a file that cannot be read. */
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { report } from '../diagnostics/report.js';
import { spanWithin, type SpannedText } from '../source/text.js';
import type { SourceFile } from '../source/span.js';
import { checkShape } from '../yaml/check-shape.js';
import { keyText, type YamlEntry, type YamlMap, type YamlNode, type YamlScalar } from '../yaml/node.js';
import { parseYaml } from '../yaml/parse.js';
import { isFileKind, kindKeys, schemaName, schemas, type FileKind } from './file-kinds.js';

/** One file with its kind. */
export interface SpecFile {
  readonly file: SourceFile;
  readonly kind: FileKind;
  /** The entry whose key is that of the kind. */
  readonly first: YamlEntry;
  readonly root: YamlMap;
  /** False where nothing but its first line is known. */
  readonly readable: boolean;
  /** False where messages about the file exist: what it declares may be incomplete. */
  readonly sound: boolean;
}

export interface ClassifiedFiles {
  readonly files: readonly SpecFile[];
  /** True where nothing is known of a file, not even what it was to declare. */
  readonly lost: boolean;
}

/** What one file says of itself. */
interface ClassifiedFile {
  /** Null where not even what it was to declare is known. */
  readonly spec: SpecFile | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses the files, finds the kind of each and checks its shape, in the order of their paths; mistakes go to `diagnostics`. */
export function classifyDocuments(files: readonly SourceFile[], diagnostics: Diagnostic[]): ClassifiedFiles {
  const ordered = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  const classified = ordered.map((file) => {
    const { spec, diagnostics: found } = classifyFile(file);
    for (const it of found) diagnostics.push(it);
    return spec;
  });
  return { files: classified.filter((it) => it !== null), lost: classified.includes(null) };
}

/** Kept for as long as the file is: a spec is read again and again of which one file has changed. */
const known = new WeakMap<SourceFile, ClassifiedFile>();

/** The document in a file, whatever else is wrong with it; null where not even its kind is known. */
export function documentOf(file: SourceFile): SpecFile | null {
  return classifyFile(file).spec;
}

function classifyFile(file: SourceFile): ClassifiedFile {
  const before = known.get(file);
  if (before !== undefined) return before;
  const parsed = parseYaml(file);
  const diagnostics = [...parsed.diagnostics];
  const sound = diagnostics.length === 0;
  const spec = parsed.root === null ? salvage(file) : classifyDocument(file, parsed.root, sound, diagnostics);
  const classified = { spec: spec === null ? null : withShape(spec, diagnostics), diagnostics };
  known.set(file, classified);
  return classified;
}

/** The file with its shape checked. */
function withShape(it: SpecFile, diagnostics: Diagnostic[]): SpecFile {
  if (!it.readable) return it;
  const found = checkShape(it.root, schemas, schemaName(it.kind));
  for (const one of found) diagnostics.push(one);
  return { ...it, sound: it.sound && found.length === 0 };
}

function classifyDocument(
  file: SourceFile,
  root: YamlNode,
  sound: boolean,
  diagnostics: Diagnostic[],
): SpecFile | null {
  if (root.kind !== 'map') {
    diagnostics.push(report('RW0103', root.span, { expected: 'a block of keys', found: found(root) }));
    return null;
  }
  const entries = [...root.entries];
  for (const first of entries) {
    const key = keyText(first);
    // A map names its board, in whatever line.
    if (key === 'board' && entries.some((entry) => keyText(entry) === 'map')) continue;
    if (isFileKind(key)) return { file, kind: key, first, root, readable: true, sound };
  }
  return sound ? misspelt(file, root, diagnostics) : salvage(file);
}

function found(node: YamlNode): string {
  return node.kind === 'list' ? 'a list' : 'text';
}

/** A file whose first key is nearly the key of a kind is read as that kind, so that nothing else is said of it. */
function misspelt(file: SourceFile, root: YamlMap, diagnostics: Diagnostic[]): SpecFile | null {
  const [first, ...rest] = root.entries;
  const [meant] = first === undefined ? [] : nearest(keyText(first), kindKeys);
  const help =
    first === undefined || meant === undefined
      ? []
      : [{ text: `write \`${meant}\``, edits: [{ span: first.key.span, text: meant }], safe: true }];
  diagnostics.push(report('RW0112', first?.key.span ?? root.span, { keys: kindKeys }, { help }));
  if (first === undefined || meant === undefined || !isFileKind(meant)) return null;
  const key: YamlScalar = { ...first.key, source: { ...first.key.source, text: meant } };
  const renamed: YamlEntry = { ...first, key };
  const entries = [renamed, ...rest];
  return { file, kind: meant, first: renamed, root: { ...root, entries }, readable: true, sound: false };
}

/** The first line that is no comment: `card: C1`. */
const opening = /^(?:[ \t]*(?:#.*)?\n|---.*\n)*([a-z][a-z ]*?)[ \t]*:[ \t]*(.*?)[ \t]*(?:#.*)?$/mu;

/** Kinds of which the first line says all that other files speak of. */
const salvaged: readonly FileKind[] = [
  'card',
  'operation',
  'special activity',
  'table',
  'scenario',
  'rules',
  'rulings',
  'equivalents',
  'language',
];

/** Of a file that cannot be read: what its first line declares, so that others may speak of it; null where it tells nothing. */
function salvage(file: SourceFile): SpecFile | null {
  const match = opening.exec(file.text);
  const [whole, keyWords, valueWords] = match ?? [];
  if (whole === undefined || keyWords === undefined || valueWords === undefined) return null;
  if (!isFileKind(keyWords) || !salvaged.includes(keyWords)) return null;
  const keyStart = file.text.indexOf(keyWords, match?.index ?? 0);
  const key = scalar(file, keyStart, keyWords);
  const words = valueWords.replace(/^["']|["']$/gu, '');
  const value = scalar(file, file.text.indexOf(words, keyStart + keyWords.length), words);
  const span = { ...key.span, end: value.span.end };
  const first: YamlEntry = { key, value, span };
  const root: YamlMap = { kind: 'map', entries: [first], span };
  return { file, kind: keyWords, first, root, readable: false, sound: false };
}

function scalar(file: SourceFile, start: number, text: string): YamlScalar {
  const offsets = Array.from({ length: text.length + 1 }, (_, index) => start + index);
  const source: SpannedText = { text, file, offsets };
  return { kind: 'scalar', source, value: text, raw: text, style: 'plain', span: spanWithin(source, 0, text.length) };
}
