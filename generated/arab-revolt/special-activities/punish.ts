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
  cardInPlay,
  chitIn,
  countChits,
  drawChits,
  hasCandidate,
  moveChits,
  selectSpace,
  someChit,
  takeChit,
} from '../../../runtime/index.js';
import { a18InsteadOfTheWarrantOfPunish } from '../cards/a18-punitive-searches.js';
import { a27BeforePunish } from '../cards/a27-rebel-courts.js';
import { canResolveMobilization, canResolvePunishment, resolveMobilization, resolvePunishment } from '../chits.js';
import { Card, ChitFamily, Faction, ProcedureId } from '../ids.js';
import { troops } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';

/** How many spaces at most: up to 2 Districts or Cities. */
function limit(_game: Game): number {
  return 2;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number, _by: number, scope: Scope): boolean {
  return (
    // up to 2 Districts or Cities
    isDistrictOrCity(space) &&
    // troops: Troops are here
    (scope.waiving.includes('troops') || troops(game, space) > 0)
  );
}

export function offered(_game: Game, scope: Scope): number {
  return scope.values.offered ?? 2;
}

/** Punish [AR 4.2.1]. */
export const punish: Procedure = {
  id: ProcedureId.Punish,
  name: 'Punish',
  faction: Faction.British,
  accompanies: null,
  can: (game, by, scope) =>
    countChits(game, ChitFamily.Punishment, POOL) + countChits(game, ChitFamily.Punishment, HELD) >= 1 &&
    hasCandidate(game, by, scope, limit(game), eligible),
  *run(game, by, scope) {
    const selected: number[] = [];
    // A27 unshaded: before Punish
    if (cardInPlay(game, Card.A27) === 1) yield* a27BeforePunish(game, Faction.British, scope);
    // step warrant
    if (cardInPlay(game, Card.A18) === 1) {
      // A18 unshaded: instead of the warrant of Punish
      yield* a18InsteadOfTheWarrantOfPunish(game, Faction.British, scope);
    } else {
      // draw offered Punishment chits
      yield* drawChits(game, Faction.British, 'draw offered Punishment chits [AR 4.2.1]', ChitFamily.Punishment, offered(game, scope));
      // play 1 drawn or held Punishment chit
      yield* takeChit(
        game,
        Faction.British,
        'play 1 drawn or held Punishment chit [AR 4.2.1]',
        ChitFamily.Punishment,
        [DRAWN, HELD],
        IN_PLAY,
        false,
      );
      // return the drawn Punishment chits to the pool
      moveChits(game, ChitFamily.Punishment, [DRAWN], POOL);
    }
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.British,
        'select up to 2 Districts or Cities [AR 4.2.1]',
        scope,
        selected,
        () => limit(game),
        (game, space) =>
          eligible(game, space, by, scope) &&
          (someChit(game, ChitFamily.Punishment, [IN_PLAY], (chit) => canResolvePunishment(game, chit, space)) ||
            someChit(game, ChitFamily.Punishment, [IN_PLAY], (chit) => canResolveMobilization(game, by, chit, space))),
      );
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
