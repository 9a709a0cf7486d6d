// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A26 “Triangle of Terror”. */
import { DONE, type Effect, type Game, conduct, inOrAdjacent, otherFaction, scopeOf } from 'rulewright/runtime';
import { Space } from '../ids.js';
import { operations } from '../procedures.js';

/** A26 event: Jenin-Nablus-Tulkarm hot spot. */
export function* event(game: Game, by: number): Effect {
  // up to 3 times
  for (let times = 3; times > 0; times -= 1) {
    // conduct a Limited Operation in or adjacent to Samaria
    if (
      (yield* conduct(game, by, 'conduct a Limited Operation in or adjacent to Samaria [A26]', {
        procedures: operations,
        scope: scopeOf({ limit: 1, within: inOrAdjacent(game, [Space.Samaria]) }),
        optional: true,
      })) === DONE
    )
      break;
  }
  // the other faction may conduct a Limited Operation in Samaria
  yield* conduct(game, otherFaction(by), 'the other faction may conduct a Limited Operation in Samaria [A26]', {
    procedures: operations,
    scope: scopeOf({ limit: 1, within: [Space.Samaria] }),
    optional: true,
  });
}
