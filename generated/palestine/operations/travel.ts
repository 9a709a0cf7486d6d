// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Travel [P 3.3.2]. */
import {
  type Arrivals,
  DONE,
  type Game,
  type Procedure,
  type Scope,
  beginAdditional,
  canMove,
  everySpace,
  flipGroup,
  hasCandidate,
  isInGroup,
  markersAt,
  moveGroup,
  newArrivals,
  selectSpace,
  someGroup,
} from 'rulewright/runtime';
import { coordination } from '../additional-spaces.js';
import { Faction, Marker, ProcedureId } from '../ids.js';
import { ACTIVE_CELLS, CELLS, CELLS_TURNED_ACTIVE, CELLS_TURNED_UNDERGROUND, UNDERGROUND_CELLS, cells, cubes } from '../pieces.js';
import { isRailway } from '../spaces.js';

/** How many spaces at most: up to 3 spaces. */
function limit(): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, _scope: Scope, arrivals: Arrivals): boolean {
  return (
    // origin: Cells are here
    cells(game, space) > 0 &&
    // something can be done
    (canMove(game, { pieces: CELLS, arrivals, from: [space], to: everySpace(game), pairsOnce: true }) ||
      someGroup(game, { pieces: CELLS, arrivals, in: space }, (group) =>
        isRailway(space) && group.size + cubes(game, space) > 3
          ? isInGroup(group, UNDERGROUND_CELLS)
          : markersAt(game, Marker.Curfew, space) > 0 && group.size + cubes(game, space) > 3
            ? isInGroup(group, UNDERGROUND_CELLS)
            : isInGroup(group, ACTIVE_CELLS),
      ))
  );
}

/** Travel [P 3.3.2]. */
export const travel: Procedure = {
  id: ProcedureId.Travel,
  name: 'Travel',
  faction: Faction.Irgun,
  accompanies: [],
  opened: { by: [ProcedureId.Silence], lacks: (_game, scope) => (scope.limit ?? limit()) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.Irgun, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [coordination]);
    const arrivals = newArrivals();
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.Irgun, 'select up to 3 spaces [P 3.3.2]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
        additional,
        arrivals,
      });
      if (space === DONE) break;
      selected.push(space);
      // move any Cells here to any spaces, including their own, each only once, and for each group
      for (;;) {
        const group = yield* moveGroup(
          game,
          Faction.Irgun,
          'move any Cells here to any spaces, including their own, each only once, and for each group [P 3.3.2]',
          {
            pieces: CELLS,
            arrivals,
            from: [space],
            to: everySpace(game),
            pairsOnce: true,
            own: (origin) =>
              someGroup(game, { pieces: CELLS, arrivals, in: origin }, (group) =>
                isRailway(origin) && group.size + cubes(game, origin) > 3
                  ? isInGroup(group, UNDERGROUND_CELLS)
                  : markersAt(game, Marker.Curfew, origin) > 0 && group.size + cubes(game, origin) > 3
                    ? isInGroup(group, UNDERGROUND_CELLS)
                    : isInGroup(group, ACTIVE_CELLS),
              ),
          },
        );
        if (group === null) break;
        const destination = group.to;
        // if here is a Railway and the group plus the cubes here is more than 3
        if (isRailway(destination) && group.size + cubes(game, destination) > 3) {
          // activate the group
          flipGroup(game, group, CELLS, CELLS_TURNED_ACTIVE);
        } else {
          // if a Curfew is here and the group plus the cubes here is more than 3
          if (markersAt(game, Marker.Curfew, destination) > 0 && group.size + cubes(game, destination) > 3) {
            // activate the group
            flipGroup(game, group, CELLS, CELLS_TURNED_ACTIVE);
          } else {
            // flip the group to Underground
            flipGroup(game, group, CELLS, CELLS_TURNED_UNDERGROUND);
          }
        }
      }
    }
  },
};
