// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Rally [AR 3.3.1]. */
import {
  DONE,
  type Game,
  type Procedure,
  type Scope,
  canMark,
  canPlaceOrLift,
  chooseSpace,
  counter,
  hasCandidate,
  kept,
  markersAt,
  pause,
  place,
  placeMarkers,
  selectSpace,
  spacesWhere,
} from 'rulewright/runtime';
import { Counter, Faction, Marker, Piece, ProcedureId } from '../ids.js';
import { bases, britishPieces, rebelPieces } from '../pieces.js';
import { isDistrict, isRailway } from '../spaces.js';

/** How many spaces at most: up to Operations value spaces that are not Railways. */
function limit(game: Game): number {
  return counter(game, Counter.OperationsValue);
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, scope: Scope): boolean {
  return (
    // up to Operations value spaces that are not Railways
    !isRailway(space) &&
    // no curfew: no Curfew is here
    markersAt(game, Marker.Curfew, space) === 0 &&
    // presence: Rebel pieces or Opposition are here
    (scope.waiving.includes('presence') || rebelPieces(game, space) > 0 || markersAt(game, Marker.Opposition, space) > 0) &&
    // something can be done
    (canPlaceOrLift(game, Faction.Rebels, [Piece.Guerrilla], space) ||
      (isDistrict(space) &&
        bases(game, space) > 0 &&
        rebelPieces(game, space) > britishPieces(game, space) &&
        canMark(game, Marker.Opposition, space)))
  );
}

/** Rally [AR 3.3.1]. */
export const rally: Procedure = {
  id: ProcedureId.Rally,
  name: 'Rally',
  faction: Faction.Rebels,
  accompanies: [],
  opened: { by: [ProcedureId.Mobilize, ProcedureId.Raid], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.Rebels, { scope, limit: limit(game), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(game, Faction.Rebels, 'select up to Operations value spaces that are not Railways [AR 3.3.1]', {
        scope,
        selected,
        limit: most,
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // if a Base is here
      if (bases(game, space) > 0) {
        // place up to 2 Guerrillas here
        yield* place(game, Faction.Rebels, 'place up to 2 Guerrillas here [AR 3.3.1]', {
          pieces: [Piece.Guerrilla],
          in: space,
          atMost: 2,
          lift: true,
        });
      } else {
        // place 1 Guerrilla here
        yield* place(game, Faction.Rebels, 'place 1 Guerrilla here [AR 3.3.1]', {
          pieces: [Piece.Guerrilla],
          in: space,
          count: 1,
          lift: true,
        });
      }
    }
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces
    {
      const district = yield* chooseSpace(
        game,
        Faction.Rebels,
        'in up to 1 selected District with a Base and with more Rebel pieces than British pieces [AR 3.3.1]',
        {
          among: spacesWhere(
            game,
            (space) =>
              isDistrict(space) &&
              selected.includes(space) &&
              bases(game, space) > 0 &&
              rebelPieces(game, space) > britishPieces(game, space) &&
              canMark(game, Marker.Opposition, space),
          ),
          optional: true,
        },
      );
      if (district !== DONE) {
        // place Opposition here if none
        placeMarkers(game, Marker.Opposition, 1, district);
      }
    }
    yield* pause(game, scope);
  },
};
