/** Writes generated files, and compares them with what is there. */
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { byCodeUnits } from '../diagnostics/order.js';
import { portable } from './read-spec.js';

/** Paths within the output folder, with `/` between folders, sorted. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
}

/** How the output folder differs from what would be written. */
export interface Comparison {
  /** Would be written anew. */
  readonly missing: readonly string[];
  /** Has another text than would be written. */
  readonly changed: readonly string[];
  /** Would be removed. */
  readonly stale: readonly string[];
}

/** An output folder or path that cannot be used; the message is meant for people. */
export class OutputRefused extends Error {}

/**
 * Makes `folder` hold exactly `files` (paths within it, with `/`, to texts). Only files whose text differs are written,
 * and files that are not in `files` are removed, for the folder belongs to the generator. All texts are first written
 * beside the folder and then moved to their place, so that a failure while writing leaves the old files whole.
 * Refuses, by throwing `OutputRefused`, a folder that is a symbolic link and paths that lead out of it.
 */
export function writeOutput(folder: string, files: ReadonlyMap<string, string>): Written {
  const { missing, changed, stale } = compareOutput(folder, files, 'exact');
  const written = [...missing, ...changed].sort(byCodeUnits);
  const toWrite = new Set(written);
  const unchanged = [...files.keys()].filter((name) => !toWrite.has(name)).sort(byCodeUnits);
  if (written.length > 0) {
    const staging = `${path.resolve(folder)}.writing-${process.pid}`;
    try {
      for (const name of written) writeNew(path.join(staging, name), files.get(name) ?? '');
      for (const name of written) moveInto(path.join(staging, name), path.join(folder, name));
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  }
  for (const name of stale) unlinkSync(path.join(folder, name));
  removeEmptyFolders(folder, stale);
  return { written, removed: stale, unchanged };
}

/**
 * What `writeOutput` would do. Line ends as `\r\n`, which a checkout may have turned them into, are no difference unless
 * `lineEnds` is `exact`. Refuses what `writeOutput` refuses.
 */
export function compareOutput(
  folder: string,
  files: ReadonlyMap<string, string>,
  lineEnds: 'exact' | 'any' = 'any',
): Comparison {
  refuseUnsafe(folder, files.keys());
  const existing = new Set(filesIn(folder, ''));
  const missing: string[] = [];
  const changed: string[] = [];
  for (const [name, text] of files) {
    if (!existing.has(name)) missing.push(name);
    else if (!sameText(readFileSync(path.join(folder, name), 'utf8'), text, lineEnds)) changed.push(name);
  }
  const stale = [...existing].filter((name) => !files.has(name));
  return { missing: missing.sort(byCodeUnits), changed: changed.sort(byCodeUnits), stale: stale.sort(byCodeUnits) };
}

function sameText(existing: string, wanted: string, lineEnds: 'exact' | 'any'): boolean {
  return existing === wanted || (lineEnds === 'any' && existing.replaceAll('\r\n', '\n') === wanted);
}

function refuseUnsafe(folder: string, names: Iterable<string>): void {
  const kind = kindOf(folder);
  if (kind === 'link')
    throw new OutputRefused(`the output folder ${portable(folder)} is a symbolic link; nothing was written`);
  if (kind === 'file') throw new OutputRefused(`the output folder ${portable(folder)} is a file; nothing was written`);
  const spellings = new Map<string, string>();
  for (const name of names) {
    const steps = name.split('/');
    const leadsOut =
      steps.some((step) => step === '' || step === '.' || step === '..') || /[\\:\u0000-\u001F]/u.test(name);
    if (leadsOut) throw new OutputRefused(`\`${name}\` is not a path within the output folder; nothing was written`);
    const other = spellings.get(name.normalize('NFC').toLowerCase());
    if (other !== undefined) {
      throw new OutputRefused(`\`${other}\` and \`${name}\` are one file on some systems; nothing was written`);
    }
    spellings.set(name.normalize('NFC').toLowerCase(), name);
    for (let depth = 1; depth < steps.length; depth += 1) {
      const inner = path.join(folder, ...steps.slice(0, depth));
      if (kindOf(inner) === 'link')
        throw new OutputRefused(`${portable(inner)} is a symbolic link; nothing was written`);
    }
  }
}

function kindOf(place: string): 'folder' | 'file' | 'link' | 'nothing' {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined) return 'nothing';
  if (found.isSymbolicLink()) return 'link';
  return found.isDirectory() ? 'folder' : 'file';
}

/** Files below `folder`, as paths within it; a link counts as a file and is not followed. */
function filesIn(folder: string, prefix: string): string[] {
  if (kindOf(folder) !== 'folder') return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(path.join(folder, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  );
}

function writeNew(place: string, text: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text, 'utf8');
}

function moveInto(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Removes the folders that the removed files leave empty, but not the output folder. */
function removeEmptyFolders(folder: string, removed: readonly string[]): void {
  const inner = new Set(removed.flatMap((name) => foldersOf(name)));
  const deepestFirst = [...inner].sort((a, b) => b.length - a.length);
  for (const name of deepestFirst) {
    const place = path.join(folder, name);
    if (kindOf(place) === 'folder' && readdirSync(place).length === 0) rmdirSync(place);
  }
}

function foldersOf(name: string): string[] {
  const steps = name.split('/').slice(0, -1);
  return steps.map((_step, index) => steps.slice(0, index + 1).join('/'));
}
