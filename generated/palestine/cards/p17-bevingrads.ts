// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P17 Bevingrads. */
import { type Effect, type Game, putInPlay } from 'rulewright/runtime';
import { Card, Side } from '../ids.js';

/** P17 unshaded: Fortified bases. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P17, Side.Unshaded);
}

/** P17 shaded: Isolated from population. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P17, Side.Shaded);
}
