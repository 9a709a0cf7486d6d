/** Conducting procedures while nothing applies that cards in force say, be it of the procedure or of what is done in it. */
import { canConduct, conduct, type Offer } from './conduct.js';
import type { Effect } from './decision.js';
import type { Game } from './state.js';

/** Whether what cards say applies. */
export function regardsCards(game: Game): boolean {
  return game.regardsCards;
}

/** As `canConduct`, as if no card were in force. */
export function canConductDisregardingCards(game: Game, by: number, offer: Offer): boolean {
  const before = game.regardsCards;
  game.regardsCards = false;
  const can = canConduct(game, by, offer);
  game.regardsCards = before;
  return can;
}

/** As `conduct`, as if no card were in force until it is over. */
export function* conductDisregardingCards(
  game: Game,
  by: number,
  why: string,
  offer: Offer & { readonly optional?: boolean },
): Effect<number> {
  const before = game.regardsCards;
  game.regardsCards = false;
  const id = yield* conduct(game, by, why, offer);
  game.regardsCards = before;
  return id;
}
