/** What is written beside a file before it takes its place, and what is left of that where a process was ended half way. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const draftName = /^\.rulewright-(\d+)\.tmp$/u;

/** Another machine may be at work in the same folder, whose processes are not known here. */
const longEnough = 60_000;

/** The path of this process's draft in a folder. */
export function draftIn(folder: string): string {
  return join(folder, `.rulewright-${process.pid}.tmp`);
}

/** Removes the drafts of processes that have ended. What cannot be removed stays. */
export function removeDrafts(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const pid = Number(draftName.exec(name)?.[1] ?? Number.NaN);
      if (Number.isNaN(pid) || isRunning(pid) || ageOf(join(folder, name)) < longEnough) continue;
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // It is in nobody's way.
  }
}

/** True where a process of this number is at work. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    // It is there, and somebody else's.
    return fault instanceof Error && 'code' in fault && fault.code === 'EPERM';
  }
}

/** How long ago something was changed, in milliseconds; 0 where it is gone. */
export function ageOf(path: string): number {
  const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  return time === undefined ? 0 : Date.now() - time;
}
