/**
 * Writes edits into the files of a spec, and takes them back. Each file is written whole, and the journal first, so that a command
 * that is ended at any moment leaves what the next one puts right; what is refused half way is taken back at once.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edit, editsByPath } from '../source/edit.js';
import { editedAsWritten, normalised, withOneLineEnd } from '../source/line-ends.js';
import type { SourceFile } from '../source/span.js';
import { textHash } from './build-record.js';
import { filesBelow } from './files-below.js';
import { type Entry, readJournal, type WrittenFile, writeJournal } from './journal.js';
import { portable, specPath } from './read-spec.js';
import type { Refusal } from './system-faults.js';
import { writeWhole } from './write-whole.js';

/** A file that is to change; texts are as they lie on the disk. */
export interface Rewrite {
  /** From the folder of the checkout, with `/`. */
  readonly path: string;
  readonly file: SourceFile;
  readonly before: string;
  readonly after: string;
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
  rewrites: readonly Rewrite[],
): (Refusal & { readonly path: string }) | null {
  const journal = readJournal(root);
  const files = rewrites.map(({ path, before, after }): WrittenFile => ({ path, before, afterHash: textHash(after) }));
  const refused = writeJournal(root, [...journal, { command, isDone: false, files }]);
  if (refused !== null) return { ...refused, path: '.rulewright' };
  for (const [index, { path, after }] of rewrites.entries()) {
    const refusal = writeWhole(join(root, path), after);
    if (refusal === null) continue;
    const isUndone = rewrites.slice(0, index).every((it) => writeWhole(join(root, it.path), it.before) === null);
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
    const refusal = writeWhole(join(root, path), before);
    if (refusal !== null) return { kind: 'refused', refusal, path };
  }
  const refusal = writeJournal(root, journal.slice(0, -1));
  return refusal === null ? { kind: 'taken back', command, paths } : { kind: 'refused', refusal, path: '.rulewright' };
}

/** What a command that was ended while it wrote has left is taken back; null where there is nothing like that. */
export function takeBackUnfinished(root: string): TakenBack | null {
  return readJournal(root).at(-1)?.isDone === false ? takeBack(root, false) : null;
}

function isChangedSince(root: string, { path, before, afterHash }: Entry['files'][number]): boolean {
  const now = textAt(root, path);
  return now === null || (now !== before && textHash(now) !== afterHash);
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
