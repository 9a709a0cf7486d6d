/**
 * The texts of one game, as the compiler takes them. A text that stays as it is stays the same file, by which every stage knows what it
 * has made of it already.
 */
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.js';
import { byCodeUnits } from '../../compiler/diagnostics/order.js';
import { report } from '../../compiler/diagnostics/report.js';
import type { SourceSet } from '../../compiler/driver.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { boardNamed, filesOfBoard } from '../../compiler/surface/board-files.js';
import { decode, type Decoded } from '../../compiler/yaml/decode.js';
import type { SpecText } from '../protocol.js';

/** By their paths below `spec`. */
export type Texts = ReadonlyMap<string, Decoded>;

const boards = 'boards/';

export function textsOf(all: readonly SpecText[]): Texts {
  return new Map(all.map(({ path, text }) => [path, decoded(path, text)]));
}

/** With another text of one file, or without it where that is null. */
export function withText(texts: Texts, path: string, text: string | null): Texts {
  const others = new Map(texts);
  if (text === null) others.delete(path);
  else others.set(path, decoded(path, text));
  return others;
}

function decoded(path: string, text: string): Decoded {
  return decode(new TextEncoder().encode(text), { path });
}

/** The files of the game in this folder of `spec`, and of the board that its map names. */
export function sourceOf(texts: Texts, game: string): SourceSet {
  const own = below(texts, `${game}/`);
  if (own.files.length + own.diagnostics.length === 0) {
    const span = { file: { path: game, text: '' }, start: 0, end: 0 };
    return { files: [], diagnostics: [report('RW0030', span, {})] };
  }
  const name = boardNamed(own.files);
  if (name === null) return own;
  const all = below(texts, boards);
  const meant = filesOfBoard(name, all.files);
  return {
    files: [...own.files, ...(meant ?? all.files)].sort((a, b) => byCodeUnits(a.path, b.path)),
    diagnostics: [...own.diagnostics, ...(meant === null ? all.diagnostics : [])],
  };
}

function below(texts: Texts, folder: string): { readonly files: SourceFile[]; readonly diagnostics: Diagnostic[] } {
  const found = [...texts].flatMap(([path, it]) => (path.startsWith(folder) ? [it] : []));
  return { files: found.flatMap(({ file }) => file ?? []), diagnostics: found.flatMap((it) => it.diagnostics) };
}
