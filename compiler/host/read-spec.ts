/** Reads the files of a spec from disk. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { byCodeUnits } from '../diagnostics/order.js';
import { report } from '../diagnostics/report.js';
import type { SourceFile } from '../source/span.js';
import { decode, mostBytes, tooLarge, type Decoded } from '../yaml/decode.js';

export interface ReadSpec {
  /** In the order of their paths, which are relative to the working directory. */
  readonly files: readonly SourceFile[];
  /** Files that cannot be read as text. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Every YAML file below the folder of a game, those of schemas aside, and the board that its map names: all boards where
 * none is called so. A file that cannot be read is reported, and the rest is read.
 */
export function readSpec(folder: string): ReadSpec {
  const own = readFolder(folder);
  const map = own.files.find(({ text }) => named('map', text) !== null);
  const name = map === undefined ? null : named('board', map.text);
  if (name === null) return own;
  const boards = readBoards(path.dirname(path.resolve(folder)));
  const meant = boards.files.filter(({ text }) => named('board', text) === name);
  return meant.length > 0 ? joined(own, { files: meant, diagnostics: [] }) : joined(own, boards);
}

/** Every board of a folder `spec`. */
export function readBoards(spec: string): ReadSpec {
  return readFolder(path.join(spec, 'boards'));
}

/** What a line at the start of a text says under `key`; null where none does. It may be a text that cannot be read as YAML. */
function named(key: string, text: string): string | null {
  const [, value] = new RegExp(`^${key}[ \\t]*:[ \\t]*(.*?)(?:[ \\t]+#.*|[ \\t]*)$`, 'mu').exec(text) ?? [];
  return value?.replace(/^(["'])(.*)\1$/u, '$2') ?? null;
}

function joined(one: ReadSpec, other: ReadSpec): ReadSpec {
  return {
    files: [...one.files, ...other.files].sort((a, b) => byCodeUnits(a.path, b.path)),
    diagnostics: [...one.diagnostics, ...other.diagnostics],
  };
}

function readFolder(folder: string): ReadSpec {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const fullPath of yamlFilesIn(path.resolve(folder))) {
    const shownPath = portable(path.relative(process.cwd(), fullPath));
    const read = readOne(fullPath, shownPath);
    if (read.file !== null) files.push(read.file);
    diagnostics.push(...read.diagnostics);
  }
  files.sort((a, b) => byCodeUnits(a.path, b.path));
  return { files, diagnostics };
}

function yamlFilesIn(folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const fullPath = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'schema' ? [] : yamlFilesIn(fullPath);
    return /\.ya?ml$/u.test(entry.name) ? [fullPath] : [];
  });
}

/** The size is looked at first, so that a huge file is refused before it is read. */
function readOne(fullPath: string, shownPath: string): Decoded {
  try {
    const { size } = statSync(fullPath);
    if (size > mostBytes) return tooLarge(shownPath, size);
    const bytes = readFileSync(fullPath);
    return decode(bytes, shownPath);
  } catch (fault) {
    const nowhere = { file: { path: shownPath, text: '' }, start: 0, end: 0 };
    return { file: null, diagnostics: [report('RW0004', nowhere, { reason: reasonOf(fault) })] };
  }
}

/** What the system said, without its code and the path: `permission denied`. */
export function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return /^[A-Z]+: ([^,]+)/u.exec(fault.message)?.[1] ?? fault.message;
}

/** A path with `/` between folders, whatever the system puts there. */
export function portable(systemPath: string): string {
  return systemPath.split(path.sep).join('/');
}
