/** Edits until there are none left to make: some can be told only of what others have made. */
import { filesWithEdits, type Edit } from '../source/edit.js';
import type { SourceFile } from '../source/span.js';

export interface Settled {
  readonly files: readonly SourceFile[];
  /** The edits of each round, made for the files as the rounds before have left them. */
  readonly rounds: readonly (readonly Edit[])[];
}

/** More rounds than any spec needs. */
const mostRounds = 50;

/** Makes what `editsOf` tells of the files, and of what comes of it, until it tells nothing more. */
export function untilSettled(
  files: readonly SourceFile[],
  editsOf: (files: readonly SourceFile[]) => readonly Edit[],
): Settled {
  const rounds: (readonly Edit[])[] = [];
  let now = files;
  for (let edits = editsOf(now); edits.length > 0 && rounds.length < mostRounds; edits = editsOf(now)) {
    now = filesWithEdits(now, edits);
    rounds.push(edits);
  }
  return { files: now, rounds };
}
