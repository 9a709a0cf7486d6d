// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Mass Detention [P 4.2.3]. */
import {
  AVAILABLE,
  DONE,
  type Game,
  type Procedure,
  changeTrack,
  hasCandidate,
  isAdjacent,
  isInPlay,
  markersAt,
  piecesIn,
  remove,
  removeFromBox,
  rollDie,
  selectSpace,
  spacesWhere,
  trackValue,
} from 'rulewright/runtime';
import { p18InsteadOfTheImprisonmentOfMassDetention } from '../cards/p18-6th-airborne.js';
import { Box, Card, Faction, Marker, Piece, ProcedureId, Side, Track } from '../ids.js';
import { CELLS, troops } from '../pieces.js';
import { isCity, isDistrictOrCity } from '../spaces.js';

/** How many spaces at most: up to 1 City. */
function limit(): number {
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
      spacesWhere(game, (other) => isDistrictOrCity(other) && (other === space || isAdjacent(game, space, other))),
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
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 1 City [P 4.2.3]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      let cellsRemoved = 0;
      // roll a die
      const roll = yield* rollDie(game, 'roll a die [P 4.2.3]');
      // let suspects be the roll
      const suspects = roll;
      // remove suspects Cells in Cities or Districts in or adjacent to here
      cellsRemoved += yield* remove(
        game,
        Faction.British,
        'remove suspects Cells in Cities or Districts in or adjacent to here [P 4.2.3]',
        {
          pieces: CELLS,
          in: spacesWhere(game, (other) => isDistrictOrCity(other) && (other === space || isAdjacent(game, space, other))),
          count: suspects,
        },
      );
      // let detained be the Cells removed
      const detained = cellsRemoved;
      // step imprisonment
      if (isInPlay(game, Card.P18, Side.Shaded)) {
        // P18 shaded: instead of the imprisonment of Mass Detention
        yield* p18InsteadOfTheImprisonmentOfMassDetention();
      } else {
        // remove detained Cells in Available to Prison
        cellsRemoved += yield* removeFromBox(game, Faction.British, 'remove detained Cells in Available to Prison [P 4.2.3]', {
          pieces: [Piece.Cell],
          from: AVAILABLE,
          count: detained,
          to: Box.Prison,
        });
      }
      // reduce Political Will by suspects minus detained
      changeTrack(game, Track.PoliticalWill, -(suspects - detained));
    }
  },
};
