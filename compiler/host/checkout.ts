/** Where the specs are: a checkout has a folder `spec` with a folder for each game. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export interface Checkout {
  /** The folder that holds `spec` and `generated`. */
  readonly root: string;
  /** The names of the games' folders, in order. */
  readonly games: readonly string[];
}

/** The nearest folder from `from` upward that has a `spec`; null where there is none. */
export function findCheckout(from: string): Checkout | null {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (isFolder(join(folder, 'spec'))) return { root: folder, games: gamesIn(join(folder, 'spec')) };
    if (dirname(folder) === folder) return null;
  }
}

/** The kinds of game that can be laid out in place of one for two factions. */
export const starterKinds = ['solitaire', 'factions'] as const;
export type StarterKind = (typeof starterKinds)[number];

/** The folder of `spec` with what a new game of a kind starts with; `null` for two factions. */
export function starterName(kind: StarterKind | null): string {
  return kind === null ? 'starter' : `starter-${kind}`;
}

/** Folders of `spec` that are no game's: the JSON Schemas, the boards of several games, what new games start with. */
export const sharedFolders: readonly string[] = ['schema', 'boards', ...[null, ...starterKinds].map(starterName)];

/** Every other folder of `spec`, and every link there that is to lead to a folder, though it may be out of reach now. */
function gamesIn(spec: string): string[] {
  return readdirSync(spec)
    .filter((name) => !sharedFolders.includes(name) && !name.startsWith('.') && !isFile(join(spec, name)))
    .sort();
}

function isFile(path: string): boolean {
  return !(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
