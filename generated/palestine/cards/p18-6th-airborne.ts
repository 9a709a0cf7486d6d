// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P18 6th Airborne. */
import { type Effect, type Game, putInPlay } from 'rulewright/runtime';
import { Card, Side } from '../ids.js';

/** P18 unshaded: Seasoned veterans. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P18, Side.Unshaded);
}

/** P18 shaded: Cells evade capture. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P18, Side.Shaded);
}

/** Cells evade capture: instead of the imprisonment of Assault [P18 shaded]. */
export function* p18InsteadOfTheImprisonmentOfAssault(): Effect {
  // Nothing is done.
}

/** Cells evade capture: instead of the imprisonment of Mass Detention [P18 shaded]. */
export function* p18InsteadOfTheImprisonmentOfMassDetention(): Effect {
  // Nothing is done.
}
