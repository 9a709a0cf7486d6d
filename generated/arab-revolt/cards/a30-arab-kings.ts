// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A30 Arab Kings. */
import { type Effect, type Game, MANY, everySpace, isAdjacent, remove, removeMarkers, spacesWhere } from 'rulewright/runtime';
import { Marker, Space } from '../ids.js';
import { GUERRILLAS } from '../pieces.js';
import { isDistrict } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** A30 unshaded: Restrict aid to rebels. */
export function* unshaded(game: Game, by: number): Effect {
  // in each District adjacent to Transjordan
  for (const district of spacesWhere(game, (space) => isDistrict(space) && isAdjacent(game, Space.Transjordan, space))) {
    // remove 1 Guerrilla here
    yield* remove(game, by, 'remove 1 Guerrilla here [A30 unshaded]', { pieces: GUERRILLAS, in: [district], count: 1 });
  }
}

/** A30 shaded: Funding from Arab world. */
export function* shaded(game: Game): Effect {
  // remove all Out of Play markers on the map
  for (const space of everySpace(game)) removeMarkers(game, Marker.OutOfPlay, MANY, space);
  keepStandingRules(game);
}
