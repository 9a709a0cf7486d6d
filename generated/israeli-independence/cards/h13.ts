// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** H13 Talks at the Northern Border. Made up: card H13 (the rulebook prints no card; headline and numbers are ours). */
import { type Effect, type Game, MANY, remove } from 'rulewright/runtime';
import { Box, Space } from '../ids.js';
import { LEBANESE_ARMIES } from '../pieces.js';

/** Armistice with Lebanon: at the end of Game Turn [II 8.4]. */
export function* h13AtTheEndOfGameTurn(game: Game, by: number): Effect {
  // remove the Lebanese army in Lebanon 4 to Removed from Play
  yield* remove(game, by, 'remove the Lebanese army in Lebanon 4 to Removed from Play [II 8.4]', {
    pieces: LEBANESE_ARMIES,
    in: [Space.Lebanon4],
    count: MANY,
    to: Box.RemovedFromPlay,
  });
}
