// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P6 Montgomery. */
import {
  AVAILABLE,
  DONE,
  type Effect,
  type Game,
  conduct,
  everySpace,
  nextInQueue,
  piecesWanted,
  place,
  queueOf,
  scopeOf,
  spacesWhere,
  stocked,
} from 'rulewright/runtime';
import { Faction, Piece } from '../ids.js';
import { search } from '../operations/search.js';
import { troops } from '../pieces.js';
import { isCity } from '../spaces.js';

/** P6 unshaded: Pushes harsh measures. */
export function* unshaded(game: Game): Effect {
  // British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead
  yield* conduct(
    game,
    Faction.British,
    'British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead [P6 unshaded]',
    {
      procedures: [search],
      scope: scopeOf({ limit: 3, within: everySpace(game), choosing: 'Curfew', forgoing: ['Intelligence Lead'] }),
      optional: true,
    },
  );
}

/** P6 shaded: Ignores cities. */
export function* shaded(game: Game, by: number): Effect {
  // in all Cities without Troops, in any order
  {
    const queue = queueOf(spacesWhere(game, (space) => isCity(space) && troops(game, space) === 0));
    for (;;) {
      const city = yield* nextInQueue(game, by, 'in all Cities without Troops, in any order [P6 shaded]', {
        queue,
        wants: [{ supply: stocked(game, [Piece.Cell], [AVAILABLE]), wanted: (space) => piecesWanted(game, [Piece.Cell], 1, space) }],
      });
      if (city === DONE) break;
      // place 1 Cell here
      yield* place(game, by, 'place 1 Cell here [P6 shaded]', { pieces: [Piece.Cell], in: city, count: 1 });
    }
  }
}
