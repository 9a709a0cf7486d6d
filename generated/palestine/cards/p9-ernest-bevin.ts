// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P9 Ernest Bevin. */
import { type Effect, type Game, putInPlay } from 'rulewright/runtime';
import { Card, Side } from '../ids.js';

/** P9 unshaded: Foreign Secretary. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P9, Side.Unshaded);
}

/** P9 shaded: Declining great power. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P9, Side.Shaded);
}
