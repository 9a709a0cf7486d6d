// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P25 Menachem Begin. */
import { type Effect, type Game, putInPlay } from '../../../runtime/index.js';
import { Card } from '../ids.js';

/** P25 unshaded: Documents captured. */
export function* unshaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P25, 0);
}

/** P25 shaded: Irgun leader. */
export function* shaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P25, 1);
}
