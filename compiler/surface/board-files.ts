/** Which boards a game is played on, by the texts of the files, which need not be YAML that can be read. */
import type { SourceFile } from '../source/span.js';

/** The board that the map of a game names; null where none of its files does. */
export function boardNamed(files: readonly SourceFile[]): string | null {
  const map = files.find(({ text }) => named('map', text) !== null);
  return map === undefined ? null : named('board', map.text);
}

/** The files of a board, with the errata to boards, which say themselves for which games they are; null where no board is called so. */
export function filesOfBoard(name: string, boards: readonly SourceFile[]): readonly SourceFile[] | null {
  const meant = boards.filter(({ text }) => named('board', text) === name);
  return meant.length === 0 ? null : [...meant, ...boards.filter(isErrata)];
}

export function isErrata({ text }: SourceFile): boolean {
  return named('errata', text) !== null;
}

/** What a line at the start of a text says under `key`; null where none does. */
function named(key: string, text: string): string | null {
  const [, value] = new RegExp(`^${key}[ \\t]*:[ \\t]*(.*?)(?:[ \\t]+#.*|[ \\t]*)$`, 'mu').exec(text) ?? [];
  return value?.replace(/^(["'])(.*)\1$/u, '$2') ?? null;
}
