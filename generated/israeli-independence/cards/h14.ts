// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** H14 Talks in the Desert. Made up: card H14 (the rulebook prints no card; headline and numbers are ours). */
import { type Effect, type Game, MANY, remove } from 'rulewright/runtime';
import { Box, Space } from '../ids.js';
import { EGYPTIAN_ARMIES } from '../pieces.js';

/** Armistice with Egypt: at the end of Game Turn [II 8.4]. */
export function* h14AtTheEndOfGameTurn(game: Game, by: number): Effect {
  // remove the Egyptian army in Egypt 4 to Removed from Play
  yield* remove(game, by, 'remove the Egyptian army in Egypt 4 to Removed from Play [II 8.4]', {
    pieces: EGYPTIAN_ARMIES,
    in: [Space.Egypt4],
    count: MANY,
    to: Box.RemovedFromPlay,
  });
}
