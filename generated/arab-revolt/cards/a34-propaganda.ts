// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A34 Propaganda!. */
import { DONE, type Effect, type Game, MANY, canPlaceFrom, chooseSpace, place, spacesWhere } from 'rulewright/runtime';
import { Box, Faction, Piece } from '../ids.js';
import { isCity } from '../spaces.js';

/** Munich conference: at the end of Reset Phase [AR 6.5]. */
export function* a34AtTheEndOfResetPhase(game: Game): Effect {
  // British place all Troops from Out of Play in Cities
  for (let chosen = 0; ; chosen += 1) {
    const city = yield* chooseSpace(game, Faction.British, 'British place all Troops from Out of Play in Cities [AR 6.5]', {
      among: spacesWhere(game, (space) => isCity(space) && canPlaceFrom(game, [Piece.Troops], Box.OutOfPlay, space)),
      done: chosen,
      most: MANY,
    });
    if (city === DONE) break;
    // British place all Troops from Out of Play in Cities
    yield* place(game, Faction.British, 'British place all Troops from Out of Play in Cities [AR 6.5]', {
      pieces: [Piece.Troops],
      from: Box.OutOfPlay,
      in: city,
      count: 1,
    });
  }
}
