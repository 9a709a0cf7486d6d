// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: Punish [AR 4.2.1]. */
import {
  ASIDE,
  DONE,
  DRAWN,
  type Game,
  HELD,
  IN_PLAY,
  POOL,
  type Procedure,
  type Scope,
  chitIn,
  countChits,
  drawChits,
  hasCandidate,
  isInPlay,
  moveChits,
  selectSpace,
  someChit,
  takeChit,
} from 'rulewright/runtime';
import { a18InsteadOfTheWarrantOfPunish } from '../cards/a18-punitive-searches.js';
import { a27BeforePunish } from '../cards/a27-rebel-courts.js';
import { canResolveMobilization, canResolvePunishment, resolveMobilization, resolvePunishment } from '../chits.js';
import { Card, ChitFamily, Faction, ProcedureId, Side } from '../ids.js';
import { troops } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';

/** How many spaces at most: up to 2 Districts or Cities. */
function limit(): number {
  return 2;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, scope: Scope): boolean {
  return (
    // up to 2 Districts or Cities
    isDistrictOrCity(space) &&
    // troops: Troops are here
    (scope.waiving.includes('troops') || troops(game, space) > 0)
  );
}

export function offered(scope: Scope): number {
  return scope.values.offered ?? 2;
}

/** Punish [AR 4.2.1]. */
export const punish: Procedure = {
  id: ProcedureId.Punish,
  name: 'Punish',
  faction: Faction.British,
  accompanies: null,
  can: (game, scope) =>
    countChits(game, ChitFamily.Punishment, POOL) + countChits(game, ChitFamily.Punishment, HELD) >= 1 &&
    hasCandidate(game, Faction.British, { scope, limit: limit(), eligible }),
  *run(game, scope) {
    const selected: number[] = [];
    // A27 unshaded: before Punish
    if (isInPlay(game, Card.A27, Side.Unshaded)) yield* a27BeforePunish(game);
    // step warrant
    if (isInPlay(game, Card.A18, Side.Unshaded)) {
      // A18 unshaded: instead of the warrant of Punish
      yield* a18InsteadOfTheWarrantOfPunish(game, Faction.British, scope);
    } else {
      // draw offered Punishment chits
      yield* drawChits(game, 'draw offered Punishment chits [AR 4.2.1]', { family: ChitFamily.Punishment, count: offered(scope) });
      // play 1 drawn or held Punishment chit
      yield* takeChit(game, Faction.British, 'play 1 drawn or held Punishment chit [AR 4.2.1]', {
        family: ChitFamily.Punishment,
        from: [DRAWN, HELD],
        to: IN_PLAY,
      });
      // return the drawn Punishment chits to the pool
      moveChits(game, ChitFamily.Punishment, [DRAWN], POOL);
    }
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(game, Faction.British, 'select up to 2 Districts or Cities [AR 4.2.1]', {
        scope,
        selected,
        limit: () => limit(),
        eligible: (game, space) =>
          eligible(game, space, scope) &&
          (someChit(game, ChitFamily.Punishment, [IN_PLAY], (chit) => canResolvePunishment(game, chit, space)) ||
            someChit(game, ChitFamily.Punishment, [IN_PLAY], (chit) => canResolveMobilization(game, chit, space))),
      });
      if (space === DONE) break;
      selected.push(space);
      // resolve the Punishment of the Punishment chit in play
      yield* resolvePunishment(game, Faction.British, chitIn(game, ChitFamily.Punishment, IN_PLAY), space);
    }
    // in each selected space
    for (const space of selected) {
      // resolve the Mobilization of the Punishment chit in play
      yield* resolveMobilization(game, Faction.British, chitIn(game, ChitFamily.Punishment, IN_PLAY), space);
    }
    // set aside the Punishment chit in play
    moveChits(game, ChitFamily.Punishment, [IN_PLAY], ASIDE);
  },
};
