// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Deploy [AR 3.2.1]. */
import {
  DONE,
  type Game,
  MANY,
  type Procedure,
  ask,
  canMark,
  canPlaceOrLift,
  chooseSpace,
  hasCandidate,
  markersAt,
  pause,
  place,
  placeMarkers,
  removeMarkers,
  selectSpace,
} from '../../../runtime/index.js';
import { Faction, Marker, Piece, ProcedureId } from '../ids.js';
import { britishPieces, rebelPieces } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 Districts or Cities. */
function limit(_game: Game): number {
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
  opened: { by: [ProcedureId.Divide, ProcedureId.Punish], lacks: (game, _by, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, _by, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.British,
        'select up to 3 Districts or Cities [AR 3.2.1]',
        scope,
        selected,
        () => limit(game),
        eligible,
      );
      if (space === DONE) break;
      selected.push(space);
      // choose any one
      switch (yield* ask(game, Faction.British, 'alternative', 'choose any one [AR 3.2.1]', [0, 1], ['Police', 'Irregular'], space)) {
        case 0: {
          // Police
          // place up to 2 Police here
          yield* place(game, Faction.British, 'place up to 2 Police here [AR 3.2.1]', 0, 2, [Piece.Police], space, true);
          keepStandingRules(game);
          break;
        }
        case 1: {
          // Irregular
          // place 1 Irregular here
          yield* place(game, Faction.British, 'place 1 Irregular here [AR 3.2.1]', 1, 1, [Piece.Irregular], space, true);
          keepStandingRules(game);
          break;
        }
      }
    }
    // in up to 1 selected space
    {
      const space = yield* chooseSpace(
        game,
        Faction.British,
        'in up to 1 selected space [AR 3.2.1]',
        selected.filter(
          (space) => markersAt(game, Marker.Curfew, space) > 0 || (canMark(game, Marker.Curfew, space) && britishPieces(game, space) > 0),
        ),
        true,
      );
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
