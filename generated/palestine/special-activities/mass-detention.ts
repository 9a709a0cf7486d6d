// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Mass Detention [P 4.2.3]. */
import {
  AVAILABLE,
  DONE,
  type Game,
  type Procedure,
  cardInPlay,
  changeTrack,
  hasCandidate,
  isAdjacent,
  markersAt,
  piecesIn,
  remove,
  removeFromBox,
  rollDie,
  selectSpace,
  spacesWhere,
  trackValue,
} from '../../../runtime/index.js';
import { p18InsteadOfTheImprisonmentOfMassDetention } from '../cards/p18-6th-airborne.js';
import { Box, Card, Faction, Marker, Piece, ProcedureId, Track } from '../ids.js';
import { CELLS, troops } from '../pieces.js';
import { isCity, isDistrictOrCity } from '../spaces.js';

/** How many spaces at most: up to 1 City. */
function limit(_game: Game): number {
  return 1;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 1 City
    isCity(space) &&
    // cordon: a Curfew is here and 3 or more Troops are here
    markersAt(game, Marker.Curfew, space) > 0 &&
    troops(game, space) >= 3 &&
    // something can be done
    (piecesIn(
      game,
      spacesWhere(game, (game, other) => isDistrictOrCity(other) && (other === space || isAdjacent(game, space, other))),
      CELLS,
    ) > 0 ||
      trackValue(game, Track.PoliticalWill) !== 0)
  );
}

/** Mass Detention [P 4.2.3]. */
export const massDetention: Procedure = {
  id: ProcedureId.MassDetention,
  name: 'Mass Detention',
  faction: Faction.British,
  accompanies: [ProcedureId.Search, ProcedureId.Assault],
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, _by, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.British,
        'select up to 1 City [P 4.2.3]',
        scope,
        selected,
        () => limit(game),
        eligible,
      );
      if (space === DONE) break;
      selected.push(space);
      let cellsRemoved = 0;
      // roll a die
      const roll = yield* rollDie(game, 'roll a die [P 4.2.3]');
      // let suspects be the roll
      let suspects = roll;
      // remove suspects Cells in Cities or Districts in or adjacent to here
      cellsRemoved += yield* remove(
        game,
        Faction.British,
        'remove suspects Cells in Cities or Districts in or adjacent to here [P 4.2.3]',
        suspects,
        suspects,
        CELLS,
        spacesWhere(game, (game, other) => isDistrictOrCity(other) && (other === space || isAdjacent(game, space, other))),
        AVAILABLE,
      );
      // let detained be the Cells removed
      let detained = cellsRemoved;
      // step imprisonment
      if (cardInPlay(game, Card.P18) === 2) {
        // P18 shaded: instead of the imprisonment of Mass Detention
        yield* p18InsteadOfTheImprisonmentOfMassDetention(game, Faction.British);
      } else {
        // remove detained Cells in Available to Prison
        cellsRemoved += yield* removeFromBox(
          game,
          Faction.British,
          'remove detained Cells in Available to Prison [P 4.2.3]',
          detained,
          detained,
          [Piece.Cell],
          AVAILABLE,
          Box.Prison,
        );
      }
      // reduce Political Will by suspects minus detained
      changeTrack(game, Track.PoliticalWill, -(suspects - detained));
    }
  },
};
