// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P13 Palmach. */
import { type Effect, type Game, putInPlay } from 'rulewright/runtime';
import { Card, Side } from '../ids.js';

/** P13 unshaded: Preparing for next fight. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P13, Side.Unshaded);
}

/** P13 shaded: Haganah's elite. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P13, Side.Shaded);
}
