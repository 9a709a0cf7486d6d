/** What the compiler knows of the files of a game, kept beside its spec. */
import type { Analysis } from '../driver.js';
import { isStillGood, type Memory, memoryOf, recall, type Recalled } from '../incremental/memory.js';
import type { SourceFile } from '../source/span.js';
import { keepData, readData } from './records.js';

/** Takes up what was known of the files; null where nothing was kept. */
export function recallGame(root: string, game: string, files: readonly SourceFile[]): Recalled | null {
  // What has the seal of this compiler has the shape that it writes.
  const memory = readData(root, nameOf(game)) as Memory | null;
  return memory === null ? null : recall(memory, files);
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
  keepData(root, nameOf(game), memoryOf(files, analysis));
}

function nameOf(game: string): string {
  return `spec-${game}`;
}
