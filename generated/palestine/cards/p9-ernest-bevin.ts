// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P9 Ernest Bevin. */
import { type Effect, type Game, putInPlay } from '../../../runtime/index.js';
import { Card } from '../ids.js';

/** P9 unshaded: Foreign Secretary. */
export function* unshaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P9, 0);
}

/** P9 shaded: Declining great power. */
export function* shaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P9, 1);
}
