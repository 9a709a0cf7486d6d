/**
 * Where an edition is read from, by what people call it: a folder that holds `spec/`, the folder of one game, an edition that errata
 * make, or a git revision; where nothing is said, what is checked out.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { byCodeUnits } from '../diagnostics/order.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { SourceFile } from '../source/span.js';
import { decode } from '../yaml/decode.js';
import { type Checkout, findCheckout, sharedFolders } from './checkout.js';
import { isSpecFileName } from './files-below.js';
import { filesOfRevision, type GitFile, type GitRead } from './git.js';
import { editionNames } from '../surface/from-yaml.js';
import { type ReadSpec, readSpec, withBoard } from './read-spec.js';

export interface EditionSource {
  /** How it is told: the words by which it was asked for. */
  readonly called: string;
  /** Its games, in order. */
  readonly games: readonly string[];
  /** True where it is one game by itself, which may have any name. */
  readonly isOneGame: boolean;
  /** Whether games that it has not are not there, or have no such edition. */
  readonly has: 'all games' | 'some games';
  /** The spec of one of its games. */
  readonly read: (game: string) => ReadSpec;
}

export type FoundEdition =
  | { readonly kind: 'found'; readonly edition: EditionSource }
  /** In words for people, and what helps, perhaps. */
  | { readonly kind: 'refused'; readonly why: string; readonly help: string | null };

/**
 * What is called so, seen from the folder `from`; null: what is checked out there. A folder comes before an edition of its name, and
 * that before a revision.
 */
export function editionCalled(asked: string | null, from: string): FoundEdition {
  const checkout = findCheckout(from);
  if (asked === null) return checkout === null ? noCheckout : found(checkedOut(checkout, 'what is checked out', from));
  const folder = path.resolve(from, asked);
  if (isFolder(folder)) return inFolder(folder, asked, from);
  if (checkout === null) return noCheckout;
  return ofErrata(checkout, asked, from) ?? ofRevision(checkout, asked);
}

const noCheckout: FoundEdition = refused('there is no folder `spec` here or in any folder above');

function found(edition: EditionSource): FoundEdition {
  return { kind: 'found', edition };
}

function refused(why: string, help: string | null = null): FoundEdition {
  return { kind: 'refused', why, help };
}

function checkedOut({ root, games }: Checkout, called: string, from: string): EditionSource {
  return {
    called,
    games,
    isOneGame: false,
    has: 'all games',
    read: (game) => readSpec(path.join(root, 'spec', game), from),
  };
}

function inFolder(folder: string, called: string, from: string): FoundEdition {
  const root = path.basename(folder) === 'spec' ? path.dirname(folder) : folder;
  if (isFolder(path.join(root, 'spec'))) {
    const checkout = findCheckout(root);
    return checkout === null ? noCheckout : found(checkedOut(checkout, called, from));
  }
  if (!readdirSync(folder).some(isSpecFileName))
    return refused(`the folder \`${called}\` has neither a folder \`spec\` nor the files of a game`);
  const game = path.basename(folder);
  return found({ called, games: [game], isOneGame: true, has: 'all games', read: () => readSpec(folder, from) });
}

/** The games of which errata make an edition of this name, or that were printed as such; null where there are none. */
function ofErrata({ root, games }: Checkout, edition: string, from: string): FoundEdition | null {
  const read = (game: string): ReadSpec => ({ ...readSpec(path.join(root, 'spec', game), from), edition });
  const having = games.filter((game) => editionNames(read(game).files).includes(edition));
  return having.length === 0
    ? null
    : found({ called: edition, games: having, isOneGame: false, has: 'some games', read });
}

function ofRevision({ root }: Checkout, revision: string): FoundEdition {
  const read = filesOfRevision(root, revision, isOfSpec);
  if (read.kind !== 'read') return refusedRevision(revision, read);
  const { files } = read;
  const folders = new Set(files.flatMap((file) => file.path.split('/')[1] ?? []));
  const games = [...folders].filter((name) => !sharedFolders.includes(name)).sort(byCodeUnits);
  if (games.length === 0) return refused(`the revision \`${revision}\` has no folder \`spec\` with a game in it`);
  const below = (folder: string): ReadSpec => readFiles(files, `spec/${folder}/`, revision);
  const at = (game: string): string => path.join(root, 'spec', game);
  return found({
    called: revision,
    games,
    isOneGame: false,
    has: 'all games',
    read: (game) => withBoard(below(game), at(game), root, () => below('boards')),
  });
}

function refusedRevision(revision: string, read: Exclude<GitRead, { readonly kind: 'read' }>): FoundEdition {
  switch (read.kind) {
    case 'no git':
      return refused(`there is no folder \`${revision}\`, and no program \`git\` to look for such a revision`);
    case 'no repository':
      return refused(`there is no folder \`${revision}\`, and what lies here is no git repository`);
    case 'unknown':
      return refused(`there is no folder, no edition and no git revision \`${revision}\``);
    case 'shallow':
      return refused(
        `there is no folder \`${revision}\`, and this clone is shallow and has not the revision \`${revision}\``,
        `fetch it, for example with \`git fetch --unshallow\` or \`git fetch origin ${revision}\`; in GitHub Actions \`fetch-depth: 0\``,
      );
    case 'failed':
      return refused(`git cannot read the revision \`${revision}\`: ${read.reason}`);
  }
}

/** A file of a game or a board in a folder of its own below `spec`, none of whose names begins with a dot. */
function isOfSpec(at: string): boolean {
  const names = at.split('/');
  return (
    names.length > 2 &&
    names[0] === 'spec' &&
    names.every((it) => !it.startsWith('.')) &&
    isSpecFileName(names.at(-1) ?? '')
  );
}

function readFiles(all: readonly GitFile[], below: string, revision: string): ReadSpec {
  const files: SourceFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { path: at, bytes } of all) {
    if (!at.startsWith(below)) continue;
    const read = decode(bytes, { path: at.slice('spec/'.length).normalize('NFC'), shown: `${revision}:${at}` });
    diagnostics.push(...read.diagnostics);
    if (read.file !== null) files.push(read.file);
  }
  files.sort((one, other) => byCodeUnits(one.path, other.path));
  return { files, diagnostics };
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
}
