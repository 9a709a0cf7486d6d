// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P32 Weapon Factories. */
import { AVAILABLE, type Effect, type Game, place, putInPlay, remove } from '../../../runtime/index.js';
import { Card, Piece } from '../ids.js';
import { ACTIVE_CELLS } from '../pieces.js';

/** P32 unshaded: Accidental detonations. */
export function* unshaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P32, 0);
}

/** P32 shaded: Homemade innovation. */
export function* shaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P32, 1);
}

/** Accidental detonations: before the outcome of Sabotage [P32 unshaded]. */
export function* p32BeforeTheOutcomeOfSabotage(game: Game, by: number, space: number, roll: number): Effect {
  // if the roll is 1
  if (roll === 1) {
    // remove 1 Active Cell here
    yield* remove(game, by, 'remove 1 Active Cell here [P32 unshaded]', 1, 1, ACTIVE_CELLS, [space], AVAILABLE);
  }
}

/** Homemade innovation: instead of the haul of Rob [P32 shaded]. */
export function* p32InsteadOfTheHaulOfRob(game: Game, by: number, space: number): Effect {
  // place 1 Arms Cache here
  yield* place(game, by, 'place 1 Arms Cache here [P32 shaded]', 1, 1, [Piece.ArmsCache], space, false);
}
