/** What the compiler knows of the files of a game, kept beside its spec. */
import { deserialize, serialize } from 'node:v8';
import type { Analysis } from '../driver.js';
import { type Memory, memoryOf, recall } from '../incremental/memory.js';
import type { SourceFile } from '../source/span.js';
import { keepBytes, readBytes } from './records.js';

/** Takes up what was known of the files the last time; returns how many of them say the same since. */
export function recallGame(root: string, game: string, files: readonly SourceFile[]): number {
  const bytes = readBytes(root, nameOf(game));
  if (bytes === null) return 0;
  try {
    // What has the seal of this compiler has the shape that it writes.
    return recall(deserialize(bytes) as Memory, files);
  } catch {
    // Another version of Node may have kept it.
    return 0;
  }
}

/** Keeps what is known of the files, where some of them were not `recalled`. */
export function rememberGame(
  root: string,
  game: string,
  files: readonly SourceFile[],
  analysis: Analysis,
  recalled: number,
): void {
  if (recalled < files.length) keepBytes(root, nameOf(game), serialize(memoryOf(files, analysis)));
}

function nameOf(game: string): string {
  return `spec-${game}`;
}
