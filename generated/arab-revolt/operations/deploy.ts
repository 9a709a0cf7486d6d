// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Deploy [AR 3.2.1]. */
import {
  DONE,
  type Game,
  MANY,
  type Procedure,
  canMark,
  canPlaceOrLift,
  chooseAlternative,
  chooseSpace,
  hasCandidate,
  markersAt,
  pause,
  place,
  placeMarkers,
  removeMarkers,
  selectSpace,
} from 'rulewright/runtime';
import { Faction, Marker, Piece, ProcedureId } from '../ids.js';
import { britishPieces, rebelPieces } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 Districts or Cities. */
function limit(): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 3 Districts or Cities
    isDistrictOrCity(space) &&
    // control: more British pieces than Rebel pieces are here
    britishPieces(game, space) > rebelPieces(game, space) &&
    // something can be done
    (canPlaceOrLift(game, Faction.British, [Piece.Police], space) ||
      canPlaceOrLift(game, Faction.British, [Piece.Irregular], space) ||
      markersAt(game, Marker.Curfew, space) > 0 ||
      (canMark(game, Marker.Curfew, space) && britishPieces(game, space) > 0))
  );
}

/** Deploy [AR 3.2.1]. */
export const deploy: Procedure = {
  id: ProcedureId.Deploy,
  name: 'Deploy',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.Divide, ProcedureId.Punish], lacks: (_game, scope) => (scope.limit ?? limit()) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 Districts or Cities [AR 3.2.1]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // choose any one
      switch (
        yield* chooseAlternative(game, Faction.British, 'choose any one [AR 3.2.1]', { labels: ['Police', 'Irregular'], here: space })
      ) {
        case 0: {
          // Police
          // place up to 2 Police here
          yield* place(game, Faction.British, 'place up to 2 Police here [AR 3.2.1]', {
            pieces: [Piece.Police],
            in: space,
            atMost: 2,
            lift: true,
          });
          keepStandingRules(game);
          break;
        }
        case 1: {
          // Irregular
          // place 1 Irregular here
          yield* place(game, Faction.British, 'place 1 Irregular here [AR 3.2.1]', {
            pieces: [Piece.Irregular],
            in: space,
            count: 1,
            lift: true,
          });
          keepStandingRules(game);
          break;
        }
      }
    }
    // in up to 1 selected space
    {
      const space = yield* chooseSpace(game, Faction.British, 'in up to 1 selected space [AR 3.2.1]', {
        among: selected.filter(
          (space) => markersAt(game, Marker.Curfew, space) > 0 || (canMark(game, Marker.Curfew, space) && britishPieces(game, space) > 0),
        ),
        optional: true,
      });
      if (space !== DONE) {
        // if a Curfew is here
        if (markersAt(game, Marker.Curfew, space) > 0) {
          // remove the Curfew here
          removeMarkers(game, Marker.Curfew, MANY, space);
          // remove Opposition here
          removeMarkers(game, Marker.Opposition, MANY, space);
        } else {
          // place 1 Curfew here
          placeMarkers(game, Marker.Curfew, 1, space);
          keepStandingRules(game);
        }
      }
    }
    yield* pause(game, scope);
  },
};
