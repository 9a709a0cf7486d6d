// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A15 Human Shields. */
import { DONE, type Effect, type Game, chooseSpace, markersAt, neighbours, place, putInPlay, removeMarkers } from 'rulewright/runtime';
import { Card, Marker, Piece, Side } from '../ids.js';
import { isRailway } from '../spaces.js';

/** A15 unshaded: Hostages “protect” army. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.A15, Side.Unshaded);
}

/** A15 shaded: Fails to intimidate rebels. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.A15, Side.Shaded);
}

/** Fails to intimidate rebels: instead of the Punishment of Fine [A15 shaded]. */
export function* a15InsteadOfThePunishmentOfFine(game: Game, by: number, space: number): Effect {
  // in 1 adjacent Railway with Sabotage
  {
    const railway = yield* chooseSpace(game, by, 'in 1 adjacent Railway with Sabotage [A15 shaded]', {
      among: neighbours(game, space).filter((other) => isRailway(other) && markersAt(game, Marker.Sabotage, other) > 0),
      here: space,
    });
    if (railway !== DONE) {
      // remove 1 Sabotage here
      removeMarkers(game, Marker.Sabotage, 1, railway);
      // place 1 Guerrilla here
      yield* place(game, by, 'place 1 Guerrilla here [A15 shaded]', { pieces: [Piece.Guerrilla], in: railway, count: 1 });
    }
  }
}
