/** The boundary suites of a game as they came last, kept beside its spec. */
import { deserialize, serialize } from 'node:v8';
import type { KnownSuites } from '../incremental/boundary-suites.js';
import { keepBytes, readBytes } from './records.js';

/** What is known of the game from the last time; null where that is nothing. */
export function readSuites(root: string, game: string): KnownSuites | null {
  const bytes = readBytes(root, nameOf(game));
  if (bytes === null) return null;
  try {
    // What has the seal of this compiler has the shape that it writes.
    return deserialize(bytes) as KnownSuites;
  } catch {
    // Another version of Node may have kept it.
    return null;
  }
}

export function keepSuites(root: string, game: string, known: KnownSuites): void {
  keepBytes(root, nameOf(game), serialize(known));
}

function nameOf(game: string): string {
  return `suites-${game}`;
}
