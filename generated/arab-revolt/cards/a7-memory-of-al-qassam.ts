// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A7 Memory of al-Qassam. */
import {
  DONE,
  type Effect,
  type Game,
  MANY,
  canConduct,
  chooseSpace,
  conduct,
  markersAt,
  piecesOn,
  rollDie,
  scopeOf,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction, Marker } from '../ids.js';
import { BASES, IRREGULARS } from '../pieces.js';
import { operations } from '../procedures.js';
import { addedToRollsAgainstBases } from '../rolls.js';
import { shiftUnity } from '../tracks.js';

/** A7 unshaded: Labeled as a bandit. */
export function* unshaded(game: Game): Effect {
  // 2 times
  for (let times = 2; times > 0; times -= 1) {
    // roll a die
    const roll = yield* rollDie(game, 'roll a die [A7 unshaded]');
    // if the roll is at most the Irregulars on the map
    if (roll <= piecesOn(game, IRREGULARS)) {
      // shift Unity 1 toward Decentralized
      shiftUnity(game, -1);
    }
  }
}

/** A7 shaded: Galvanizes resistance. */
export function* shaded(game: Game): Effect {
  // roll a die
  const roll = yield* rollDie(game, 'roll a die [A7 shaded]');
  // if the roll is at most the Bases on the map
  if (roll + addedToRollsAgainstBases(game) <= piecesOn(game, BASES)) {
    // Rebels may, in any spaces with Opposition
    {
      const candidates = spacesWhere(game, (space) => markersAt(game, Marker.Opposition, space) > 0);
      const chosen: number[] = [];
      for (;;) {
        const space = yield* chooseSpace(game, Faction.Rebels, 'Rebels may, in any spaces with Opposition [A7 shaded]', {
          among: candidates.filter(
            (candidate) =>
              !chosen.includes(candidate) &&
              canConduct(game, Faction.Rebels, { procedures: operations, scope: scopeOf({ limit: 1, within: [candidate] }) }),
          ),
          optional: true,
          done: chosen.length,
          most: MANY,
        });
        if (space === DONE) break;
        chosen.push(space);
        // conduct a Limited Operation here
        yield* conduct(game, Faction.Rebels, 'conduct a Limited Operation here [A7 shaded]', {
          procedures: operations,
          scope: scopeOf({ limit: 1, within: [space] }),
        });
      }
    }
  }
}
