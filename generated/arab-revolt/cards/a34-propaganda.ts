// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A34 Propaganda!. */
import { DONE, type Effect, type Game, chooseSpace, inBox, placeFrom, spacesWhere } from '../../../runtime/index.js';
import { Box, Faction, Piece } from '../ids.js';
import { isCity } from '../spaces.js';

/** Munich conference: at the end of Reset Phase [AR 6.5]. */
export function* a34AtTheEndOfResetPhase(game: Game, _by: number): Effect {
  // British place all Troops from Out of Play in Cities
  for (let times = inBox(game, Box.OutOfPlay, Piece.Troops); times > 0; times -= 1) {
    // British place all Troops from Out of Play in Cities
    {
      const city = yield* chooseSpace(
        game,
        Faction.British,
        'British place all Troops from Out of Play in Cities [AR 6.5]',
        spacesWhere(game, (_game, space) => isCity(space)),
        false,
      );
      if (city !== DONE) {
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
  }
}
