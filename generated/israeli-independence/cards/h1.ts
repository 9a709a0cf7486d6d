// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** H1 Iraq Tires!. Made up: card H1 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { type Effect, type Game, MANY, remove } from 'rulewright/runtime';
import { Box, Space } from '../ids.js';
import { IRAQI_ARMIES } from '../pieces.js';

/** Armistice with Iraq: at the end of Game Turn [II 8.4]. */
export function* h1AtTheEndOfGameTurn(game: Game, by: number): Effect {
  // remove the Iraqi army in Iraq 4 to Removed from Play
  yield* remove(game, by, 'remove the Iraqi army in Iraq 4 to Removed from Play [II 8.4]', {
    pieces: IRAQI_ARMIES,
    in: [Space.Iraq4],
    count: MANY,
    to: Box.RemovedFromPlay,
  });
}
