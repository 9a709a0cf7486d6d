// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A28 Tegart Forts. */
import {
  AVAILABLE,
  type Effect,
  type Game,
  type Group,
  everySpace,
  flipGroup,
  inBox,
  putInPlay,
  remove,
  removeFromBox,
} from 'rulewright/runtime';
import { Box, Card, Faction, Piece, Side } from '../ids.js';
import { GUERRILLAS, GUERRILLAS_TURNED_ACTIVE, POLICE } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** A28 event: Borders and lines fortified. */
export function* event(game: Game): Effect {
  // British remove 3 Police on the map to Tegart Forts
  yield* remove(game, Faction.British, 'British remove 3 Police on the map to Tegart Forts [A28]', {
    pieces: POLICE,
    in: everySpace(game),
    count: 3,
    to: Box.TegartForts,
  });
  keepStandingRules(game);
  // let missing be 3 minus the Police in Tegart Forts
  const missing = 3 - inBox(game, Box.TegartForts, Piece.Police);
  // British remove missing Police in Available to Tegart Forts
  yield* removeFromBox(game, Faction.British, 'British remove missing Police in Available to Tegart Forts [A28]', {
    pieces: [Piece.Police],
    from: AVAILABLE,
    count: missing,
    to: Box.TegartForts,
  });
  putInPlay(game, Card.A28, Side.Event);
}

/** Borders and lines fortified: whenever Guerrillas move from a Foreign Country [A28]. */
export function* a28WheneverGuerrillasMoveFromAForeignCountry(game: Game, group: Group): Effect {
  // activate the group
  flipGroup(game, group, GUERRILLAS, GUERRILLAS_TURNED_ACTIVE);
}
