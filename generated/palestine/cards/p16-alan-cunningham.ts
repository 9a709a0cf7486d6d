// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P16 Alan Cunningham. */
import { DONE, type Effect, type Game, canPlaceFrom, chooseSpace, conduct, place, scopeOf, spacesWhere } from 'rulewright/runtime';
import { Box, Faction, Piece } from '../ids.js';
import { operations } from '../procedures.js';
import { isCity } from '../spaces.js';
import { restore } from '../special-activities/restore.js';

/** P16 unshaded: Restrained approach. */
export function* unshaded(game: Game): Effect {
  // British may, up to 2 times
  for (let times = 2; times > 0; times -= 1) {
    // conduct a Limited Operation
    if (
      (yield* conduct(game, Faction.British, 'conduct a Limited Operation [P16 unshaded]', {
        procedures: operations,
        scope: scopeOf({ limit: 1 }),
        optional: true,
      })) === DONE
    )
      break;
  }
  // British may conduct Restore
  yield* conduct(game, Faction.British, 'British may conduct Restore [P16 unshaded]', { procedures: [restore], optional: true });
}

/** P16 shaded: Cells released. */
export function* shaded(game: Game): Effect {
  // British place 2 Cells from Prison in Cities
  for (let chosen = 0; chosen < 2; chosen += 1) {
    const city = yield* chooseSpace(game, Faction.British, 'British place 2 Cells from Prison in Cities [P16 shaded]', {
      among: spacesWhere(game, (space) => isCity(space) && canPlaceFrom(game, [Piece.Cell], Box.Prison, space)),
      optional: chosen >= 2,
      done: chosen,
      most: 2,
    });
    if (city === DONE) break;
    // British place 2 Cells from Prison in Cities
    yield* place(game, Faction.British, 'British place 2 Cells from Prison in Cities [P16 shaded]', {
      pieces: [Piece.Cell],
      from: Box.Prison,
      in: city,
      count: 1,
    });
  }
}
