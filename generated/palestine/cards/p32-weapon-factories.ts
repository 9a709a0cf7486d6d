// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P32 Weapon Factories. */
import { type Effect, type Game, place, putInPlay, remove } from 'rulewright/runtime';
import { Card, Piece, Side } from '../ids.js';
import { ACTIVE_CELLS } from '../pieces.js';

/** P32 unshaded: Accidental detonations. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P32, Side.Unshaded);
}

/** P32 shaded: Homemade innovation. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P32, Side.Shaded);
}

/** Accidental detonations: before the outcome of Sabotage [P32 unshaded]. */
export function* p32BeforeTheOutcomeOfSabotage(game: Game, by: number, space: number, roll: number): Effect {
  // if the roll is 1
  if (roll === 1) {
    // remove 1 Active Cell here
    yield* remove(game, by, 'remove 1 Active Cell here [P32 unshaded]', { pieces: ACTIVE_CELLS, in: [space], count: 1 });
  }
}

/** Homemade innovation: instead of the haul of Rob [P32 shaded]. */
export function* p32InsteadOfTheHaulOfRob(game: Game, by: number, space: number): Effect {
  // place 1 Arms Cache here
  yield* place(game, by, 'place 1 Arms Cache here [P32 shaded]', { pieces: [Piece.ArmsCache], in: space, count: 1 });
}
