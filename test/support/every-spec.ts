/** The specs that properties of whole specs are held on: every game, what new games start with, and small games made by seed. */
import { join } from 'node:path';
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { filesOf, smallGame } from '../properties/small-games/small-game.js';
import { saltmarshFiles } from './saltmarsh-spec.js';

/** The folders of `spec` with a game or what a new one starts with. */
export const folders = [
  'arab-revolt',
  'palestine',
  'israeli-independence',
  'starter',
  'starter-factions',
  'starter-solitaire',
] as const;

/** The files of one of them by its turn, the real games and others by turns. */
export function specAt(turn: number): { readonly name: string; readonly files: readonly SourceFile[] } {
  const kinds = folders.length + 2;
  const folder = folders[turn % kinds];
  if (folder !== undefined)
    return { name: folder, files: readSpec(join(import.meta.dirname, '..', '..', 'spec', folder)).files };
  if (turn % kinds === folders.length) return { name: 'saltmarsh', files: saltmarshFiles() };
  return { name: `small game ${turn}`, files: filesOf(smallGame(turn)) };
}
