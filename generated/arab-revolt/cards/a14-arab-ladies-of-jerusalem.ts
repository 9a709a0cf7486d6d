// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A14 Arab Ladies of Jerusalem. */
import { type Effect, type Game, HELD, MANY, POOL, everySpace, markersAt, removeMarkers, spacesWhere, takeChit } from 'rulewright/runtime';
import { ChitFamily, Faction, Marker } from '../ids.js';

/** A14 unshaded: Popular movements crushed. */
export function* unshaded(game: Game): Effect {
  // in each space with a Curfew
  for (const space of spacesWhere(game, (space) => markersAt(game, Marker.Curfew, space) > 0)) {
    // remove Opposition here
    removeMarkers(game, Marker.Opposition, MANY, space);
  }
}

/** A14 shaded: Resist restrictions. */
export function* shaded(game: Game): Effect {
  // remove all Curfews on the map
  for (const space of everySpace(game)) removeMarkers(game, Marker.Curfew, MANY, space);
  // British discard 1 held Punishment chit
  yield* takeChit(game, Faction.British, 'British discard 1 held Punishment chit [A14 shaded]', {
    family: ChitFamily.Punishment,
    from: [HELD],
    to: POOL,
  });
}
