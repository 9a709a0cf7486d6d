// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A25 Montgomery. */
import { DONE, type Effect, type Game, conduct, inOrAdjacent, scopeOf } from 'rulewright/runtime';
import { Faction, Space } from '../ids.js';
import { operations } from '../procedures.js';
import { punish } from '../special-activities/punish.js';

/** A25 unshaded: Commander in the north. */
export function* unshaded(game: Game): Effect {
  // British may conduct a Limited Operation in or adjacent to Haifa District
  yield* conduct(game, Faction.British, 'British may conduct a Limited Operation in or adjacent to Haifa District [A25 unshaded]', {
    procedures: operations,
    scope: scopeOf({ limit: 1, within: inOrAdjacent(game, [Space.HaifaDistrict]) }),
    optional: true,
  });
  // British may conduct Punish in or adjacent to Haifa District
  yield* conduct(game, Faction.British, 'British may conduct Punish in or adjacent to Haifa District [A25 unshaded]', {
    procedures: [punish],
    scope: scopeOf({ within: inOrAdjacent(game, [Space.HaifaDistrict]) }),
    optional: true,
  });
}

/** A25 shaded: Harsh tactics fail. */
export function* shaded(game: Game): Effect {
  // Rebels may, up to 2 times
  for (let times = 2; times > 0; times -= 1) {
    // conduct a Limited Operation in or adjacent to Haifa District
    if (
      (yield* conduct(game, Faction.Rebels, 'conduct a Limited Operation in or adjacent to Haifa District [A25 shaded]', {
        procedures: operations,
        scope: scopeOf({ limit: 1, within: inOrAdjacent(game, [Space.HaifaDistrict]) }),
        optional: true,
      })) === DONE
    )
      break;
  }
}
