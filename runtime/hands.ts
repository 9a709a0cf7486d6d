/** Cards that factions hold: one is played from a hand. */
import { handOf, moveOneChit, takeChit } from './chits.js';
import { DONE, type Effect, NOWHERE } from './decision.js';
import { fault } from './fault.js';
import { ASIDE, IN_PLAY } from './rules.js';
import { type Game, rowAt } from './state.js';

/** Which card is played, and what plays the Event of the card in hand. */
export interface Playing {
  readonly family: number;
  readonly event: (game: Game, by: number, why: string) => Effect;
  readonly optional?: boolean;
  /** The current space, where there is one. */
  readonly here?: number;
}

/**
 * `by` chooses a card of its hand; its Event is played, with it as the current card, and it is discarded. Nothing is done where
 * there is none, or where it is optional and declined.
 */
export function* playFromHand(game: Game, by: number, why: string, playing: Playing): Effect {
  const { family, event, optional = false, here = NOWHERE } = playing;
  const chit = yield* takeChit(game, by, why, { family, from: [handOf(by)], to: IN_PLAY, optional, here });
  if (chit === DONE) return;
  const card = rowAt(game.rules.chits, chit).card ?? fault(`chit ${chit} is no card`);
  const { currentCard, played } = game.rules.layout;
  const before = game.cells[currentCard] ?? 0;
  game.cells[currentCard] = card + 1;
  game.cells[played + card] = 1;
  yield* event(game, by, why);
  game.cells[currentCard] = before;
  moveOneChit(game, chit, [IN_PLAY], ASIDE);
}
