/** One build at a time: two at once would read the spec at one moment and write what they made of it at another. */
import { mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ageOf, isRunning } from './leftovers.js';

export interface LockOptions {
  /** Told once where another process is at work, with its number. */
  readonly onWait: (holder: number) => void;
  /** How long the other process is waited for, in milliseconds. */
  readonly patience: number;
}

/** Another process is still at work after all patience; the message is meant for people. */
export class StillLocked extends Error {}

/** Between two looks at the lock, in milliseconds. */
const pause = 50;

/** A lock without a number is being written, or its process ended just then. */
const writingTakes = 5_000;

/**
 * Does `work` while no other process does any under the same lock. A process that ended without giving the lock back does not
 * hold it. Where nothing can be written, and so nothing be locked, the work is done all the same: it will be told.
 */
export async function withLock<T>(folder: string, options: LockOptions, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, 'lock');
  const isHeld = await acquire(lock, folder, options);
  try {
    return await work();
  } finally {
    if (isHeld) release(lock, folder);
  }
}

async function acquire(lock: string, folder: string, { onWait, patience }: LockOptions): Promise<boolean> {
  const until = Date.now() + patience;
  let isTold = false;
  for (;;) {
    const taken = take(lock, folder);
    if (taken !== 'held') return taken === 'mine';
    const holder = holderOf(lock);
    if (holder === 'nobody') breakOpen(lock);
    else {
      if (!isTold && holder !== 'unknown') onWait(holder);
      isTold ||= holder !== 'unknown';
      if (Date.now() > until)
        throw new StillLocked(`another build is at work (process ${holder}); if there is none, delete ${lock}`);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function take(lock: string, folder: string): 'mine' | 'held' | 'impossible' {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return 'mine';
  } catch (fault) {
    // Who gives the lock back may take away the folder that was just made.
    const isTaken = fault instanceof Error && 'code' in fault && (fault.code === 'EEXIST' || fault.code === 'ENOENT');
    return isTaken ? 'held' : 'impossible';
  }
}

function holderOf(lock: string): number | 'unknown' | 'nobody' {
  const text = textOf(lock);
  if (/^\d+$/u.test(text)) return isRunning(Number(text)) ? Number(text) : 'nobody';
  return ageOf(lock) > writingTakes ? 'nobody' : 'unknown';
}

function textOf(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

/** Takes away the lock of a process that has ended, and no other that was put there since. */
function breakOpen(lock: string): void {
  const aside = `${lock}.${process.pid}`;
  try {
    renameSync(lock, aside);
    const holder = holderOf(aside);
    if (typeof holder === 'number') renameSync(aside, lock);
    else rmSync(aside, { force: true });
  } catch {
    // Another process was faster.
  }
}

function release(lock: string, folder: string): void {
  rmSync(lock, { force: true });
  try {
    rmdirSync(folder);
  } catch {
    // Somebody else uses it.
  }
}
