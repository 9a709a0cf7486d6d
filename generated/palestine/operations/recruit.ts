// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Recruit [P 3.3.1]. */
import {
  DONE,
  type Game,
  type Procedure,
  beginAdditional,
  canPlace,
  hasCandidate,
  isAdjacent,
  markersAt,
  piecesIn,
  place,
  selectSpace,
  spacesWhere,
} from 'rulewright/runtime';
import { coordination, offensive } from '../additional-spaces.js';
import { Faction, Marker, Piece, ProcedureId } from '../ids.js';
import { ARMS_CACHES } from '../pieces.js';
import { isCity } from '../spaces.js';

/** How many spaces at most: up to 3 spaces. */
function limit(): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // no curfew: no Curfew is here
    markersAt(game, Marker.Curfew, space) === 0 &&
    // foothold: here is a City or an Arms Cache is in or adjacent to here
    (isCity(space) ||
      piecesIn(
        game,
        spacesWhere(game, (other) => other === space || isAdjacent(game, space, other)),
        ARMS_CACHES,
      ) > 0) &&
    // something can be done
    canPlace(game, [Piece.Cell], space)
  );
}

/** Recruit [P 3.3.1]. */
export const recruit: Procedure = {
  id: ProcedureId.Recruit,
  name: 'Recruit',
  faction: Faction.Irgun,
  accompanies: [],
  opened: { by: [ProcedureId.Silence], lacks: (_game, scope) => (scope.limit ?? limit()) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.Irgun, { scope, limit: limit(), eligible, additional: [offensive] }),
  *run(game, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [offensive, coordination]);
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.Irgun, 'select up to 3 spaces [P 3.3.1]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
        additional,
      });
      if (space === DONE) break;
      selected.push(space);
      // if an Arms Cache is in or adjacent to here
      if (
        piecesIn(
          game,
          spacesWhere(game, (other) => other === space || isAdjacent(game, space, other)),
          ARMS_CACHES,
        ) > 0
      ) {
        // place up to 2 Cells here
        yield* place(game, Faction.Irgun, 'place up to 2 Cells here [P 3.3.1]', { pieces: [Piece.Cell], in: space, atMost: 2 });
      } else {
        // place 1 Cell here
        yield* place(game, Faction.Irgun, 'place 1 Cell here [P 3.3.1]', { pieces: [Piece.Cell], in: space, count: 1 });
      }
    }
  },
};
