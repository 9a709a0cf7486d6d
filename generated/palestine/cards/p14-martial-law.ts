// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P14 Martial Law. */
import { type Effect, type Game, conduct, markersAt, place, scopeOf, spacesWhere } from 'rulewright/runtime';
import { Faction, Marker, Piece } from '../ids.js';
import { search } from '../operations/search.js';
import { isCity } from '../spaces.js';
import { massDetention } from '../special-activities/mass-detention.js';

/** P14 unshaded: Extensive searches. */
export function* unshaded(game: Game): Effect {
  // British may conduct Search in up to 2 Cities
  yield* conduct(game, Faction.British, 'British may conduct Search in up to 2 Cities [P14 unshaded]', {
    procedures: [search],
    scope: scopeOf({ limit: 2, within: spacesWhere(game, (space) => isCity(space)) }),
    optional: true,
  });
  // British may conduct Mass Detention
  yield* conduct(game, Faction.British, 'British may conduct Mass Detention [P14 unshaded]', {
    procedures: [massDetention],
    optional: true,
  });
}

/** P14 shaded: Angers populace. */
export function* shaded(game: Game, by: number): Effect {
  // in each City with a Curfew
  for (const city of spacesWhere(game, (space) => isCity(space) && markersAt(game, Marker.Curfew, space) > 0)) {
    // place up to 1 Cell here
    yield* place(game, by, 'place up to 1 Cell here [P14 shaded]', { pieces: [Piece.Cell], in: city, atMost: 1 });
  }
}
