// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P3 King David Hotel. */
import {
  DONE,
  type Effect,
  type Game,
  canMark,
  chooseSpace,
  markersAt,
  markersOn,
  placeMarkers,
  removeMarkers,
  spacesWhere,
} from 'rulewright/runtime';
import { Marker } from '../ids.js';
import { undergroundCells } from '../pieces.js';
import { isCity } from '../spaces.js';
import { shiftHaganah } from '../tracks.js';

/** P3 unshaded: Widespread condemnation. */
export function* unshaded(game: Game, by: number): Effect {
  // if Terror is on the map
  if (markersOn(game, Marker.Terror) > 0) {
    // remove 1 Terror on the map
    {
      const space = yield* chooseSpace(game, by, 'remove 1 Terror on the map [P3 unshaded]', {
        among: spacesWhere(game, (space) => markersAt(game, Marker.Terror, space) > 0),
      });
      if (space !== DONE) {
        // remove 1 Terror on the map
        removeMarkers(game, Marker.Terror, 1, space);
      }
    }
    // reduce Haganah by 1
    yield* shiftHaganah(game, by, -1);
  }
}

/** P3 shaded: Horrific terror attack. */
export function* shaded(game: Game, by: number): Effect {
  // in 1 City with an Underground Cell
  {
    const city = yield* chooseSpace(game, by, 'in 1 City with an Underground Cell [P3 shaded]', {
      among: spacesWhere(game, (space) => isCity(space) && undergroundCells(game, space) > 0 && canMark(game, Marker.Terror, space)),
    });
    if (city !== DONE) {
      // place 2 Terror here
      placeMarkers(game, Marker.Terror, 2, city);
    }
  }
}
