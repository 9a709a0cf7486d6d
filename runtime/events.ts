/** Where whoever watches a game is told of the Events that are played. */
import type { Effect } from './decision.js';
import type { Game } from './state.js';

/** Generated code plays the side of a card through this. */
export function watched(game: Game, by: number, side: number, effect: Effect): Effect {
  return game.watch === null ? effect : game.watch(by, side, effect);
}
