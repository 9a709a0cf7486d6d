/** Finds the games that a command is about. */
import { join } from 'node:path';
import { type ReadSpec, readSpec } from '../host/read-spec.js';
import { findCheckout, type Checkout } from '../host/checkout.js';
import { wrongUse, type Terminal } from './terminal.js';

export interface Game {
  readonly name: string;
  readonly root: string;
  /** The folder of its spec. */
  readonly folder: string;
  /** The working directory, from which people are shown where its files are. */
  readonly from: string;
  /** The edition that was asked for; null for the newest. */
  readonly edition: string | null;
}

/** What records of a game are called: those of an edition that was asked for are others. */
export function recordName({ name, edition }: Game): string {
  return edition === null ? name : `${name}@${encodeURIComponent(edition)}`;
}

/** Where what is made of a game goes, below the folder with `spec`, with `/` between folders: `generated` has the newest edition alone. */
export function outputOf({ name, edition }: Game): string {
  return edition === null ? `generated/${name}` : `.rulewright/editions/${encodeURIComponent(edition)}/${name}`;
}

/** The files of a game as its edition has them. */
export function specOf({ folder, from, edition }: Game): ReadSpec {
  return { ...readSpec(folder, from), edition };
}

/** The named games in an edition, or all where none is named. Null, after saying why, where one of them does not exist. */
export function gamesCalled(
  terminal: Terminal,
  names: readonly string[],
  edition: string | null = null,
): readonly [Game, ...Game[]] | null {
  const checkout = checkoutOf(terminal);
  if (checkout === null) return null;
  for (const name of names) {
    if (checkout.games.includes(name)) continue;
    wrongUse(terminal, `there is no game \`${name}\` in spec/`, name, checkout.games);
    return null;
  }
  const wanted = names.length === 0 ? checkout.games : checkout.games.filter((game) => names.includes(game));
  const [first, ...others] = wanted.map((name) => ({
    name,
    root: checkout.root,
    folder: join(checkout.root, 'spec', name),
    from: terminal.folder,
    edition,
  }));
  return first === undefined ? null : [first, ...others];
}

function checkoutOf(terminal: Terminal): Checkout | null {
  const checkout = findCheckout(terminal.folder);
  if (checkout === null) wrongUse(terminal, 'there is no folder `spec` here or in any folder above');
  else if (checkout.games.length === 0) wrongUse(terminal, 'the folder `spec` has no game in it');
  else return checkout;
  return null;
}
