// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A18 Punitive Searches. */
import {
  DRAWN,
  type Effect,
  type Game,
  HELD,
  IN_PLAY,
  POOL,
  type Scope,
  chitIn,
  drawChits,
  moveChits,
  putInPlay,
  takeChit,
} from 'rulewright/runtime';
import { resolveMobilization } from '../chits.js';
import { Card, ChitFamily, Faction, Side } from '../ids.js';
import { offered } from '../special-activities/punish.js';

/** A18 unshaded: Troops punish population. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.A18, Side.Unshaded);
}

/** A18 shaded: Searches fuel recruitment. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.A18, Side.Shaded);
}

/** Troops punish population: instead of the warrant of Punish [A18 unshaded]. */
export function* a18InsteadOfTheWarrantOfPunish(game: Game, by: number, scope: Scope): Effect {
  // if offered is 0
  if (offered(scope) === 0) {
    // play 1 held Punishment chit
    yield* takeChit(game, by, 'play 1 held Punishment chit [A18 unshaded]', { family: ChitFamily.Punishment, from: [HELD], to: IN_PLAY });
  } else {
    // play 1 Punishment chit held or in the pool
    yield* takeChit(game, by, 'play 1 Punishment chit held or in the pool [A18 unshaded]', {
      family: ChitFamily.Punishment,
      from: [HELD, POOL],
      to: IN_PLAY,
    });
  }
}

/** Searches fuel recruitment: after each selected space of Sweep [A18 shaded]. */
export function* a18AfterEachSelectedSpaceOfSweep(game: Game, space: number): Effect {
  // draw 1 Punishment chit
  yield* drawChits(game, 'draw 1 Punishment chit [A18 shaded]', { family: ChitFamily.Punishment, count: 1 });
  // resolve the Mobilization of the drawn Punishment chit
  yield* resolveMobilization(game, Faction.Rebels, chitIn(game, ChitFamily.Punishment, DRAWN), space);
  // return the drawn Punishment chits to the pool
  moveChits(game, ChitFamily.Punishment, [DRAWN], POOL);
}
