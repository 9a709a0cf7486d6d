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
  chitIn,
  countChits,
  drawChits,
  hasCandidate,
  moveChits,
  selectSpace,
  takeChit,
} from '../../../runtime/index.js';
import { resolveMobilization, resolvePunishment } from '../chits.js';
import { ChitFamily, Faction, ProcedureId } from '../ids.js';
import { troops } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';

/** How many spaces at most: up to 2 Districts or Cities. */
function limit(_game: Game): number {
  return 2;
}

/** Whether a space may be selected. */
function eligible(game: Game, space: number): boolean {
  return (
    // up to 2 Districts or Cities
    isDistrictOrCity(space) &&
    // troops: Troops are here
    troops(game, space) > 0
  );
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
  *run(game, _by, scope) {
    const selected: number[] = [];
    // draw 2 Punishment chits
    yield* drawChits(game, Faction.British, 'draw 2 Punishment chits [AR 4.2.1]', ChitFamily.Punishment, 2);
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
    // in each selected space
    for (;;) {
      const space = yield* selectSpace(
        game,
        Faction.British,
        'select up to 2 Districts or Cities [AR 4.2.1]',
        scope,
        selected,
        () => limit(game),
        eligible,
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
