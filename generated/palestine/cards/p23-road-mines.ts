// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P23 Road Mines. */
import { type Effect, type Game, putInPlay, remove, rollDie } from 'rulewright/runtime';
import { Card, Side } from '../ids.js';
import { POLICE } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** P23 unshaded: Armored cars. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P23, Side.Unshaded);
}

/** P23 shaded: Early IEDs. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P23, Side.Shaded);
}

/** Early IEDs: whenever Patrol moves Police to a space with Sabotage [P23 shaded]. */
export function* p23WheneverPatrolMovesPoliceToASpaceWithSabotage(game: Game, by: number, space: number): Effect {
  // roll a die
  const roll = yield* rollDie(game, 'roll a die [P23 shaded]');
  // if the roll is at most 3
  if (roll <= 3) {
    // remove 1 Police here
    yield* remove(game, by, 'remove 1 Police here [P23 shaded]', { pieces: POLICE, in: [space], count: 1 });
    keepStandingRules(game);
  }
}
