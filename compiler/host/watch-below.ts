/**
 * Tells when something changes below a folder. Each folder has a watcher of its own: the one of Node for all that lies below a folder
 * misses, on some systems, files that take the place of others and folders that come later.
 */
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { isNothingThere, reasonOf } from './system-faults.js';

export interface Watch {
  /**
   * Comes when something has changed since it was asked last, and then nothing for a moment; with false where the watch was
   * ended. Throws `Unwatchable` where a folder has come that cannot be watched.
   */
  readonly changed: () => Promise<boolean>;
  /** Whether something has changed since that was asked last, or the watch was ended. */
  readonly isDue: () => boolean;
  readonly end: () => void;
}

/** A folder that the system does not let anybody watch. */
export class Unwatchable extends Error {
  readonly folder: string;
  readonly reason: string;

  constructor(folder: string, fault: unknown) {
    const reason = reasonOf(fault);
    super(`cannot watch ${folder}: ${reason}`);
    this.folder = folder;
    this.reason = reason;
  }
}

/** How long nothing must change, in milliseconds: several files are often written one after another. */
const quiet = 50;

/** Watches a folder and all below it, from now on. Throws `Unwatchable` where that is not possible. */
export function watchBelow(folder: string): Watch {
  const watchers = new Map<string, Watcher>();
  let isDue = false;
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  let wake = (): void => undefined;

  const note = (): void => {
    if (isEnded) return;
    isDue = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      wake();
    }, quiet);
  };
  const above = path.dirname(folder);
  const concerns = (place: string, name: string | null): boolean => {
    if (name === null) return true;
    if (place === above) return name === path.basename(folder);
    if (name.startsWith('.')) return false;
    // Editors keep files of their own beside others.
    const inner = path.join(place, name);
    return /\.ya?ml(?:\.txt)?$/iu.test(name) || watchers.has(inner) || numberOf(inner) !== null;
  };
  const look = (): void => {
    const there = new Map([[above, numberOf(above) ?? 0], ...foldersIn(folder, 'links too')]);
    for (const [place, watcher] of watchers) {
      if (there.get(place) === watcher.number) continue;
      watcher.end();
      watchers.delete(place);
    }
    for (const [place, number] of there) {
      if (watchers.has(place)) continue;
      const end = watched(place, (name) => {
        if (concerns(place, name)) note();
      });
      if (end !== null) watchers.set(place, { number, end });
    }
  };
  const end = (): void => {
    isEnded = true;
    isDue = true;
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.end();
    watchers.clear();
    wake();
  };

  try {
    look();
  } catch (fault) {
    end();
    throw fault;
  }
  return {
    changed: async () => {
      if (!isEnded && (!isDue || timer !== undefined)) await new Promise<void>((resolve) => (wake = resolve));
      if (isEnded) return false;
      // What is written from here on is told once more.
      isDue = false;
      look();
      return true;
    },
    isDue: () => isDue,
    end,
  };
}

interface Watcher {
  /** Of the folder that is watched: another one may have come in its place. */
  readonly number: number;
  readonly end: () => void;
}

/** Null where there is no such folder any more. */
function watched(place: string, onChange: (name: string | null) => void): (() => void) | null {
  try {
    const watcher: FSWatcher = watch(place, (_, name) => {
      onChange(name);
    });
    // The folder itself is gone; its own folder tells that too.
    watcher.on('error', () => {
      onChange(null);
    });
    return () => {
      watcher.close();
    };
  } catch (fault) {
    if (isNothingThere(fault)) return null;
    throw new Unwatchable(place, fault);
  }
}

/** A folder and those below it that a spec can have, by their paths, with their numbers. Links are followed in the first one alone. */
function foldersIn(folder: string, links: 'links too' | 'no links'): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const number = numberOf(folder);
  if (number === null) return found;
  found.set(folder, number);
  for (const entry of entriesOf(folder)) {
    const isMeant = entry.isDirectory() || (links === 'links too' && entry.isSymbolicLink());
    if (!isMeant || entry.name.startsWith('.')) continue;
    for (const [place, its] of foldersIn(path.join(folder, entry.name), 'no links')) found.set(place, its);
  }
  return found;
}

/** Those of a folder that cannot be read are none; reading the spec tells that. */
function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** The number that the system gave a folder; null where there is none. */
function numberOf(folder: string): number | null {
  try {
    const stat = statSync(folder, { throwIfNoEntry: false });
    return stat?.isDirectory() === true ? stat.ino : null;
  } catch {
    return null;
  }
}
