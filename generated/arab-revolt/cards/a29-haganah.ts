// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A29 Haganah. */
import { DONE, type Effect, type Game, chooseSpace, conduct, markersAt, remove, scopeOf, spacesWhere, touches } from 'rulewright/runtime';
import { Faction, Marker } from '../ids.js';
import { IRREGULARS, irregulars } from '../pieces.js';
import { divide } from '../special-activities/divide.js';
import { keepStandingRules } from '../standing.js';
import { shiftUnity } from '../tracks.js';

/** A29 unshaded: Promotes disunity among rebels. */
export function* unshaded(game: Game): Effect {
  // shift Unity 2 toward Decentralized
  shiftUnity(game, -2);
  // British conduct Divide, choosing Activate Irregulars
  yield* conduct(game, Faction.British, 'British conduct Divide, choosing Activate Irregulars [A29 unshaded]', {
    procedures: [divide],
    scope: scopeOf({ choosing: 'Activate Irregulars' }),
  });
}

/** A29 shaded: Focuses on community protection. */
export function* shaded(game: Game, by: number): Effect {
  // in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage
  {
    const candidates = spacesWhere(
      game,
      (space) =>
        irregulars(game, space) > 0 &&
        (markersAt(game, Marker.Sabotage, space) > 0 ||
          touches(game, space, (neighbour) => markersAt(game, Marker.Sabotage, neighbour) > 0)),
    );
    const chosen: number[] = [];
    while (chosen.length < 2) {
      const space = yield* chooseSpace(game, by, 'in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage [A29 shaded]', {
        among: candidates.filter((candidate) => !chosen.includes(candidate) && irregulars(game, candidate) > 0),
        optional: true,
        done: chosen.length,
        most: 2,
      });
      if (space === DONE) break;
      chosen.push(space);
      // remove 1 Irregular here
      yield* remove(game, by, 'remove 1 Irregular here [A29 shaded]', { pieces: IRREGULARS, in: [space], count: 1 });
      keepStandingRules(game);
    }
  }
}
