/** The specs that properties of whole specs are held on: every game, what new games start with, and small games made by seed. */
import { join } from 'node:path';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { filesOf, smallGame } from '../properties/small-games/small-game.js';
import { saltmarshFiles } from './saltmarsh-spec.js';

/** The folders of `spec` with a game or what a new one starts with. */
export const folders = [
  'starter',
  'starter-factions',
  'starter-solitaire',
  'israeli-independence',
  'palestine',
  'arab-revolt',
] as const;

/** The files of one of them by its turn, from a small one to a large one. */
export function specAt(turn: number): { readonly name: string; readonly files: readonly SourceFile[] } {
  const kinds = folders.length + 2;
  if (turn % kinds === 0) return { name: 'saltmarsh', files: saltmarshFiles() };
  if (turn % kinds === 1) return { name: `small game ${turn}`, files: filesOf(smallGame(turn)) };
  const folder = folders[(turn % kinds) - 2] ?? 'starter';
  return { name: folder, files: readSpec(join(import.meta.dirname, '..', '..', 'spec', folder)).files };
}
