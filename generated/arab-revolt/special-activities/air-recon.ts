// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Air Recon [AR 4.2.3]. */
import { DONE, type Game, type Procedure, type Scope, flip, hasCandidate, selectSpace } from 'rulewright/runtime';
import { Faction, ProcedureId } from '../ids.js';
import { GUERRILLAS, GUERRILLAS_TURNED_ACTIVE, undergroundGuerrillas } from '../pieces.js';
import { isDistrictOrRailway } from '../spaces.js';

/** How many spaces at most: up to 2 Districts or Railways. */
function limit(): number {
  return 2;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, scope: Scope): boolean {
  return (
    // up to 2 Districts or Railways
    isDistrictOrRailway(space) &&
    // something can be done
    revealed(scope) > 0 &&
    undergroundGuerrillas(game, space) > 0
  );
}

export function revealed(scope: Scope): number {
  return scope.values.revealed ?? 1;
}

/** Air Recon [AR 4.2.3]. */
export const airRecon: Procedure = {
  id: ProcedureId.AirRecon,
  name: 'Air Recon',
  faction: Faction.British,
  accompanies: null,
  can: (game, scope) => hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 2 Districts or Railways [AR 4.2.3]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // activate revealed Guerrillas here
      yield* flip(game, Faction.British, 'activate revealed Guerrillas here [AR 4.2.3]', {
        pieces: GUERRILLAS,
        to: GUERRILLAS_TURNED_ACTIVE,
        in: [space],
        count: revealed(scope),
      });
    }
  },
};
