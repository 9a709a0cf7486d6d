// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Travel [P 3.3.2]. */
import {
  type Arrivals,
  DONE,
  type Game,
  MANY,
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
} from '../../../runtime/index.js';
import { coordination } from '../additional-spaces.js';
import { Faction, Marker, ProcedureId } from '../ids.js';
import { ACTIVE_CELLS, CELLS, CELLS_TURNED_ACTIVE, CELLS_TURNED_UNDERGROUND, UNDERGROUND_CELLS, cells, cubes } from '../pieces.js';
import { isRailway } from '../spaces.js';

/** How many spaces at most: up to 3 spaces. */
function limit(_game: Game): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, _by: number, _scope: Scope, arrivals: Arrivals): boolean {
  return (
    // origin: Cells are here
    cells(game, space) > 0 &&
    // something can be done
    (canMove(game, CELLS, arrivals, [space], everySpace(game), true) ||
      someGroup(game, CELLS, arrivals, space, (group) =>
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
  opened: { by: [ProcedureId.Silence], lacks: (game, _by, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, _by, scope) {
    const selected: number[] = [];
    const additional = beginAdditional(scope, [coordination]);
    const arrivals = newArrivals();
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.Irgun,
        'select up to 3 spaces [P 3.3.2]',
        scope,
        selected,
        () => limit(game),
        eligible,
        additional,
        arrivals,
      );
      if (space === DONE) break;
      selected.push(space);
      // move any Cells here to any spaces, including their own, each only once, and for each group
      for (;;) {
        const group = yield* moveGroup(
          game,
          Faction.Irgun,
          'move any Cells here to any spaces, including their own, each only once, and for each group [P 3.3.2]',
          CELLS,
          arrivals,
          [space],
          everySpace(game),
          1,
          MANY,
          {
            must: false,
            pairsOnce: true,
            own: (game, origin) =>
              someGroup(game, CELLS, arrivals, origin, (group) =>
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
