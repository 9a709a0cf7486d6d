// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A1 Mass Detention. */
import {
  DONE,
  type Effect,
  type Game,
  canMark,
  chooseSpace,
  isAdjacent,
  markersAt,
  placeMarkers,
  putInPlay,
  spacesWhere,
} from 'rulewright/runtime';
import { Card, Faction, Marker, Side } from '../ids.js';
import { isDistrictOrCity } from '../spaces.js';

/** A1 unshaded: Detain all suspects. */
export function* unshaded(game: Game): Effect {
  putInPlay(game, Card.A1, Side.Unshaded);
}

/** A1 shaded: Widespread opposition. */
export function* shaded(game: Game): Effect {
  putInPlay(game, Card.A1, Side.Shaded);
}

/** Widespread opposition: before the Punishment of Detain [A1 shaded]. */
export function* a1BeforeThePunishmentOfDetain(game: Game, space: number): Effect {
  // if Opposition is here
  if (markersAt(game, Marker.Opposition, space) > 0) {
    // Rebels may, in up to 1 adjacent District or City without Opposition
    {
      const nearby = yield* chooseSpace(
        game,
        Faction.Rebels,
        'Rebels may, in up to 1 adjacent District or City without Opposition [A1 shaded]',
        {
          among: spacesWhere(
            game,
            (other) =>
              isDistrictOrCity(other) &&
              isAdjacent(game, space, other) &&
              markersAt(game, Marker.Opposition, other) === 0 &&
              canMark(game, Marker.Opposition, other),
          ),
          optional: true,
          here: space,
        },
      );
      if (nearby !== DONE) {
        // place Opposition here
        placeMarkers(game, Marker.Opposition, 1, nearby);
      }
    }
  }
}
