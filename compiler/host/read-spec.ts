/** Reads the files of a spec from disk. */
import path from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { byCodeUnits } from '../diagnostics/order.js';
import { report } from '../diagnostics/report.js';
import { madeVisible } from '../source/hidden.js';
import type { SourceFile, Span } from '../source/span.js';
import { boardNamed, filesOfBoard } from '../surface/board-files.js';
import { decode, mostBytes, tooLarge, type Decoded } from '../yaml/decode.js';
import { filesBelow } from './files-below.js';
import { readWholeFile } from './read-file.js';

export interface ReadSpec {
  /** In the order of their paths. */
  readonly files: readonly SourceFile[];
  /** Files and folders that cannot be read, or that a spec does not have. */
  readonly diagnostics: readonly Diagnostic[];
  /** The edition that is wanted of them; the newest where it is left out. */
  readonly edition?: string | null;
}

/** The most bytes that the files of a game have together. */
const mostTogether = 10_000_000;

/**
 * Every YAML file below the folder of a game, and the board that its map names: all boards where none is called so. What
 * cannot be read is reported, and the rest is read. People are shown where a file is as seen from the folder `from`, which
 * is that of the checkout where no other is given.
 */
export function readSpec(folder: string, from = path.dirname(path.dirname(path.resolve(folder)))): ReadSpec {
  return withBoard(readFolder(folder, from), folder, from, () => readBoards(path.dirname(path.resolve(folder)), from));
}

/** What was read of the folder of a game, with the board that its map names out of all `boards`: all where none is called so. */
export function withBoard(own: ReadSpec, folder: string, from: string, boards: () => ReadSpec): ReadSpec {
  if (own.files.length + own.diagnostics.length === 0) {
    const game = nowhereIn({ path: path.basename(folder), shown: shownFrom(from, path.resolve(folder)), text: '' });
    return { files: [], diagnostics: [report('RW0030', game, {})] };
  }
  const name = boardNamed(own.files);
  if (name === null) return own;
  const all = boards();
  const meant = filesOfBoard(name, all.files);
  return joined(own, meant === null ? all : { files: meant, diagnostics: [] });
}

/** Every board of a folder `spec`, shown as seen from the folder `from`. */
export function readBoards(spec: string, from: string): ReadSpec {
  return readFolder(path.join(spec, 'boards'), from);
}

/** One file of a spec, `at` its path below the folder `spec`, shown as seen from the folder `from`. */
export function readSpecFile(place: string, at: string, from: string): Decoded {
  const shown = shownFrom(from, place);
  const read = readWholeFile(place, mostBytes);
  if (read.kind === 'read') return decode(read.bytes, { path: at, shown });
  if (read.kind === 'too large') return tooLarge({ path: at, shown, text: '' }, read.size);
  const nowhere = nowhereIn({ path: at, shown, text: '' });
  return { file: null, diagnostics: [report('RW0004', nowhere, { what: 'file', reason: read.reason })] };
}

function joined(one: ReadSpec, other: ReadSpec): ReadSpec {
  return {
    files: [...one.files, ...other.files].sort((a, b) => byCodeUnits(a.path, b.path)),
    diagnostics: [...one.diagnostics, ...other.diagnostics],
  };
}

/** Every YAML file below a folder of `spec`; files are known by its last name and what follows, wherever it lies. */
export function readFolder(below: string, from: string): ReadSpec {
  const folder = path.resolve(below);
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const { found, mistakes } = filesBelow(folder);
  for (const { within, mistake } of mistakes) {
    const place = { path: specPath(folder, within), shown: shownFrom(from, path.join(folder, within)), text: '' };
    diagnostics.push(mistake(nowhereIn(place)));
  }
  let together = 0;
  for (const within of found) {
    const read = readSpecFile(path.join(folder, within), specPath(folder, within), from);
    diagnostics.push(...read.diagnostics);
    if (read.file === null) continue;
    together += read.file.text.length;
    if (together > mostTogether) {
      const what = `the files of the game are larger together than the ${mostTogether} bytes that they may have`;
      diagnostics.push(report('RW0033', nowhereIn({ ...read.file, text: '' }), { what }));
      break;
    }
    files.push(read.file);
  }
  files.sort((a, b) => byCodeUnits(a.path, b.path));
  return { files, diagnostics };
}

/** The path below `spec` of a file `within` the folder of a game, whatever form of its letters the system keeps. */
export function specPath(folder: string, within: string): string {
  return `${path.basename(folder)}/${within}`.normalize('NFC');
}

function nowhereIn(file: SourceFile): Span {
  return { file, start: 0, end: 0 };
}

/** Where people find a file: from the folder in which they are, with `/` between folders. */
export function shownFrom(from: string, place: string): string {
  return madeVisible(portable(path.relative(from, place)));
}

/** A path with `/` between folders, whatever the system puts there. */
export function portable(systemPath: string): string {
  return systemPath.split(path.sep).join('/');
}
