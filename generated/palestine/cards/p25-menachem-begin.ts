// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P25 Menachem Begin. */
import { type Effect, type Game, putInPlay } from 'rulewright/runtime';
import { Card, Side } from '../ids.js';

/** P25 unshaded: Documents captured. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P25, Side.Unshaded);
}

/** P25 shaded: Irgun leader. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P25, Side.Shaded);
}
