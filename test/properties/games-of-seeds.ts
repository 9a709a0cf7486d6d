/** The games that properties of edits are held on. */
import { readSpec } from '../../compiler/host/read-spec.js';
import type { SourceFile } from '../../compiler/source/span.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const folder = (game: string): readonly SourceFile[] => readSpec(`${import.meta.dirname}/../../spec/${game}`).files;

/** The files of each: the small game, and those of the repository. */
export const filesOfGames = [
  saltmarshFiles(),
  ...['israeli-independence', 'arab-revolt', 'palestine'].map((game) => folder(game)),
];

/** What is known of the game of a seed, from a list in the order of `filesOfGames`: most seeds take the small game. */
export function ofSeed<Known>(games: readonly Known[], seed: number): Known {
  const game = games[seed % 24 < 21 ? 0 : (seed % 24) - 20];
  if (game === undefined) throw new Error('no game for the seed');
  return game;
}
