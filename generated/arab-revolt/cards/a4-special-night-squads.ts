// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A4 Special Night Squads. */
import { DONE, type Effect, type Game, canPlace, changeTrack, chooseSpace, piecesOn, place, spacesWhere } from 'rulewright/runtime';
import { Piece, Track } from '../ids.js';
import { IRREGULARS, troops } from '../pieces.js';
import { isDistrict } from '../spaces.js';

/** A4 unshaded: British-Jewish units. */
export function* unshaded(game: Game, by: number): Effect {
  // in up to 3 Districts with Troops
  {
    const candidates = spacesWhere(game, (space) => isDistrict(space) && troops(game, space) > 0);
    const chosen: number[] = [];
    while (chosen.length < 3) {
      const district = yield* chooseSpace(game, by, 'in up to 3 Districts with Troops [A4 unshaded]', {
        among: candidates.filter((candidate) => !chosen.includes(candidate) && canPlace(game, [Piece.Irregular], candidate)),
        optional: true,
        done: chosen.length,
        most: 3,
      });
      if (district === DONE) break;
      chosen.push(district);
      // place 1 Irregular here
      yield* place(game, by, 'place 1 Irregular here [A4 unshaded]', { pieces: [Piece.Irregular], in: district, count: 1 });
    }
  }
}

/** A4 shaded: Controversial units. */
export function* shaded(game: Game): Effect {
  // reduce Political Will by 1 per 3 Irregulars on the map
  changeTrack(game, Track.PoliticalWill, -Math.floor(piecesOn(game, IRREGULARS) / 3));
}
