// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P15 Chaim Weizmann. */
import {
  DONE,
  type Effect,
  type Game,
  chooseSpace,
  conduct,
  everySpace,
  markersAt,
  removeMarkers,
  scopeOf,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction, Marker } from '../ids.js';
import { sabotage } from '../operations/sabotage.js';
import { shiftHaganah } from '../tracks.js';

/** P15 unshaded: Meets with British. */
export function* unshaded(game: Game, by: number): Effect {
  // reduce Haganah by 1
  yield* shiftHaganah(game, by, -1);
  // remove up to 1 Sabotage on the map
  {
    const space = yield* chooseSpace(game, by, 'remove up to 1 Sabotage on the map [P15 unshaded]', {
      among: spacesWhere(game, (space) => markersAt(game, Marker.Sabotage, space) > 0),
      optional: true,
    });
    if (space !== DONE) {
      // remove up to 1 Sabotage on the map
      removeMarkers(game, Marker.Sabotage, 1, space);
    }
  }
}

/** P15 shaded: Moderates ignored. */
export function* shaded(game: Game, by: number): Effect {
  // raise Haganah by 1
  yield* shiftHaganah(game, by, 1);
  // Irgun may conduct Sabotage in 1 space
  yield* conduct(game, Faction.Irgun, 'Irgun may conduct Sabotage in 1 space [P15 shaded]', {
    procedures: [sabotage],
    scope: scopeOf({ least: 1, limit: 1, within: everySpace(game) }),
    optional: true,
  });
}
