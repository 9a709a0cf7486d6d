// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Patrol [AR 3.2.2]. */
import {
  DONE,
  type Game,
  NO_ARRIVALS,
  type Procedure,
  canConduct,
  canMove,
  conduct,
  everySpace,
  flip,
  hasCandidate,
  moveGroups,
  newArrivals,
  pause,
  scopeOf,
  selectSpace,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction, ProcedureId } from '../ids.js';
import { assault } from '../operations/assault.js';
import { CUBES, GUERRILLAS, GUERRILLAS_TURNED_ACTIVE, cubes, undergroundGuerrillas } from '../pieces.js';
import { isCityOrRailway, isRailway } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 Cities or Railways. */
function limit(): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 3 Cities or Railways
    isCityOrRailway(space) &&
    // something can be done
    (canMove(game, { pieces: CUBES, arrivals: NO_ARRIVALS, from: everySpace(game), to: [space] }) ||
      (isRailway(space) && cubes(game, space) > 0 && undergroundGuerrillas(game, space) > 0) ||
      (isRailway(space) &&
        canConduct(game, Faction.British, { procedures: [assault], scope: scopeOf({ least: 1, limit: 1, within: [space] }) })))
  );
}

/** Patrol [AR 3.2.2]. */
export const patrol: Procedure = {
  id: ProcedureId.Patrol,
  name: 'Patrol',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.Punish], lacks: (_game, scope) => (scope.limit ?? limit()) > 0 },
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 3 Cities or Railways [AR 3.2.2]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
    }
    // move any cubes on the map to the selected spaces
    yield* moveGroups(game, Faction.British, 'move any cubes on the map to the selected spaces [AR 3.2.2]', {
      pieces: CUBES,
      arrivals: newArrivals(),
      from: everySpace(game),
      to: selected,
    });
    keepStandingRules(game);
    // in each selected Railway
    for (const railway of spacesWhere(game, (space) => isRailway(space) && selected.includes(space))) {
      yield* pause(game, scope);
      // activate 1 Guerrilla per cube here
      yield* flip(game, Faction.British, 'activate 1 Guerrilla per cube here [AR 3.2.2]', {
        pieces: GUERRILLAS,
        to: GUERRILLAS_TURNED_ACTIVE,
        in: [railway],
        count: cubes(game, railway),
      });
    }
    yield* pause(game, scope);
    // British may conduct Assault in 1 selected Railway
    yield* conduct(game, Faction.British, 'British may conduct Assault in 1 selected Railway [AR 3.2.2]', {
      procedures: [assault],
      scope: scopeOf({ least: 1, limit: 1, within: spacesWhere(game, (space) => isRailway(space) && selected.includes(space)) }),
      optional: true,
    });
    yield* pause(game, scope);
  },
};
