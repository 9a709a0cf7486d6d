// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Propagandize [P 4.3.2]. */
import {
  DONE,
  type Game,
  type Procedure,
  changeTrack,
  flip,
  hasCandidate,
  isInPlay,
  markersAt,
  selectSpace,
  trackValue,
} from 'rulewright/runtime';
import { Card, Faction, Marker, ProcedureId, Side, Track } from '../ids.js';
import { CELLS, CELLS_TURNED_ACTIVE, activeCells, cells, undergroundCells } from '../pieces.js';
import { isCity } from '../spaces.js';

/** How many spaces at most: up to 2 Cities. */
function limit(): number {
  return 2;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 2 Cities
    isCity(space) &&
    // audience: Cells are here and a Curfew is here
    cells(game, space) > 0 &&
    markersAt(game, Marker.Curfew, space) > 0 &&
    // something can be done
    ((activeCells(game, space) === 0 && undergroundCells(game, space) > 0) ||
      (loss(game) > 0 && trackValue(game, Track.PoliticalWill) !== 0))
  );
}

export function loss(game: Game): number {
  let value = 1;
  // P25 shaded: Propagandize's loss is 2
  if (isInPlay(game, Card.P25, Side.Shaded)) value = 2;
  return value;
}

/** Propagandize [P 4.3.2]. */
export const propagandize: Procedure = {
  id: ProcedureId.Propagandize,
  name: 'Propagandize',
  faction: Faction.Irgun,
  accompanies: null,
  can: (game, scope) => hasCandidate(game, Faction.Irgun, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.Irgun, 'select up to 2 Cities [P 4.3.2]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // if no Active Cells are here
      if (activeCells(game, space) === 0) {
        // activate 1 Cell here
        yield* flip(game, Faction.Irgun, 'activate 1 Cell here [P 4.3.2]', {
          pieces: CELLS,
          to: CELLS_TURNED_ACTIVE,
          in: [space],
          count: 1,
        });
      }
      // reduce Political Will by loss
      changeTrack(game, Track.PoliticalWill, -loss(game));
    }
  },
};
