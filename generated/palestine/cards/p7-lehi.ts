// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P7 Lehi. */
import { type Effect, type Game, remove, spacesWhere } from 'rulewright/runtime';
import { CELLS, POLICE, cells, undergroundCells } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** P7 unshaded: Poor coordination. */
export function* unshaded(game: Game, by: number): Effect {
  // in each space with 2 or more Cells
  for (const space of spacesWhere(game, (space) => cells(game, space) >= 2)) {
    // remove up to 1 Cell here
    yield* remove(game, by, 'remove up to 1 Cell here [P7 unshaded]', { pieces: CELLS, in: [space], atMost: 1 });
  }
}

/** P7 shaded: Assassinations. */
export function* shaded(game: Game, by: number): Effect {
  // in each space with an Underground Cell
  for (const space of spacesWhere(game, (space) => undergroundCells(game, space) > 0)) {
    // remove up to 1 Police here
    yield* remove(game, by, 'remove up to 1 Police here [P7 shaded]', { pieces: POLICE, in: [space], atMost: 1 });
    keepStandingRules(game);
  }
}
