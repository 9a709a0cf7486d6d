/** Which Events a game has, in their order, and the same game with one of them left out. */
import { currentCard } from '../cards.js';
import type { Effect } from '../decision.js';
import type { Game } from '../state.js';

export interface PlayedEvent {
  readonly card: number;
  readonly side: number;
  /** The faction that plays it. */
  readonly by: number;
}

/** From now on the Events of this game are told as they begin, also to who watches already; the one of this place, from 0, does nothing. */
export function tellEvents(game: Game, told: (event: PlayedEvent) => void, skipped: number | null): void {
  const { watch } = game;
  let place = 0;
  game.watch = function* (by: number, side: number, effect: Effect): Effect {
    told({ card: currentCard(game), side, by });
    place += 1;
    if (place - 1 !== skipped) yield* watch === null ? effect : watch(by, side, effect);
  };
}
