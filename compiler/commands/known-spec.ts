/** Reads a game for a command that works on all of it. */
import { recallGame } from '../host/memory-record.js';
import type { ReadSpec } from '../host/read-spec.js';
import { type Game, recordName, specOf } from './games.js';

/** The files of a game as its edition has them, of which what earlier commands have found out is taken up. */
export function knownSpecOf(game: Game): ReadSpec {
  const spec = specOf(game);
  recallGame(game.root, recordName(game), spec.files);
  return spec;
}
