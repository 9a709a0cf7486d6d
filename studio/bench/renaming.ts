/** A thing with another name in all texts of the game: what would change, file by file. */
import { changedLines } from '../../compiler/edit/changed-lines.js';
import type { Renamed } from '../../compiler/edit/rename/rename.js';
import { boardNamedAt, renamedAt, renamingAt } from '../../compiler/language-server/rename.js';
import type { View } from '../../compiler/language-server/workspace.js';
import { editsByPath, filesWithEdits } from '../../compiler/source/edit.js';
import { countText } from '../../compiler/source/count-text.js';
import type { Renaming } from '../protocol.js';

export function nameIn(view: View, offset: number): string | null {
  return renamingAt(view, offset)?.placeholder ?? null;
}

/** What other games have too is refused: the page has the texts of one game, and the command those of all. */
export function renamedIn(view: View, offset: number, fresh: string): Renaming {
  const old = nameIn(view, offset) ?? '';
  const board = boardNamedAt(view, offset);
  if (board !== null) return { ok: false, why: sharedText(board, old, fresh) };
  const renamed = renamedAt([{ game: view.game.name, files: view.files }], view, offset, fresh);
  if (!renamed.ok) return { ok: false, why: renamed.why };
  const edits = [...renamed.names, ...renamed.prose];
  const byPath = editsByPath(edits);
  const onBoard = [...byPath.keys()].find((path) => path.startsWith('boards/'));
  if (onBoard !== undefined) return { ok: false, why: sharedText(onBoard, old, fresh) };
  const changed = changedLines(edits);
  return {
    ok: true,
    becomes: [...renamed.becomes],
    kind: renamed.kind,
    places: renamed.count,
    files: filesWithEdits(
      view.files.filter(({ path }) => byPath.has(path)),
      edits,
    ).map(({ path, text }) => ({
      path,
      text,
      lines: changed.flatMap((it) => (it.file.path === path ? [{ line: it.line, old: it.old, fresh: it.fresh }] : [])),
    })),
    stays: staysIn(renamed),
  };
}

function sharedText(board: string, old: string, fresh: string): string {
  const names = [old, fresh.trim()].map((name) => (/^[\w.-]+$/u.test(name) ? name : `"${name}"`));
  return `\`${old}\` stands on the board ${board}, which other games may share: the command \`rulewright rename ${names.join(' ')}\` changes it in all of them`;
}

function staysIn({ aliases, longer, left, comments }: Renamed): readonly string[] {
  return [
    ...aliases.map((it) => `\`${it}\`, as it is also called`),
    ...longer.map((it) => `\`${it}\`, which is another name`),
    ...(left.length === 0 ? [] : [`${countText(left.length, 'place')} in titles, citations and what is for people`]),
    ...(comments === 0 ? [] : [`${countText(comments, 'comment')} that ${comments === 1 ? 'mentions' : 'mention'} it`]),
  ];
}
