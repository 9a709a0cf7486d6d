// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Silence [P 4.3.1]. */
import { DONE, type Game, type Procedure, hasCandidate, remove, selectSpace } from 'rulewright/runtime';
import { Faction, ProcedureId } from '../ids.js';
import { POLICE, police, undergroundCells } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** How many spaces at most: up to 1 space. */
function limit(): number {
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
  can: (game, scope) => hasCandidate(game, Faction.Irgun, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.Irgun, 'select up to 1 space [P 4.3.1]', {
        scope,
        selected,
        limit: () => limit(),
        eligible,
      });
      if (space === DONE) break;
      selected.push(space);
      // remove 1 Police here
      yield* remove(game, Faction.Irgun, 'remove 1 Police here [P 4.3.1]', { pieces: POLICE, in: [space], count: 1 });
      keepStandingRules(game);
    }
  },
};
