// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P31 Dov Gruner. */
import { DONE, type Effect, type Game, canPlace, chooseSpace, place, remove, spacesWhere } from 'rulewright/runtime';
import { Box, Piece } from '../ids.js';
import { CELLS, cells, troops } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';

/** P31 unshaded: Captured and sentenced. */
export function* unshaded(game: Game, by: number): Effect {
  // remove 1 Cell in a space with Troops to Prison
  {
    const space = yield* chooseSpace(game, by, 'remove 1 Cell in a space with Troops to Prison [P31 unshaded]', {
      among: spacesWhere(game, (space) => troops(game, space) > 0 && cells(game, space) > 0),
    });
    if (space !== DONE) {
      // remove 1 Cell in a space with Troops to Prison
      yield* remove(game, by, 'remove 1 Cell in a space with Troops to Prison [P31 unshaded]', {
        pieces: CELLS,
        in: [space],
        count: 1,
        to: Box.Prison,
      });
    }
  }
}

/** P31 shaded: Galvanizes resistance. */
export function* shaded(game: Game, by: number): Effect {
  // place up to 3 Cells in Cities or Districts
  for (let chosen = 0; chosen < 3; chosen += 1) {
    const space = yield* chooseSpace(game, by, 'place up to 3 Cells in Cities or Districts [P31 shaded]', {
      among: spacesWhere(game, (space) => isDistrictOrCity(space) && canPlace(game, [Piece.Cell], space)),
      optional: true,
      done: chosen,
      most: 3,
    });
    if (space === DONE) break;
    // place up to 3 Cells in Cities or Districts
    yield* place(game, by, 'place up to 3 Cells in Cities or Districts [P31 shaded]', { pieces: [Piece.Cell], in: space, count: 1 });
  }
}
