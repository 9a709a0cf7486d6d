// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P14 Martial Law. */
import { type Effect, FREE, type Game, conduct, markersAt, place, scopeOf, spacesWhere } from '../../../runtime/index.js';
import { Faction, Marker, Piece } from '../ids.js';
import { search } from '../operations/search.js';
import { isCity } from '../spaces.js';
import { massDetention } from '../special-activities/mass-detention.js';

/** P14 unshaded: Extensive searches. */
export function* unshaded(game: Game, _by: number): Effect {
  // British may conduct Search in up to 2 Cities
  yield* conduct(
    game,
    Faction.British,
    'British may conduct Search in up to 2 Cities [P14 unshaded]',
    [search],
    scopeOf({ limit: 2, within: spacesWhere(game, (_game, space) => isCity(space)) }),
    null,
    true,
  );
  // British may conduct Mass Detention
  yield* conduct(game, Faction.British, 'British may conduct Mass Detention [P14 unshaded]', [massDetention], FREE, null, true);
}

/** P14 shaded: Angers populace. */
export function* shaded(game: Game, by: number): Effect {
  // in each City with a Curfew
  for (const city of spacesWhere(game, (game, space) => isCity(space) && markersAt(game, Marker.Curfew, space) > 0)) {
    // place up to 1 Cell here
    yield* place(game, by, 'place up to 1 Cell here [P14 shaded]', 0, 1, [Piece.Cell], city, false);
  }
}
