// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Restore [P 4.2.1]. */
import { DONE, type Game, MANY, type Procedure, hasCandidate, markersAt, removeMarkers, selectSpace, turnOver } from 'rulewright/runtime';
import { Faction, Marker, ProcedureId } from '../ids.js';
import { irgunPieces, police, troops } from '../pieces.js';

/** How many spaces at most: up to 1 space. */
function limit(): number {
  return 1;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // order: Troops are here and Police is here and no Irgun pieces are here
    troops(game, space) > 0 &&
    police(game, space) > 0 &&
    irgunPieces(game, space) === 0 &&
    // something can be done
    (markersAt(game, Marker.Curfew, space) > 0 || markersAt(game, Marker.Sabotage, space) > 0 || markersAt(game, Marker.Terror, space) > 0)
  );
}

/** Restore [P 4.2.1]. */
export const restore: Procedure = {
  id: ProcedureId.Restore,
  name: 'Restore',
  faction: Faction.British,
  accompanies: [ProcedureId.Deploy],
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 1 space [P 4.2.1]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // remove the Curfew here
      removeMarkers(game, Marker.Curfew, MANY, space);
      // remove all Sabotage here
      removeMarkers(game, Marker.Sabotage, MANY, space);
      // flip all Terror here to Sabotage
      turnOver(game, Marker.Terror, Marker.Sabotage, [space]);
    }
  },
};
