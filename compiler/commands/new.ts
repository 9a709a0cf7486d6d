/** `new`: lays out the spec of a new game, small and whole, for a designer to change. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findCheckout, sharedFolders, type StarterKind } from '../host/checkout.js';
import { starterFiles, writeNewFolder } from '../host/new-spec.js';
import { wrongUse, type ExitCode, type Terminal } from './terminal.js';

export interface NewOptions {
  /** What the game is for; `null` for two factions. */
  readonly kind: StarterKind | null;
  readonly json: boolean;
}

/** Takes the name of the game's folder; refuses a name that is no good or taken, and then writes nothing. */
export function newCommand(terminal: Terminal, name: string, options: NewOptions): ExitCode {
  const checkout = findCheckout(terminal.folder);
  if (checkout === null) return wrongUse(terminal, 'there is no folder `spec` here or in any folder above');
  const paths = newGame(terminal, checkout.root, name, options.kind, false);
  if (typeof paths === 'number') return paths;
  const scenario = paths.find((path) => path.includes('/scenarios/')) ?? '';
  const next = [`npx rulewright build ${name}`, `npx rulewright replay ${scenario}`];
  if (options.json) terminal.out(`${JSON.stringify({ game: name, files: paths, next }, null, 2)}\n`);
  else terminal.out(`${[...paths, '', 'Next:', ...next].join('\n')}\n`);
  return 0;
}

/** The paths of the files that are laid out in `spec` of a folder, from there; where the name is refused, that is told, and the exit code is returned. */
export function newGame(
  terminal: Terminal,
  root: string,
  name: string,
  kind: StarterKind | null,
  isDry: boolean,
): readonly string[] | ExitCode {
  if (!isGoodName(name)) return refuseName(terminal, name);
  if (sharedFolders.includes(name)) {
    return wrongUse(terminal, `\`${name}\` is no name for a game: spec/${name} holds what all games share`);
  }
  const folder = join(root, 'spec', name);
  const files = starterFiles(titleOf(name), kind);
  if (isDry ? existsSync(folder) : !writeNewFolder(folder, files)) {
    return wrongUse(terminal, `spec/${name} is there already; nothing was written`);
  }
  return [...files.keys()].map((path) => `spec/${name}/${path}`);
}

const longestName = 40;

function isGoodName(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(name) && name.length <= longestName;
}

function refuseName(terminal: Terminal, name: string): ExitCode {
  wrongUse(terminal, `\`${name}\` is no good name for the folder of a game`);
  terminal.err(
    `help: small letters a to z first, then also digits, words joined by \`-\`, at most ${longestName} characters\n`,
  );
  const near = slugOf(name);
  if (isGoodName(near)) terminal.err(`help: try \`rulewright new ${near}\`\n`);
  return 2;
}

/** `Château d'If 2` becomes `chateau-d-if-2`. */
function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain
    .replace(/^[^a-z]+/u, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, longestName)
    .replace(/-+$/u, '');
}

/** The words of the name, each with a capital letter. No example stands here: it could be the title of somebody’s game. */
function titleOf(name: string): string {
  return name
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
