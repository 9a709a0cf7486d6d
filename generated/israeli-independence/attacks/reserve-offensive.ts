// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Israeli Independence: the First Arab-Israeli War, 1948-1949: Reserve Offensive [II 9.1]. */
import { type Procedure, canConductDisregardingCards, conductDisregardingCards, scopeOf } from 'rulewright/runtime';
import { offensive } from '../attacks/offensive.js';
import { Faction, ProcedureId } from '../ids.js';
/** Reserve Offensive [II 9.1]. */
export const reserveOffensive: Procedure = {
  id: ProcedureId.ReserveOffensive,
  name: 'Reserve Offensive',
  faction: Faction.Israelis,
  accompanies: [],
  can: (game) =>
    canConductDisregardingCards(game, Faction.Israelis, {
      procedures: [offensive],
      scope: scopeOf({ values: { modifier: 0, spent: 0, reserved: 1 } }),
    }),
  *run(game) {
    // conduct Offensive, where modifier is 0 and spent is 0 and reserved is 1, disregarding cards
    yield* conductDisregardingCards(
      game,
      Faction.Israelis,
      'conduct Offensive, where modifier is 0 and spent is 0 and reserved is 1, disregarding cards [II 9.1]',
      { procedures: [offensive], scope: scopeOf({ values: { modifier: 0, spent: 0, reserved: 1 } }) },
    );
  },
};
