// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A12 General Dill. */
import { type Effect, type Game, HELD, conduct, countChits, everySpace, piecesOn, remove, scopeOf } from 'rulewright/runtime';
import { ChitFamily, Faction } from '../ids.js';
import { IRREGULARS } from '../pieces.js';
import { punish } from '../special-activities/punish.js';
import { keepStandingRules } from '../standing.js';

/** A12 unshaded: Advocate for martial law. */
export function* unshaded(game: Game): Effect {
  // British may conduct Punish
  yield* conduct(game, Faction.British, 'British may conduct Punish [A12 unshaded]', { procedures: [punish], optional: true });
  // if the held Punishment chits are at least 1
  if (countChits(game, ChitFamily.Punishment, HELD) >= 1) {
    // British may conduct Punish, where offered is 0
    yield* conduct(game, Faction.British, 'British may conduct Punish, where offered is 0 [A12 unshaded]', {
      procedures: [punish],
      scope: scopeOf({ values: { offered: 0 } }),
      optional: true,
    });
  }
}

/** A12 shaded: Suspicious of "gangster methods". */
export function* shaded(game: Game, by: number): Effect {
  // let dismissed be half of the Irregulars on the map, rounded down
  const dismissed = Math.floor(piecesOn(game, IRREGULARS) / 2);
  // remove dismissed Irregulars on the map
  yield* remove(game, by, 'remove dismissed Irregulars on the map [A12 shaded]', {
    pieces: IRREGULARS,
    in: everySpace(game),
    count: dismissed,
  });
  keepStandingRules(game);
}
