/** Reads a file that may be anything: what is no file, or too large, is refused before it is opened, so that nothing waits or fills up. */
import { readFileSync, type Stats, statSync } from 'node:fs';
import { reasonOf } from './system-faults.js';

export type ReadFile =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'too large'; readonly size: number }
  /** In the words of the system, or what stands there in place of a file. */
  | { readonly kind: 'refused'; readonly reason: string };

/** The bytes of a file of at most `most` bytes. Links are followed. */
export function readWholeFile(path: string, most: number): ReadFile {
  try {
    const stats = statSync(path);
    if (!stats.isFile()) return { kind: 'refused', reason: `it is ${whatIs(stats)}` };
    if (stats.size > most) return { kind: 'too large', size: stats.size };
    return { kind: 'read', bytes: readFileSync(path) };
  } catch (fault) {
    return { kind: 'refused', reason: reasonOf(fault) };
  }
}

function whatIs(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe';
  return stats.isSocket() ? 'a socket' : 'a device';
}
