// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Assault [AR 3.2.4]. */
import { DONE, type Game, type Procedure, hasCandidate, markersAt, remove, selectSpace } from 'rulewright/runtime';
import { Faction, Marker, ProcedureId } from '../ids.js';
import { ACTIVE_GUERRILLAS, BASES, activeGuerrillas, bases, cubes, guerrillas, rebelPieces, troops } from '../pieces.js';
import { inPalestine, isDistrict } from '../spaces.js';
import { shiftUnity } from '../tracks.js';

/** How many spaces at most: up to 3 spaces in Palestine. */
function limit(): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 3 spaces in Palestine
    inPalestine(space) &&
    // targets: cubes are here and Rebel pieces are here
    cubes(game, space) > 0 &&
    rebelPieces(game, space) > 0 &&
    // something can be done
    (markersAt(game, Marker.Opposition, space) > 0
      ? Math.floor((isDistrict(space) ? troops(game, space) : cubes(game, space)) / 2) > 0
      : isDistrict(space)
        ? troops(game, space) > 0
        : true) &&
    (activeGuerrillas(game, space) > 0 || (guerrillas(game, space) === 0 && bases(game, space) > 0))
  );
}

/** Assault [AR 3.2.4]. */
export const assault: Procedure = {
  id: ProcedureId.Assault,
  name: 'Assault',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.AirRecon, ProcedureId.Punish], lacks: (_game, scope) => (scope.limit ?? limit()) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 spaces in Palestine [AR 3.2.4]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      let basesRemoved = 0;
      // let hits be the Troops here if here is a District, otherwise the cubes here
      let hits = isDistrict(space) ? troops(game, space) : cubes(game, space);
      // if Opposition is here
      if (markersAt(game, Marker.Opposition, space) > 0) {
        // let hits be half of hits, rounded down
        hits = Math.floor(hits / 2);
      }
      // remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain
      {
        let left = hits;
        left -= yield* remove(
          game,
          Faction.British,
          'remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain [AR 3.2.4]',
          { pieces: ACTIVE_GUERRILLAS, in: [space], count: left },
        );
        if (guerrillas(game, space) === 0) {
          basesRemoved += yield* remove(
            game,
            Faction.British,
            'remove hits Active Rebel pieces here, Guerrillas first, Bases only when no Guerrillas remain [AR 3.2.4]',
            { pieces: BASES, in: [space], count: left },
          );
        }
      }
      // for each Base removed
      for (let times = basesRemoved; times > 0; times -= 1) {
        // shift Unity 1 toward Decentralized
        shiftUnity(game, -1);
      }
    }
  },
};
