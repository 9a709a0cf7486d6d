// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Air Recon [AR 4.2.3]. */
import { DONE, type Game, type Procedure, type Scope, flip, hasCandidate, selectSpace } from '../../../runtime/index.js';
import { Faction, ProcedureId } from '../ids.js';
import { GUERRILLAS, GUERRILLAS_TURNED_ACTIVE, undergroundGuerrillas } from '../pieces.js';
import { isDistrictOrRailway } from '../spaces.js';

/** How many spaces at most: up to 2 Districts or Railways. */
function limit(_game: Game): number {
  return 2;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, _by: number, scope: Scope): boolean {
  return (
    // up to 2 Districts or Railways
    isDistrictOrRailway(space) &&
    // something can be done
    revealed(game, scope) > 0 &&
    undergroundGuerrillas(game, space) > 0
  );
}

export function revealed(_game: Game, scope: Scope): number {
  return scope.values.revealed ?? 1;
}

/** Air Recon [AR 4.2.3]. */
export const airRecon: Procedure = {
  id: ProcedureId.AirRecon,
  name: 'Air Recon',
  faction: Faction.British,
  accompanies: null,
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, _by, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.British,
        'select up to 2 Districts or Railways [AR 4.2.3]',
        scope,
        selected,
        () => limit(game),
        eligible,
      );
      if (space === DONE) break;
      selected.push(space);
      // activate revealed Guerrillas here
      {
        const count = revealed(game, scope);
        yield* flip(
          game,
          Faction.British,
          'activate revealed Guerrillas here [AR 4.2.3]',
          count,
          count,
          GUERRILLAS,
          GUERRILLAS_TURNED_ACTIVE,
          [space],
        );
      }
    }
  },
};
