// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A34 Propaganda!. */
import { DONE, type Effect, type Game, MANY, canPlaceFrom, chooseSpace, placeFrom, spacesWhere } from '../../../runtime/index.js';
import { Box, Faction, Piece } from '../ids.js';
import { isCity } from '../spaces.js';

/** Munich conference: at the end of Reset Phase [AR 6.5]. */
export function* a34AtTheEndOfResetPhase(game: Game, _by: number): Effect {
  // British place all Troops from Out of Play in Cities
  for (let chosen = 0; ; chosen += 1) {
    const city = yield* chooseSpace(
      game,
      Faction.British,
      'British place all Troops from Out of Play in Cities [AR 6.5]',
      spacesWhere(game, (game, space) => isCity(space) && canPlaceFrom(game, [Piece.Troops], Box.OutOfPlay, space)),
      false,
      chosen,
      MANY,
    );
    if (city === DONE) break;
    // British place all Troops from Out of Play in Cities
    yield* placeFrom(
      game,
      Faction.British,
      'British place all Troops from Out of Play in Cities [AR 6.5]',
      1,
      1,
      [Piece.Troops],
      Box.OutOfPlay,
      city,
    );
  }
}
