/**
 * Writes edits into the files of a spec, and takes them back. Each file is written whole, and the journal first, so that a command
 * that is ended at any moment leaves what the next one puts right; what is refused half way is taken back at once.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Edit, editsByPath } from '../source/edit.js';
import { editedAsWritten, normalised, withOneLineEnd } from '../source/line-ends.js';
import type { SourceFile } from '../source/span.js';
import { textHash } from './build-record.js';
import { filesBelow } from './files-below.js';
import { type Entry, readJournal, type WrittenFile, writeJournal } from './journal.js';
import { portable, specPath } from './read-spec.js';
import { type Refusal, refusalOf } from './system-faults.js';
import { writeWhole } from './write-whole.js';

/** A file that is to change; texts are as they lie on the disk. */
export interface Rewrite extends Replacement {
  readonly file: SourceFile;
}

/** A file that takes the place of another. */
export interface Replacement {
  /** From the folder of the checkout, with `/`. */
  readonly path: string;
  /** Null: there is no such file. */
  readonly before: string | null;
  /** Null: there will be none. */
  readonly after: string | null;
}

export interface EditsOfFiles {
  /** As they were read. */
  readonly files: readonly SourceFile[];
  /** Each round is of the texts that the one before has made. */
  readonly rounds: readonly (readonly Edit[])[];
  /** Whether lines that end otherwise than most of their file are put right too. */
  readonly lineEnds: 'kept' | 'made one';
}

/** A file is not as it was read: somebody has written it since. */
export class ChangedSince extends Error {}

/** What is to be written of the checkout's files; those that stay as they are are left out. Throws `ChangedSince`. */
export function rewritesOf(root: string, { files, rounds, lineEnds }: EditsOfFiles): readonly Rewrite[] {
  const byRound = rounds.map(editsByPath);
  return files.flatMap((file): readonly Rewrite[] => {
    if (lineEnds === 'kept' && byRound.every((edits) => !edits.has(file.path))) return [];
    const path = placeOf(root, file);
    const before = textAt(root, path);
    if (before === null || normalised(before) !== file.text)
      throw new ChangedSince(`\`${path}\` was changed while the command was at work`);
    const made = byRound.reduce((text, edits) => editedAsWritten(text, edits.get(file.path) ?? []), before);
    const after = lineEnds === 'made one' ? withOneLineEnd(made) : made;
    return after === before ? [] : [{ path, file, before, after }];
  });
}

/** Null once all are written; where one is refused, none is, and its path is told. */
export function writeAll(
  root: string,
  command: string,
  rewrites: readonly Replacement[],
): (Refusal & { readonly path: string }) | null {
  const journal = readJournal(root);
  const files = rewrites.map(({ path, before, after }): WrittenFile => ({
    path,
    before,
    afterHash: after === null ? null : textHash(after),
  }));
  const refused = writeJournal(root, [...journal, { command, isDone: false, files }]);
  if (refused !== null) return { ...refused, path: '.rulewright' };
  for (const [index, { path, after }] of rewrites.entries()) {
    const refusal = put(root, path, after);
    if (refusal === null) continue;
    const isUndone = rewrites.slice(0, index).every((it) => put(root, it.path, it.before) === null);
    // What cannot be undone now is known as unfinished, and put right by the next command.
    if (isUndone) writeJournal(root, journal);
    return { ...refusal, path };
  }
  writeJournal(root, [...journal, { command, isDone: true, files }]);
  return null;
}

/** What was taken back, or why nothing was. */
export type TakenBack =
  | { readonly kind: 'nothing to take back' }
  | { readonly kind: 'taken back'; readonly command: string; readonly paths: readonly string[] }
  | { readonly kind: 'changed since'; readonly command: string; readonly paths: readonly string[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly path: string };

/** Takes back what the last command wrote, byte for byte: all of it, or nothing where a file has changed since. */
export function takeBack(root: string, isDry: boolean): TakenBack {
  const journal = readJournal(root);
  const last = journal.at(-1);
  if (last === undefined) return { kind: 'nothing to take back' };
  const { command, files } = last;
  const changed = files.filter((it) => isChangedSince(root, it)).map(({ path }) => path);
  if (changed.length > 0) return { kind: 'changed since', command, paths: changed };
  const paths = files.map(({ path }) => path);
  if (isDry) return { kind: 'taken back', command, paths };
  for (const { path, before } of files) {
    if (textAt(root, path) === before) continue;
    const refusal = put(root, path, before);
    if (refusal !== null) return { kind: 'refused', refusal, path };
  }
  const refusal = writeJournal(root, journal.slice(0, -1));
  return refusal === null ? { kind: 'taken back', command, paths } : { kind: 'refused', refusal, path: '.rulewright' };
}

/** Whether a command writes at this moment, or was ended while it wrote. */
export function isUnfinished(root: string): boolean {
  return readJournal(root).at(-1)?.isDone === false;
}

/** What a command that was ended while it wrote has left is taken back; null where there is nothing like that. */
export function takeBackUnfinished(root: string): TakenBack | null {
  return isUnfinished(root) ? takeBack(root, false) : null;
}

function isChangedSince(root: string, { path, before, afterHash }: Entry['files'][number]): boolean {
  const now = textAt(root, path);
  if (now === before) return false;
  return now === null ? afterHash !== null || existsSync(join(root, path)) : textHash(now) !== afterHash;
}

/** Makes a file say this, or be there no longer. */
function put(root: string, path: string, text: string | null): Refusal | null {
  if (text !== null) return writeWhole(join(root, path), text);
  try {
    rmSync(join(root, path), { force: true });
    return null;
  } catch (fault) {
    return refusalOf(fault);
  }
}

/**
 * What is to be written so that the files of a spec become others; files that stay as they are are left out. Line ends of a file that
 * is there are kept. Throws `ChangedSince`.
 */
export function replacementsOf(
  root: string,
  before: readonly SourceFile[],
  after: readonly SourceFile[],
): readonly Replacement[] {
  const fresh = new Map(after.map(({ path, text }) => [path, text]));
  const changed = before.flatMap((file): readonly Replacement[] => {
    const text = fresh.get(file.path) ?? null;
    if (text === file.text) return [];
    const path = placeOf(root, file);
    const old = textAt(root, path);
    if (old === null || normalised(old) !== file.text)
      throw new ChangedSince(`\`${path}\` was changed while the command was at work`);
    return [
      { path, before: old, after: text === null ? null : old.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text },
    ];
  });
  const known = new Set(before.map(({ path }) => path));
  const added = after.filter(({ path }) => !known.has(path));
  return [...changed, ...added.map(({ path, text }) => ({ path: `spec/${path}`, before: null, after: text }))];
}

/** The text of a file as it lies on the disk; null where there is none, or it is no text, or none of a spec. */
function textAt(root: string, path: string): string | null {
  if (!/^spec\/(?!.*(?:^|\/)\.\.\/)/u.test(path)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(join(root, path)));
  } catch {
    return null;
  }
}

/** Where a file lies: the system may keep its name in another form of its letters. */
function placeOf(root: string, { path }: SourceFile): string {
  const place = `spec/${path}`;
  if (existsSync(join(root, place))) return place;
  const folder = join(root, 'spec', path.split('/')[0] ?? '');
  const within = filesBelow(folder).found.find((it) => specPath(folder, it) === path);
  return within === undefined ? place : portable(join('spec', path.split('/')[0] ?? '', within));
}
