// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Silence [P 4.3.1]. */
import { AVAILABLE, DONE, type Game, type Procedure, hasCandidate, remove, selectSpace } from '../../../runtime/index.js';
import { Faction, ProcedureId } from '../ids.js';
import { POLICE, police, undergroundCells } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 1 space. */
function limit(_game: Game): number {
  return 1;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // targets: Police is here
    police(game, space) > 0 &&
    // strength: the Underground Cells here are at least the Police here
    undergroundCells(game, space) >= police(game, space)
  );
}

/** Silence [P 4.3.1]. */
export const silence: Procedure = {
  id: ProcedureId.Silence,
  name: 'Silence',
  faction: Faction.Irgun,
  accompanies: null,
  can: (game, by, scope) => hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, _by, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.Irgun, 'select up to 1 space [P 4.3.1]', scope, selected, () => limit(game), eligible);
      if (space === DONE) break;
      selected.push(space);
      // remove 1 Police here
      yield* remove(game, Faction.Irgun, 'remove 1 Police here [P 4.3.1]', 1, 1, POLICE, [space], AVAILABLE);
      keepStandingRules(game);
    }
  },
};
