// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P12 Peter Bergson. */
import { DONE, type Effect, type Game, canPlace, chooseSpace, everySpace, place, remove, spacesWhere } from 'rulewright/runtime';
import { Piece } from '../ids.js';
import { ARMS_CACHES, cells } from '../pieces.js';

/** P12 unshaded: British complaints. */
export function* unshaded(game: Game, by: number): Effect {
  // remove 2 Arms Caches on the map
  yield* remove(game, by, 'remove 2 Arms Caches on the map [P12 unshaded]', { pieces: ARMS_CACHES, in: everySpace(game), count: 2 });
}

/** P12 shaded: American fundraising. */
export function* shaded(game: Game, by: number): Effect {
  // place up to 2 Arms Caches in spaces with Cells
  for (let chosen = 0; chosen < 2; chosen += 1) {
    const space = yield* chooseSpace(game, by, 'place up to 2 Arms Caches in spaces with Cells [P12 shaded]', {
      among: spacesWhere(game, (space) => cells(game, space) > 0 && canPlace(game, [Piece.ArmsCache], space)),
      optional: true,
      done: chosen,
      most: 2,
    });
    if (space === DONE) break;
    // place up to 2 Arms Caches in spaces with Cells
    yield* place(game, by, 'place up to 2 Arms Caches in spaces with Cells [P12 shaded]', {
      pieces: [Piece.ArmsCache],
      in: space,
      count: 1,
    });
  }
}
