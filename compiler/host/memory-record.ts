/** What the compiler knows of the files of a game, kept beside its spec. */
import { deserialize, serialize } from 'node:v8';
import type { Analysis } from '../driver.js';
import { isStillGood, type Memory, memoryOf, recall, type Recalled } from '../incremental/memory.js';
import type { SourceFile } from '../source/span.js';
import { keepBytes, readBytes } from './records.js';

/** Takes up what was known of the files; null where nothing was kept. */
export function recallGame(root: string, game: string, files: readonly SourceFile[]): Recalled | null {
  const bytes = readBytes(root, nameOf(game));
  if (bytes === null) return null;
  try {
    // What has the seal of this compiler has the shape that it writes.
    return recall(deserialize(bytes) as Memory, files);
  } catch {
    // Another version of Node may have kept it.
    return null;
  }
}

/** Keeps what is known of the files, unless what was `recalled` is almost all of it: to keep it takes longer than to read a few files. */
export function rememberGame(
  root: string,
  game: string,
  files: readonly SourceFile[],
  analysis: Analysis,
  recalled: Recalled | null,
): void {
  if (recalled !== null && isStillGood(recalled, files, analysis)) return;
  keepBytes(root, nameOf(game), serialize(memoryOf(files, analysis)));
}

function nameOf(game: string): string {
  return `spec-${game}`;
}
