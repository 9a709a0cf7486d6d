/** The boundary suites of a game as they came last, kept beside its spec. */
import type { KnownSuites } from '../incremental/boundary-suites.js';
import { keepData, readData } from './records.js';

/** What is known of the game from the last time; null where that is nothing. */
export function readSuites(root: string, game: string): KnownSuites | null {
  // What has the seal of this compiler has the shape that it writes.
  return readData(root, nameOf(game)) as KnownSuites | null;
}

export function keepSuites(root: string, game: string, known: KnownSuites): void {
  keepData(root, nameOf(game), known);
}

function nameOf(game: string): string {
  return `suites-${game}`;
}
