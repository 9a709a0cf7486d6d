/**
 * The folder `.rulewright` beside `spec`: what may be used again, or is not yet in its place. It may be deleted at any time, and
 * version control leaves it out. Where it cannot be written, a folder in the user's cache stands for it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Beside the spec, for what has to be on the same disk. */
export function scratchOf(root: string): string {
  return join(root, '.rulewright');
}

/** Where something may be kept, and is looked for, in this order. */
export function workFolders(root: string): readonly [string, string] {
  const own = createHash('sha256').update(root).digest('hex').slice(0, 16);
  return [scratchOf(root), join(homedir(), '.cache', 'rulewright', own)];
}

/** Makes one of these folders; a fault of the system is thrown. */
export function makeWorkFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault;
  }
}

/** Where something is kept now; `folder` is null where it is nowhere, for what `refused` says. */
export interface Kept {
  readonly folder: string | null;
  /** What the first folder that did not take it threw. */
  readonly refused: unknown;
}

/** Keeps something in the first of the folders that takes it. */
export function keepIn(root: string, keep: (folder: string) => boolean): Kept {
  const refusals: unknown[] = [];
  for (const folder of workFolders(root)) {
    try {
      makeWorkFolder(folder);
      if (keep(folder)) return { folder, refused: null };
    } catch (fault) {
      refusals.push(fault);
    }
  }
  return { folder: null, refused: refusals[0] ?? null };
}
