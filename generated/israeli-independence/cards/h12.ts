// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** H12 Stragglers Close Up. Made up: card H12 (the rulebook prints no card; headline and numbers are ours). */
import {
  type Effect,
  type Game,
  everySpace,
  highestOf,
  moveGroup,
  newArrivals,
  piecesThere,
  placeValues,
  spaceAlong,
  spacesWhere,
  stands,
  valueOf,
} from '../../../runtime/index.js';
import { Value } from '../ids.js';
import { ARMIES } from '../pieces.js';

/** The slowest armies: at the start of Arab League Phase [II 7.2]. */
export function* h12AtTheStartOfArabLeaguePhase(game: Game, by: number): Effect {
  // advance all armies on the map with the highest box number 1 space, each at most once a turn
  for (const piece of piecesThere(game, {
    pieces: ARMIES,
    in: spacesWhere(
      game,
      (space) => valueOf(game, Value.BoxNumber, space) === highestOf(placeValues(game, Value.BoxNumber, everySpace(game), ARMIES)),
    ),
  })) {
    if (!stands(game, piece)) continue;
    // advance all armies on the map with the highest box number 1 space, each at most once a turn
    if (!piece.moved) {
      // advance all armies on the map with the highest box number 1 space, each at most once a turn
      {
        const group = yield* moveGroup(
          game,
          by,
          'advance all armies on the map with the highest box number 1 space, each at most once a turn [II 7.2]',
          {
            pieces: [piece.column],
            arrivals: newArrivals(),
            from: [piece.space],
            to: [spaceAlong(game, piece, 1)],
            count: 1,
            must: true,
            piece,
          },
        );
        if (group !== null) {
          piece.space = group.to;
        }
      }
    }
  }
}
