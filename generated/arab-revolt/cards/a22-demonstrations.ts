// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A22 Demonstrations. */
import {
  DONE,
  type Effect,
  type Game,
  MANY,
  canMark,
  chooseSpace,
  conduct,
  isAdjacent,
  markersAt,
  markersLeft,
  markersWanted,
  nextInQueue,
  placeMarkers,
  queueOf,
  scopeOf,
  someSpace,
  spacesWhere,
  touches,
} from 'rulewright/runtime';
import { Faction, Marker } from '../ids.js';
import { britishPieces, rebelPieces } from '../pieces.js';
import { isCity, isDistrict } from '../spaces.js';
import { punish } from '../special-activities/punish.js';
import { keepStandingRules } from '../standing.js';

/** A22 unshaded: Crackdown on protests. */
export function* unshaded(game: Game, by: number): Effect {
  // in all Cities with British pieces and Rebel pieces and without a Curfew, in any order
  {
    const queue = queueOf(
      spacesWhere(
        game,
        (space) =>
          isCity(space) && britishPieces(game, space) > 0 && rebelPieces(game, space) > 0 && markersAt(game, Marker.Curfew, space) === 0,
      ),
    );
    for (;;) {
      const city = yield* nextInQueue(
        game,
        by,
        'in all Cities with British pieces and Rebel pieces and without a Curfew, in any order [A22 unshaded]',
        { queue, wants: [{ supply: markersLeft(game, Marker.Curfew), wanted: (space) => markersWanted(game, Marker.Curfew, 1, space) }] },
      );
      if (city === DONE) break;
      // place 1 Curfew here
      placeMarkers(game, Marker.Curfew, 1, city);
      keepStandingRules(game);
    }
  }
  // British conduct Punish in 2 Cities with a Curfew, waiving troops
  yield* conduct(game, Faction.British, 'British conduct Punish in 2 Cities with a Curfew, waiving troops [A22 unshaded]', {
    procedures: [punish],
    scope: scopeOf({
      least: 2,
      limit: 2,
      within: spacesWhere(game, (space) => isCity(space) && markersAt(game, Marker.Curfew, space) > 0),
      waiving: ['troops'],
    }),
  });
}

/** A22 shaded: Protests spread. */
export function* shaded(game: Game): Effect {
  // Rebels may, in any Cities with Opposition adjacent to Districts without Opposition
  {
    const candidates = spacesWhere(
      game,
      (space) =>
        isCity(space) &&
        markersAt(game, Marker.Opposition, space) > 0 &&
        touches(game, space, (neighbour) => isDistrict(neighbour) && markersAt(game, Marker.Opposition, neighbour) === 0),
    );
    const chosen: number[] = [];
    for (;;) {
      const city = yield* chooseSpace(
        game,
        Faction.Rebels,
        'Rebels may, in any Cities with Opposition adjacent to Districts without Opposition [A22 shaded]',
        {
          among: candidates.filter(
            (candidate) =>
              !chosen.includes(candidate) &&
              someSpace(
                game,
                (space) => isDistrict(space) && isAdjacent(game, candidate, space) && canMark(game, Marker.Opposition, space),
              ),
          ),
          optional: true,
          done: chosen.length,
          most: MANY,
        },
      );
      if (city === DONE) break;
      chosen.push(city);
      // in 1 adjacent District
      {
        const district = yield* chooseSpace(game, Faction.Rebels, 'in 1 adjacent District [A22 shaded]', {
          among: spacesWhere(
            game,
            (space) => isDistrict(space) && isAdjacent(game, city, space) && canMark(game, Marker.Opposition, space),
          ),
          here: city,
        });
        if (district !== DONE) {
          // place Opposition here
          placeMarkers(game, Marker.Opposition, 1, district);
        }
      }
    }
  }
}
