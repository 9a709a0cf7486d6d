// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Patrol [AR 3.2.2]. */
import {
  DONE,
  type Game,
  MANY,
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
} from '../../../runtime/index.js';
import { Faction, ProcedureId } from '../ids.js';
import { assault } from '../operations/assault.js';
import { CUBES, GUERRILLAS, GUERRILLAS_TURNED_ACTIVE, cubes, undergroundGuerrillas } from '../pieces.js';
import { isCityOrRailway, isRailway } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 3 Cities or Railways. */
function limit(_game: Game): number {
  return 3;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 3 Cities or Railways
    isCityOrRailway(space) &&
    // something can be done
    (canMove(game, CUBES, NO_ARRIVALS, everySpace(game), [space], false) ||
      (isRailway(space) && cubes(game, space) > 0 && undergroundGuerrillas(game, space) > 0) ||
      (isRailway(space) && canConduct(game, Faction.British, [assault], scopeOf({ least: 1, limit: 1, within: [space] }))))
  );
}

/** Patrol [AR 3.2.2]. */
export const patrol: Procedure = {
  id: ProcedureId.Patrol,
  name: 'Patrol',
  faction: Faction.British,
  accompanies: [],
  opened: { by: [ProcedureId.Punish], lacks: (game, _by, scope) => (scope.limit ?? limit(game)) > 0 },
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, _by, scope) {
    const selected: number[] = [];
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.British,
        'select up to 3 Cities or Railways [AR 3.2.2]',
        scope,
        selected,
        () => limit(game),
        eligible,
      );
      if (space === DONE) break;
      selected.push(space);
    }
    // move any cubes on the map to the selected spaces
    yield* moveGroups(
      game,
      Faction.British,
      'move any cubes on the map to the selected spaces [AR 3.2.2]',
      CUBES,
      newArrivals(),
      everySpace(game),
      selected,
      1,
      MANY,
      { must: false, pairsOnce: false },
    );
    keepStandingRules(game);
    // in each selected Railway
    for (const railway of spacesWhere(game, (_game, space) => isRailway(space) && selected.includes(space))) {
      yield* pause(game, scope);
      // activate 1 Guerrilla per cube here
      {
        const count = cubes(game, railway);
        yield* flip(
          game,
          Faction.British,
          'activate 1 Guerrilla per cube here [AR 3.2.2]',
          count,
          count,
          GUERRILLAS,
          GUERRILLAS_TURNED_ACTIVE,
          [railway],
        );
      }
    }
    yield* pause(game, scope);
    // British may conduct Assault in 1 selected Railway
    yield* conduct(
      game,
      Faction.British,
      'British may conduct Assault in 1 selected Railway [AR 3.2.2]',
      [assault],
      scopeOf({ least: 1, limit: 1, within: spacesWhere(game, (_game, space) => isRailway(space) && selected.includes(space)) }),
      null,
      true,
    );
    yield* pause(game, scope);
  },
};
