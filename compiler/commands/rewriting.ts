/** What commands that write into a spec have in common: one at a time, what they tell of their changes, and how they write. */
import { type ChangedLines, changedLines } from '../edit/changed-lines.js';
import { StillLocked, withLock } from '../host/lock.js';
import {
  ChangedSince,
  type EditsOfFiles,
  type Rewrite,
  rewritesOf,
  takeBackUnfinished,
  writeAll,
} from '../host/write-edits.js';
import { scratchOf } from '../host/work-folder.js';
import { shownPath } from '../source/span.js';
import { cannotWrite, type ExitCode, type Terminal } from './terminal.js';

/** How long another command is waited for, in milliseconds. */
const longestWait = 120_000;

/** Does work while no other command builds or writes in a checkout, and says so where it has to wait; where that is too long, it is told and not done. */
export async function whenAlone(
  terminal: Terminal,
  root: string,
  what: 'build' | 'command',
  work: () => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const onWait = (holder: number): void => {
    terminal.err(`another ${what} is at work (process ${holder}); this one waits until it is done\n`);
  };
  try {
    return await withLock(scratchOf(root), { onWait, patience: longestWait }, async () => work());
  } catch (error) {
    if (!(error instanceof StillLocked)) throw error;
    terminal.err(`error: ${error.message}\n`);
    return 1;
  }
}

/**
 * Does work on the specs of a checkout while no other command builds or writes there, once what one that was ended half way has left is
 * taken back. What only looks does not wait.
 */
export async function onSpecs(
  terminal: Terminal,
  root: string,
  isWriting: boolean,
  work: () => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  if (!isWriting) return work();
  try {
    return await whenAlone(terminal, root, 'command', () => {
      const left = takeBackUnfinished(root);
      if (left?.kind === 'taken back')
        terminal.err(`\`${left.command}\` was ended while it wrote: what it had written is taken back first\n`);
      return work();
    });
  } catch (error) {
    if (!(error instanceof ChangedSince)) throw error;
    terminal.err(`error: ${error.message}\n`);
    return 1;
  }
}

/** What a command changes. */
export interface Changes extends EditsOfFiles {
  readonly root: string;
  /** As it was typed. */
  readonly command: string;
  readonly isDry: boolean;
}

/** Writes the changes unless that is not wanted; null where the machine refuses it, which is told. */
export function written(terminal: Terminal, changes: Changes): readonly Rewrite[] | ExitCode {
  const { root, command, isDry } = changes;
  const rewrites = rewritesOf(root, changes);
  if (isDry || rewrites.length === 0) return rewrites;
  const refused = writeAll(root, command, rewrites);
  return refused === null ? rewrites : cannotWrite(terminal, refused.path, refused);
}

/** `spec/saltmarsh/map.yaml:4: spaces with  Unrest → spaces with Unrest`, a line for each that changes, round after round. */
export function changesText({ rounds }: Pick<EditsOfFiles, 'rounds'>): string {
  return rounds.flatMap(changedLines).map(changeText).join('');
}

function changeText({ file, line, old, fresh }: ChangedLines): string {
  const place = `${shownPath(file)}:${line}`;
  const [before, after] = [told(old), told(fresh)];
  if (before !== after) return `${place}: ${before} → ${after}\n`;
  return `${place}: ${before === '' ? 'an empty line' : before} (${blanksText(old, fresh)})\n`;
}

/** What a line says, without its indentation and its dash. */
function told(lines: string): string {
  return lines
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replace(/\s+/gu, ' ')
        .replace(/^- (?=.)/u, ''),
    )
    .join(' ⏎ ')
    .replace(/ ⏎ $/u, '');
}

/** What has changed where it is no word. */
function blanksText(old: string, fresh: string): string {
  if (fresh.endsWith('\n') && !old.endsWith('\n')) return 'the last line ends';
  if (old.includes('\t')) return 'no tab';
  return old.trimEnd() === fresh.trimEnd() ? 'no blanks at its end' : 'one blank between words';
}
