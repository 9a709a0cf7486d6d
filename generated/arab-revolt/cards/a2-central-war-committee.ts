// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A2 Central War Committee. */
import { type Effect, type Game, putInPlay } from 'rulewright/runtime';
import { Card, Side } from '../ids.js';

/** A2 unshaded: Orders ignored by leaders. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.A2, Side.Unshaded);
}

/** A2 shaded: Improves coordination. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.A2, Side.Shaded);
}
