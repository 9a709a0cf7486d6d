// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P29 Curfews. */
import { AVAILABLE, type Effect, type Game, markersAt, place, putInPlay, remove, spacesWhere } from '../../../runtime/index.js';
import { Card, Faction, Marker, Piece } from '../ids.js';
import { CELLS } from '../pieces.js';

/** P29 unshaded: Punitive response. */
export function* unshaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P29, 0);
}

/** P29 shaded: Harsh measures backfire. */
export function* shaded(game: Game, _by: number): Effect {
  putInPlay(game, Card.P29, 1);
}

/** Punitive response: before Reset Phase [P29 unshaded]. */
export function* p29UnshadedBeforeResetPhase(game: Game, _by: number): Effect {
  // in each space with a Curfew
  for (const space of spacesWhere(game, (game, space) => markersAt(game, Marker.Curfew, space) > 0)) {
    // British remove 1 Cell here
    yield* remove(game, Faction.British, 'British remove 1 Cell here [P29 unshaded]', 1, 1, CELLS, [space], AVAILABLE);
  }
}

/** Harsh measures backfire: before Reset Phase [P29 shaded]. */
export function* p29ShadedBeforeResetPhase(game: Game, _by: number): Effect {
  // in each space with a Curfew
  for (const space of spacesWhere(game, (game, space) => markersAt(game, Marker.Curfew, space) > 0)) {
    // Irgun place up to 1 Cell here
    yield* place(game, Faction.Irgun, 'Irgun place up to 1 Cell here [P29 shaded]', 0, 1, [Piece.Cell], space, false);
  }
}
