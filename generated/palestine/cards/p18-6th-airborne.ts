// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P18 6th Airborne. */
import { type Effect, type Game, putInPlay } from '../../../runtime/index.js';
import { Card } from '../ids.js';

/** P18 unshaded: Seasoned veterans. */
export function* unshaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P18, 0);
}

/** P18 shaded: Cells evade capture. */
export function* shaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P18, 1);
}

/** Cells evade capture: instead of the imprisonment of Assault [P18 shaded]. */
export function* p18InsteadOfTheImprisonmentOfAssault(_game: Game, _by: number): Effect {
  // Nothing is done.
}

/** Cells evade capture: instead of the imprisonment of Mass Detention [P18 shaded]. */
export function* p18InsteadOfTheImprisonmentOfMassDetention(_game: Game, _by: number): Effect {
  // Nothing is done.
}
