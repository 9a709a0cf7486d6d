// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A6 House Demolition. */
import {
  ASIDE,
  DONE,
  DRAWN,
  type Effect,
  type Game,
  IN_PLAY,
  POOL,
  agree,
  agreeAgain,
  chitIn,
  chitsAt,
  chooseSpace,
  conduct,
  drawChits,
  markersAt,
  moveChits,
  moveOneChit,
  scopeOf,
  someChit,
  spacesWhere,
} from 'rulewright/runtime';
import { canResolveMobilization, canResolvePunishment, resolveMobilization, resolvePunishment } from '../chits.js';
import { Chit, ChitFamily, Faction, Marker } from '../ids.js';
import { troops } from '../pieces.js';
import { isDistrictOrCity } from '../spaces.js';
import { mobilize } from '../special-activities/mobilize.js';

/** A6 unshaded: Intimidates population. */
export function* unshaded(game: Game): Effect {
  // British may
  if (
    chitsAt(game, Chit.Demolish, DRAWN) + chitsAt(game, Chit.Demolish, POOL) > 0 &&
    (yield* agree(game, Faction.British, 'British may: draw 2 Punishment chits [A6 unshaded]'))
  ) {
    // draw 2 Punishment chits
    yield* drawChits(game, 'draw 2 Punishment chits [A6 unshaded]', { family: ChitFamily.Punishment, count: 2 });
    // up to as many times as there are drawn Demolish chits
    {
      const most = chitsAt(game, Chit.Demolish, DRAWN);
      for (let times = most; times > 0; times -= 1) {
        if (
          !(chitsAt(game, Chit.Demolish, DRAWN) > 0) ||
          !(yield* agreeAgain(
            game,
            Faction.British,
            'up to as many times as there are drawn Demolish chits: play 1 drawn Demolish chit [A6 unshaded]',
            { done: most - times, most },
          ))
        )
          break;
        // play 1 drawn Demolish chit
        moveOneChit(game, Chit.Demolish, [DRAWN], IN_PLAY);
        // in 2 Districts or Cities with Troops
        {
          const candidates = spacesWhere(game, (space) => isDistrictOrCity(space) && troops(game, space) > 0);
          const chosen: number[] = [];
          while (chosen.length < 2) {
            const space = yield* chooseSpace(game, Faction.British, 'in 2 Districts or Cities with Troops [A6 unshaded]', {
              among: candidates.filter(
                (candidate) =>
                  !chosen.includes(candidate) &&
                  (someChit(game, ChitFamily.Punishment, [IN_PLAY], (chit) => canResolvePunishment(game, chit, candidate)) ||
                    someChit(game, ChitFamily.Punishment, [IN_PLAY], (chit) => canResolveMobilization(game, chit, candidate))),
              ),
              optional: chosen.length >= 2,
              done: chosen.length,
              most: 2,
            });
            if (space === DONE) break;
            chosen.push(space);
            // resolve the Punishment of the Punishment chit in play
            yield* resolvePunishment(game, Faction.British, chitIn(game, ChitFamily.Punishment, IN_PLAY), space);
            // resolve the Mobilization of the Punishment chit in play
            yield* resolveMobilization(game, Faction.British, chitIn(game, ChitFamily.Punishment, IN_PLAY), space);
          }
        }
        // set aside the Punishment chit in play
        moveChits(game, ChitFamily.Punishment, [IN_PLAY], ASIDE);
      }
    }
    // return the drawn Punishment chits to the pool
    moveChits(game, ChitFamily.Punishment, [DRAWN], POOL);
  }
}

/** A6 shaded: Radicalizes population. */
export function* shaded(game: Game): Effect {
  // Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew
  yield* conduct(game, Faction.Rebels, 'Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew [A6 shaded]', {
    procedures: [mobilize],
    scope: scopeOf({ places: { mobilized: (game, space) => markersAt(game, Marker.Curfew, space) > 0 } }),
    optional: true,
  });
}
