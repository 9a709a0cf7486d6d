/** Writes generated files, all of a game at once, and compares them with what is there. */
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { byCodeUnits } from '../diagnostics/order.js';
import { hasHidden } from '../source/hidden.js';
import { textOfFile } from './build-record.js';
import { isMarked } from './own-files.js';
import { portable } from './read-spec.js';
import { swapIn } from './swap-folder.js';

/** Paths within the output folder, with `/` between folders, sorted. */
export interface Written {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
  /** Was put there by somebody else, and stays as it is. */
  readonly foreign: readonly string[];
}

/** How the output folder differs from what would be written. */
export interface Comparison {
  /** Would be written anew. */
  readonly missing: readonly string[];
  /** Has another text than would be written. */
  readonly changed: readonly string[];
  /** Would be removed. */
  readonly stale: readonly string[];
  /** Was written by somebody else, and stays as it is. */
  readonly foreign: readonly string[];
}

/** An output folder or path that cannot be used; the message is meant for people. */
export class OutputRefused extends Error {}

/** True for what an earlier build wrote, by its path within the folder and its text. */
export type IsOwn = (name: string, text: string) => boolean;

/**
 * Makes `folder` hold `files` (paths within it, with `/`, to texts) and no other file that a build has written: `isOwn` knows
 * those that do not say so themselves. What somebody else has put there stays. The new folder is made whole in `scratch` and
 * then takes the place of the old one, so that whatever ends the process, the old files are there or the new ones. Refuses,
 * by throwing `OutputRefused`, a folder that is a symbolic link, paths that lead out of it, and a path at which somebody
 * else's file stands.
 */
export function writeOutput(
  folder: string,
  files: ReadonlyMap<string, string>,
  scratch: string,
  isOwn: IsOwn,
): Written {
  const { missing, changed, stale, foreign } = compareOutput(folder, files, isOwn, 'exact');
  const written = [...missing, ...changed].sort(byCodeUnits);
  const isWritten = new Set(written);
  const unchanged = [...files.keys()].filter((name) => !isWritten.has(name)).sort(byCodeUnits);
  if (written.length + stale.length > 0) {
    const texts = new Map(written.map((name) => [name, files.get(name) ?? '']));
    swapIn(folder, { texts, left: new Set(stale), scratch });
  }
  return { written, removed: stale, unchanged, foreign };
}

/**
 * What `writeOutput` would do. Line ends as `\r\n`, which a checkout may have turned them into, are no difference unless
 * `lineEnds` is `exact`. Refuses what `writeOutput` refuses.
 */
export function compareOutput(
  folder: string,
  files: ReadonlyMap<string, string>,
  isOwn: IsOwn,
  lineEnds: 'exact' | 'any' = 'any',
): Comparison {
  refuseUnsafe(folder, files.keys());
  const missing: string[] = [];
  const changed: string[] = [];
  for (const [name, wanted] of files) {
    const place = path.join(folder, name);
    const kind = kindOf(place);
    if (kind === 'nothing') {
      missing.push(name);
      continue;
    }
    const text = kind === 'file' ? textOfFile(place) : null;
    const isReplaceable = text !== null && (text === wanted || isMarked(text) || isOwn(name, text));
    if (!isReplaceable) refuseOther(folder, name);
    if (text !== wanted || (lineEnds === 'exact' && hasOtherLineEnds(place, wanted))) changed.push(name);
  }
  return {
    missing: missing.sort(byCodeUnits),
    changed: changed.sort(byCodeUnits),
    ...othersIn(folder, files, isOwn),
  };
}

/** What lies in the folder beside `names`: what earlier builds have written, and what somebody else has. */
export function othersIn(
  folder: string,
  names: { readonly has: (name: string) => boolean },
  isOwn: IsOwn,
): Pick<Comparison, 'stale' | 'foreign'> {
  const stale: string[] = [];
  const foreign: string[] = [];
  for (const name of filesIn(folder)) {
    if (names.has(name)) continue;
    const text = textOfFile(path.join(folder, name));
    const isOurs = text !== null && (isMarked(text) || isOwn(name, text));
    (isOurs ? stale : foreign).push(name);
  }
  return { stale: stale.sort(byCodeUnits), foreign: foreign.sort(byCodeUnits) };
}

/** The text was found to be the same but for its line ends. */
function hasOtherLineEnds(place: string, text: string): boolean {
  return lstatSync(place).size !== Buffer.byteLength(text);
}

function refuseOther(folder: string, name: string): never {
  const shown = portable(path.relative(path.dirname(path.dirname(folder)), path.join(folder, name)));
  throw new OutputRefused(
    `${shown} was made by no build, and stands where one writes a file; ` +
      'move it elsewhere, or delete it if nothing in it is yours; nothing was written',
  );
}

function refuseUnsafe(folder: string, names: Iterable<string>): void {
  const kindOfAll = kindOf(folder);
  if (kindOfAll === 'link')
    throw new OutputRefused(`the output folder ${portable(folder)} is a symbolic link; nothing was written`);
  if (kindOfAll === 'file')
    throw new OutputRefused(`the output folder ${portable(folder)} is a file; nothing was written`);
  const spellings = new Map<string, string>();
  const inner = new Set<string>();
  for (const name of names) {
    const steps = name.split('/');
    const leadsOut = steps.some((step) => step === '' || step === '.' || step === '..') || /[\\:\t\n]/u.test(name);
    if (leadsOut || hasHidden(name))
      throw new OutputRefused(`\`${name}\` is not a path within the output folder; nothing was written`);
    const other = spellings.get(name.normalize('NFC').toLowerCase());
    if (other !== undefined) {
      throw new OutputRefused(`\`${other}\` and \`${name}\` are one file on some systems; nothing was written`);
    }
    spellings.set(name.normalize('NFC').toLowerCase(), name);
    for (let depth = 1; depth < steps.length; depth += 1) inner.add(steps.slice(0, depth).join('/'));
  }
  for (const name of inner) {
    const kind = kindOf(path.join(folder, name));
    if (kind === 'link') {
      throw new OutputRefused(`${portable(path.join(folder, name))} is a symbolic link; nothing was written`);
    }
    if (kind === 'file') refuseOther(folder, name);
  }
}

function kindOf(place: string): 'folder' | 'file' | 'link' | 'nothing' {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined) return 'nothing';
  if (found.isSymbolicLink()) return 'link';
  return found.isDirectory() ? 'folder' : 'file';
}

/** The names of the folders in a folder, sorted; none where it is not there. */
export function foldersIn(folder: string): readonly string[] {
  if (kindOf(folder) !== 'folder') return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort(byCodeUnits);
}

/** What lies below `folder` and is no folder, as paths within it; links are not followed. */
function filesIn(folder: string, prefix = ''): string[] {
  if (prefix === '' && kindOf(folder) !== 'folder') return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(path.join(folder, entry.name), `${prefix}${entry.name}/`)
      : [`${prefix}${entry.name}`],
  );
}
