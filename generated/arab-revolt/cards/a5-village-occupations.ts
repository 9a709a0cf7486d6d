// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A5 Village Occupations. */
import {
  DONE,
  type Effect,
  type Game,
  MANY,
  canMark,
  chooseSpace,
  conduct,
  markersAt,
  placeMarkers,
  scopeOf,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction, Marker } from '../ids.js';
import { march } from '../operations/march.js';
import { britishPieces, troops } from '../pieces.js';
import { isDistrict } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** A5 unshaded: Lock down countryside. */
export function* unshaded(game: Game): Effect {
  // British may, in up to 3 Districts with Troops and without a Curfew
  {
    const candidates = spacesWhere(
      game,
      (space) => isDistrict(space) && troops(game, space) > 0 && markersAt(game, Marker.Curfew, space) === 0,
    );
    const chosen: number[] = [];
    while (chosen.length < 3) {
      const district = yield* chooseSpace(
        game,
        Faction.British,
        'British may, in up to 3 Districts with Troops and without a Curfew [A5 unshaded]',
        {
          among: candidates.filter(
            (candidate) => !chosen.includes(candidate) && canMark(game, Marker.Curfew, candidate) && britishPieces(game, candidate) > 0,
          ),
          optional: true,
          done: chosen.length,
          most: 3,
        },
      );
      if (district === DONE) break;
      chosen.push(district);
      // place 1 Curfew here
      placeMarkers(game, Marker.Curfew, 1, district);
      keepStandingRules(game);
    }
  }
}

/** A5 shaded: Push rebels elsewhere. */
export function* shaded(game: Game): Effect {
  // Rebels may conduct March in all Districts with a Curfew
  yield* conduct(game, Faction.Rebels, 'Rebels may conduct March in all Districts with a Curfew [A5 shaded]', {
    procedures: [march],
    scope: scopeOf({ limit: MANY, within: spacesWhere(game, (space) => isDistrict(space) && markersAt(game, Marker.Curfew, space) > 0) }),
    optional: true,
  });
}
