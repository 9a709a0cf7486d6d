// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The British Way: Arab Revolt: what chits do. */
import {
  DONE,
  type Effect,
  type Game,
  MANY,
  canMark,
  canPlace,
  chooseSpace,
  counter,
  everySpace,
  isAdjacent,
  isInPlay,
  markersAt,
  neighbours,
  place,
  placeMarkers,
  remove,
  removeMarkers,
  replace,
  someSpace,
} from 'rulewright/runtime';
import { a1BeforeThePunishmentOfDetain } from './cards/a1-mass-detention.js';
import { a15InsteadOfThePunishmentOfFine } from './cards/a15-human-shields.js';
import { a27BeforeThePunishmentOfDetain } from './cards/a27-rebel-courts.js';
import { Box, Card, Chit, Counter, Faction, Marker, Piece, Side } from './ids.js';
import { ACTIVE_GUERRILLAS, GUERRILLAS, bases, guerrillas } from './pieces.js';
import { isDistrictOrCity, isRailway } from './spaces.js';

/** Effect of a Operations chit [AR 1.8.2]; without a chit, nothing. */
export function* resolveEffect(game: Game, chit: number): Effect {
  switch (chit) {
    case Chit.TwoOps: {
      // British remove up to 1 Active Guerrilla on the map
      yield* remove(game, Faction.British, 'British remove up to 1 Active Guerrilla on the map [AR 1.8.2]', {
        pieces: ACTIVE_GUERRILLAS,
        in: everySpace(game),
        atMost: 1,
      });
      break;
    }
    case Chit.ThreeOps: {
      // British replace up to 1 Active Guerrilla on the map with an Irregular
      yield* replace(game, Faction.British, 'British replace up to 1 Active Guerrilla on the map with an Irregular [AR 1.8.2]', {
        pieces: ACTIVE_GUERRILLAS,
        in: everySpace(game),
        atMost: 1,
        with: Piece.Irregular,
      });
      break;
    }
  }
}

/** Punishment of a Punishment chit [AR 1.7.2]; without a chit, nothing. */
export function* resolvePunishment(game: Game, by: number, chit: number, space: number): Effect {
  switch (chit) {
    case Chit.Detain: {
      // A1 shaded: before the Punishment of Detain
      if (isInPlay(game, Card.A1, Side.Shaded)) yield* a1BeforeThePunishmentOfDetain(game, space);
      // A27 unshaded: before the Punishment of Detain
      if (isInPlay(game, Card.A27, Side.Unshaded)) yield* a27BeforeThePunishmentOfDetain(game, space);
      // remove detained Guerrillas here to Prison
      yield* remove(game, by, 'remove detained Guerrillas here to Prison [AR 1.7.2]', {
        pieces: GUERRILLAS,
        in: [space],
        count: detained(game, space),
        to: Box.Prison,
      });
      break;
    }
    case Chit.Demolish: {
      // remove Opposition here
      removeMarkers(game, Marker.Opposition, MANY, space);
      break;
    }
    case Chit.Fine: {
      if (isInPlay(game, Card.A15, Side.Shaded)) {
        // A15 shaded: instead of the Punishment of Fine
        yield* a15InsteadOfThePunishmentOfFine(game, by, space);
      } else {
        // in 1 adjacent Railway with Sabotage
        {
          const railway = yield* chooseSpace(game, by, 'in 1 adjacent Railway with Sabotage [AR 1.7.2]', {
            among: neighbours(game, space).filter((other) => isRailway(other) && markersAt(game, Marker.Sabotage, other) > 0),
            here: space,
          });
          if (railway !== DONE) {
            // remove 1 Sabotage here
            removeMarkers(game, Marker.Sabotage, 1, railway);
          }
        }
      }
      break;
    }
  }
}

/** Whether the Punishment of a chit can change anything. */
export function canResolvePunishment(game: Game, chit: number, space: number): boolean {
  switch (chit) {
    case Chit.Detain:
      return (
        (detained(game, space) > 0 && guerrillas(game, space) > 0) ||
        (isInPlay(game, Card.A1, Side.Shaded) &&
          markersAt(game, Marker.Opposition, space) > 0 &&
          someSpace(
            game,
            (other) =>
              isDistrictOrCity(other) &&
              isAdjacent(game, space, other) &&
              markersAt(game, Marker.Opposition, other) === 0 &&
              canMark(game, Marker.Opposition, other),
          )) ||
        (isInPlay(game, Card.A27, Side.Unshaded) &&
          (counter(game, Counter.BasesTaken) !== 0 || (counter(game, Counter.CourtsClosed) === 0 && bases(game, space) > 0)))
      );
    case Chit.Demolish:
      return markersAt(game, Marker.Opposition, space) > 0;
    case Chit.Fine:
      return (
        (!isInPlay(game, Card.A15, Side.Shaded) &&
          neighbours(game, space).filter((other) => isRailway(other) && markersAt(game, Marker.Sabotage, other) > 0).length > 0) ||
        (isInPlay(game, Card.A15, Side.Shaded) &&
          neighbours(game, space).filter((other) => isRailway(other) && markersAt(game, Marker.Sabotage, other) > 0).length > 0)
      );
    default:
      return false;
  }
}

/** Mobilization of a Punishment chit [AR 1.7.2]; without a chit, nothing. */
export function* resolveMobilization(game: Game, by: number, chit: number, space: number): Effect {
  switch (chit) {
    case Chit.Detain: {
      // place Opposition here if none
      placeMarkers(game, Marker.Opposition, 1, space);
      break;
    }
    case Chit.Demolish: {
      // place 1 Guerrilla here
      yield* place(game, by, 'place 1 Guerrilla here [AR 1.7.2]', { pieces: [Piece.Guerrilla], in: space, count: 1 });
      break;
    }
  }
}

/** Whether the Mobilization of a chit can change anything. */
export function canResolveMobilization(game: Game, chit: number, space: number): boolean {
  switch (chit) {
    case Chit.Detain:
      return canMark(game, Marker.Opposition, space);
    case Chit.Demolish:
      return canPlace(game, [Piece.Guerrilla], space);
    default:
      return false;
  }
}

function detained(game: Game, space: number): number {
  let value = 1;
  // A1 unshaded: Detain's detained is 1 more if a Curfew is here
  if (isInPlay(game, Card.A1, Side.Unshaded) && markersAt(game, Marker.Curfew, space) > 0) value += 1;
  // A27 unshaded: Detain's detained is Bases taken less
  if (isInPlay(game, Card.A27, Side.Unshaded)) value -= counter(game, Counter.BasesTaken);
  value = Math.max(0, value);
  return value;
}
