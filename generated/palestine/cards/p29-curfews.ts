// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P29 Curfews. */
import { type Effect, type Game, markersAt, place, putInPlay, remove, spacesWhere } from 'rulewright/runtime';
import { Card, Faction, Marker, Piece, Side } from '../ids.js';
import { CELLS } from '../pieces.js';

/** P29 unshaded: Punitive response. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.P29, Side.Unshaded);
}

/** P29 shaded: Harsh measures backfire. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.P29, Side.Shaded);
}

/** Punitive response: before Reset Phase [P29 unshaded]. */
export function* p29UnshadedBeforeResetPhase(game: Game): Effect {
  // in each space with a Curfew
  for (const space of spacesWhere(game, (space) => markersAt(game, Marker.Curfew, space) > 0)) {
    // British remove 1 Cell here
    yield* remove(game, Faction.British, 'British remove 1 Cell here [P29 unshaded]', { pieces: CELLS, in: [space], count: 1 });
  }
}

/** Harsh measures backfire: before Reset Phase [P29 shaded]. */
export function* p29ShadedBeforeResetPhase(game: Game): Effect {
  // in each space with a Curfew
  for (const space of spacesWhere(game, (space) => markersAt(game, Marker.Curfew, space) > 0)) {
    // Irgun place up to 1 Cell here
    yield* place(game, Faction.Irgun, 'Irgun place up to 1 Cell here [P29 shaded]', { pieces: [Piece.Cell], in: space, atMost: 1 });
  }
}
