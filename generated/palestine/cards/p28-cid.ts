// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P28 CID. */
import {
  type Effect,
  type Game,
  HELD,
  MANY,
  cancelCard,
  conduct,
  drawChits,
  putInPlay,
  remove,
  scopeOf,
  spacesWhere,
} from 'rulewright/runtime';
import { Card, ChitFamily, Faction, Side } from '../ids.js';
import { sabotage } from '../operations/sabotage.js';
import { POLICE, cells, police } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** P28 unshaded: Intelligence gathering. */
export function* unshaded(game: Game): Effect {
  // in each space with Police and Cells
  for (const _space of spacesWhere(game, (space) => police(game, space) > 0 && cells(game, space) > 0)) {
    // British draw 1 Intel chit
    yield* drawChits(game, 'British draw 1 Intel chit [P28 unshaded]', { family: ChitFamily.Intel, count: 1, to: HELD });
  }
}

/** P28 shaded: Headquarters targeted. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P28, Side.Shaded);
  // Irgun may conduct Sabotage in 1 space with Police
  yield* conduct(game, Faction.Irgun, 'Irgun may conduct Sabotage in 1 space with Police [P28 shaded]', {
    procedures: [sabotage],
    scope: scopeOf({ least: 1, limit: 1, within: spacesWhere(game, (space) => police(game, space) > 0) }),
    optional: true,
  });
  cancelCard(game, Card.P28);
}

/** Headquarters targeted: after the success of Sabotage [P28 shaded]. */
export function* p28AfterTheSuccessOfSabotage(game: Game, by: number, space: number): Effect {
  // remove all Police here
  yield* remove(game, by, 'remove all Police here [P28 shaded]', { pieces: POLICE, in: [space], count: MANY });
  keepStandingRules(game);
}
