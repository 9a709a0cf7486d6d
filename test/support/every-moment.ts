/** The moments at which a process that writes may be ended: what is on the disk after each of its steps. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

type Call = (place: string, ...rest: readonly unknown[]) => unknown;

/** Calls that change what is on the disk in one step of the system. */
const steps = ['mkdirSync', 'linkSync', 'renameSync', 'copyFileSync', 'symlinkSync', 'utimesSync'] as const;

/**
 * Does `work` and calls `look` between any two steps by which it changes the disk: within a file that is written as well, and
 * between the files of a folder that is removed. `look` may change the disk itself.
 */
export function atEveryMoment(work: () => void, look: () => void): void {
  const calls = fs as unknown as Record<string, Call>;
  const { writeFileSync, rmSync, unlinkSync, existsSync, readdirSync } = fs;
  const originals: Record<string, Call> = { writeFileSync: writeFileSync as Call, rmSync: rmSync as Call };
  let isLooking = false;
  // What Node itself takes from its file system while calls are watched, as `cpSync` does, it keeps for ever.
  let isDone = false;
  const step = (act: () => unknown): void => {
    act();
    if (isLooking || isDone) return;
    isLooking = true;
    look();
    isLooking = false;
  };
  for (const name of steps) {
    const original = calls[name];
    if (original === undefined) throw new Error(`node:fs has no ${name}`);
    originals[name] = original;
    calls[name] = (place, ...rest) => {
      step(() => original(place, ...rest));
    };
  }
  fs.writeFileSync = (place, data, options) => {
    if (typeof data !== 'string') throw new Error('what is written is no text');
    if (typeof place === 'number') {
      // What is written to an open file goes on where the last ended.
      const half = data.length / 2;
      for (const part of [data.slice(0, half), data.slice(half)])
        step(() => {
          writeFileSync(place, part, options);
        });
      return;
    }
    step(() => {
      writeFileSync(place, data.slice(0, data.length / 2), options);
    });
    step(() => {
      writeFileSync(place, data, 'utf8');
    });
  };
  fs.rmSync = (place, options) => {
    const isFolder = typeof place === 'string' && !isLooking && existsSync(place);
    for (const entry of isFolder ? readdirSync(place, { recursive: true, withFileTypes: true }) : []) {
      if (entry.isDirectory()) continue;
      step(() => {
        unlinkSync(join(entry.parentPath, entry.name));
      });
    }
    step(() => {
      rmSync(place, options);
    });
  };
  syncBuiltinESMExports();
  try {
    work();
  } finally {
    isDone = true;
    Object.assign(calls, originals);
    syncBuiltinESMExports();
  }
}
