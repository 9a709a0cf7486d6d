// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A11 Italian Aid. */
import { DONE, type Effect, type Game, conduct, isInPlay, scopeOf, spacesWhere } from 'rulewright/runtime';
import { Card, Faction } from '../ids.js';
import { rebelPieces } from '../pieces.js';
import { operations } from '../procedures.js';
import { isForeignCountry } from '../spaces.js';

/** A11 event: Axis provide arms and funds. */
export function* event(game: Game): Effect {
  // if A28 is not in play
  if (!isInPlay(game, Card.A28)) {
    // Rebels may, up to as many times as there are Foreign Countries with Rebel pieces
    for (let times = spacesWhere(game, (space) => isForeignCountry(space) && rebelPieces(game, space) > 0).length; times > 0; times -= 1) {
      // conduct a Limited Operation
      if (
        (yield* conduct(game, Faction.Rebels, 'conduct a Limited Operation [A11]', {
          procedures: operations,
          scope: scopeOf({ limit: 1 }),
          optional: true,
        })) === DONE
      )
        break;
    }
  }
}
