/** Replaces a folder in one go: the new one is made whole beside the old one, and the two change places. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { textOfFile } from './build-record.js';
import { isMarked } from './own-files.js';
import { portable } from './read-spec.js';

export interface Swap {
  /** The files that are written, by their paths within the folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths that are not taken over. */
  readonly left: ReadonlySet<string>;
  /** A folder of the same disk that nobody else uses meanwhile. */
  readonly scratch: string;
}

/**
 * Puts `texts` into `folder` and takes `left` out of it; all else is in the new folder as it was in the old one. What fails
 * before the folders change places changes nothing.
 */
export function swapIn(folder: string, { texts, left, scratch }: Swap): void {
  const old = path.join(scratch, `${path.basename(folder)}.old`);
  const fresh = path.join(scratch, `${path.basename(folder)}.new`);
  const without = new Set([...texts.keys(), ...left]);
  mkdirSync(fresh, { recursive: true });
  try {
    takeOver(folder, fresh, '', without);
    for (const [name, text] of texts) {
      const place = path.join(fresh, name);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, text, { encoding: 'utf8', flag: 'wx' });
    }
    exchange(folder, fresh, old);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  dispose(old, folder, without);
}

/**
 * Puts right what a process that was ended half way has left in `scratch`: an old folder whose new one did not come takes its
 * place among `folders` again.
 */
export function recover(scratch: string, folders: string): void {
  if (!existsSync(scratch)) return;
  for (const name of readdirSync(scratch)) {
    const place = path.join(scratch, name);
    if (name.endsWith('.new')) rmSync(place, { recursive: true, force: true });
    if (!name.endsWith('.old')) continue;
    const home = path.join(folders, name.replace(/\.old$/u, ''));
    if (existsSync(home)) dispose(place, home, new Set());
    else {
      mkdirSync(folders, { recursive: true });
      renameSync(place, home);
    }
  }
}

/** Each of the two moves is one step of the system. */
function exchange(folder: string, fresh: string, old: string): void {
  const isThere = existsSync(folder);
  if (isThere) renameSync(folder, old);
  else mkdirSync(path.dirname(folder), { recursive: true });
  // A folder without a file is no folder that a build has made.
  if (readdirSync(fresh).length === 0) return;
  try {
    renameSync(fresh, folder);
  } catch (fault) {
    if (isThere) renameSync(old, folder);
    throw fault;
  }
}

/** What is below `from`, but for `without`, is below `to` as well. Folders that come to hold nothing are left out. */
function takeOver(from: string, to: string, within: string, without: ReadonlySet<string>): void {
  if (!existsSync(path.join(from, within))) return;
  const entries = readdirSync(path.join(from, within), { withFileTypes: true });
  for (const entry of entries) {
    const name = `${within}${entry.name}`;
    const source = path.join(from, name);
    const target = path.join(to, name);
    if (entry.isDirectory()) {
      if (readdirSync(source).length === 0) mkdirSync(target, { recursive: true });
      takeOver(from, to, `${name}/`, without);
    } else if (!without.has(name)) {
      mkdirSync(path.dirname(target), { recursive: true });
      if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
      else linkOrCopy(source, target);
    }
  }
}

/** Not every disk can give one file two names. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
    const { atime, mtime } = statSync(source);
    utimesSync(target, atime, mtime);
  }
}

/**
 * Removes the old folder. What somebody else has put there or changed while the new one was made is moved to the new one first;
 * `known` are the paths that were left out of it on purpose.
 */
function dispose(old: string, folder: string, known: ReadonlySet<string>): void {
  if (!existsSync(old)) return;
  for (const name of readdirSync(old, { recursive: true, encoding: 'utf8' })) {
    const source = path.join(old, name);
    const target = path.join(folder, name);
    if (known.has(portable(name)) || !isLost(source, target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(source, target);
  }
  rmSync(old, { recursive: true, force: true });
}

/** True for a file that no build has written, of which the new folder has nothing or something older. */
function isLost(source: string, target: string): boolean {
  const own = lstatSync(source, { throwIfNoEntry: false });
  if (own === undefined || own.isDirectory()) return false;
  const taken = lstatSync(target, { throwIfNoEntry: false });
  if (taken !== undefined && (taken.ino === own.ino || taken.mtimeMs >= own.mtimeMs)) return false;
  return !isMarked(textOfFile(source) ?? '');
}
