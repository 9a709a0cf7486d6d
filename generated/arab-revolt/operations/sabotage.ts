// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Sabotage [AR 3.3.3]. */
import { DONE, type Game, type Procedure, counter, flip, hasCandidate, kept, placeMarkers, selectSpace } from 'rulewright/runtime';
import { Counter, Faction, Marker, ProcedureId } from '../ids.js';
import { UNDERGROUND_GUERRILLAS, UNDERGROUND_GUERRILLAS_TURNED_ACTIVE, undergroundGuerrillas } from '../pieces.js';
import { inPalestine, isRailway } from '../spaces.js';

/** How many spaces at most: up to Operations value spaces in Palestine. */
function limit(game: Game): number {
  return counter(game, Counter.OperationsValue);
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to Operations value spaces in Palestine
    inPalestine(space) &&
    // saboteur: an Underground Guerrilla is here
    undergroundGuerrillas(game, space) > 0
  );
}

/** Sabotage [AR 3.3.3]. */
export const sabotage: Procedure = {
  id: ProcedureId.Sabotage,
  name: 'Sabotage',
  faction: Faction.Rebels,
  accompanies: [],
  opened: { by: [ProcedureId.Raid], lacks: (game, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.Rebels, { scope, limit: limit(game), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    const most = kept(() => limit(game));
    for (;;) {
      const space = yield* selectSpace(game, Faction.Rebels, 'select up to Operations value spaces in Palestine [AR 3.3.3]', {
        scope,
        selected,
        limit: most,
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // activate 1 Underground Guerrilla here
      yield* flip(game, Faction.Rebels, 'activate 1 Underground Guerrilla here [AR 3.3.3]', {
        pieces: UNDERGROUND_GUERRILLAS,
        to: UNDERGROUND_GUERRILLAS_TURNED_ACTIVE,
        in: [space],
        count: 1,
      });
      // if here is a Railway
      if (isRailway(space)) {
        // place 1 Sabotage here
        placeMarkers(game, Marker.Sabotage, 1, space);
      } else {
        // place Opposition here if none
        placeMarkers(game, Marker.Opposition, 1, space);
      }
    }
  },
};
