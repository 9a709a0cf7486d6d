// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A25 Montgomery. */
import { DONE, type Effect, type Game, conduct, inOrAdjacent, scopeOf } from '../../../runtime/index.js';
import { Faction, Space } from '../ids.js';
import { operations } from '../procedures.js';
import { punish } from '../special-activities/punish.js';

/** A25 unshaded: Commander in the north. */
export function* unshaded(game: Game, _by: number): Effect {
  // British may conduct a Limited Operation in or adjacent to Haifa District
  yield* conduct(
    game,
    Faction.British,
    'British may conduct a Limited Operation in or adjacent to Haifa District [A25 unshaded]',
    operations,
    scopeOf({ limit: 1, within: inOrAdjacent(game, [Space.HaifaDistrict]) }),
    null,
    true,
  );
  // British may conduct Punish in or adjacent to Haifa District
  yield* conduct(
    game,
    Faction.British,
    'British may conduct Punish in or adjacent to Haifa District [A25 unshaded]',
    [punish],
    scopeOf({ within: inOrAdjacent(game, [Space.HaifaDistrict]) }),
    null,
    true,
  );
}

/** A25 shaded: Harsh tactics fail. */
export function* shaded(game: Game, _by: number): Effect {
  // Rebels may, up to 2 times
  for (let times = 2; times > 0; times -= 1) {
    // conduct a Limited Operation in or adjacent to Haifa District
    if (
      (yield* conduct(
        game,
        Faction.Rebels,
        'conduct a Limited Operation in or adjacent to Haifa District [A25 shaded]',
        operations,
        scopeOf({ limit: 1, within: inOrAdjacent(game, [Space.HaifaDistrict]) }),
        null,
        true,
      )) === DONE
    )
      break;
  }
}
