/** Lays out the spec of a new game: a copy of a starter in `spec` under the new game's name. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { byCodeUnits } from '../diagnostics/order.js';
import { type StarterKind, starterName } from './checkout.js';
import { draftIn, removeDrafts } from './leftovers.js';
import { ownSpecFolder } from './places.js';
import { portable } from './read-spec.js';

/** The text of every file that a new game of a kind starts with, by its path within the folder of the game, in order. */
export function starterFiles(title: string, kind: StarterKind | null = null): ReadonlyMap<string, string> {
  const starter = ownSpecFolder(starterName(kind));
  const names = readdirSync(starter, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:yaml|md)$/u.test(name),
  );
  const inOrder = names.sort((a, b) => byCodeUnits(portable(a), portable(b)));
  return new Map(
    inOrder.map((name) => {
      const text = readFileSync(path.join(starter, name), 'utf8');
      return [portable(name), name === 'game.yaml' ? withTitle(text, title) : text];
    }),
  );
}

/**
 * Writes `files` (paths within it to texts) as the new folder `folder`. They are first written beside it, so that the
 * folder is there with all of them or not at all. Returns false, and writes nothing, where something has its name already.
 */
export function writeNewFolder(folder: string, files: ReadonlyMap<string, string>): boolean {
  if (existsSync(folder)) return false;
  removeDrafts(path.dirname(folder));
  const staging = draftIn(path.dirname(folder));
  try {
    for (const [name, text] of files) {
      const file = path.join(staging, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text, { flag: 'wx' });
    }
    renameSync(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return true;
}

/** Quoted, for YAML reads some words as something else than text. */
function withTitle(text: string, title: string): string {
  return text.replace(/^(game|title): .*$/gmu, (_, key: string) => `${key}: ${JSON.stringify(title)}`);
}
