// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P13 Palmach. */
import { type Effect, type Game, putInPlay } from '../../../runtime/index.js';
import { Card } from '../ids.js';

/** P13 unshaded: Preparing for next fight. */
export function* unshaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P13, 0);
}

/** P13 shaded: Haganah's elite. */
export function* shaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P13, 1);
}
