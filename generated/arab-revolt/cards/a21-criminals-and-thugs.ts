// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A21 “Criminals and Thugs”. */
import {
  DONE,
  type Effect,
  type Game,
  MANY,
  canConduct,
  chooseSpace,
  conduct,
  markersAt,
  placeMarkers,
  removeMarkers,
  scopeOf,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction, Marker } from '../ids.js';
import { ambush } from '../operations/ambush.js';
import { activeGuerrillas, irregulars, policeOrIrregulars, undergroundGuerrillas } from '../pieces.js';
import { isDistrict } from '../spaces.js';
import { shiftUnity } from '../tracks.js';

/** A21 unshaded: Rebels prey on the people. */
export function* unshaded(game: Game, by: number): Effect {
  // in 2 spaces with an Active Guerrilla and Opposition
  {
    const candidates = spacesWhere(game, (space) => activeGuerrillas(game, space) > 0 && markersAt(game, Marker.Opposition, space) > 0);
    const chosen: number[] = [];
    while (chosen.length < 2) {
      const space = yield* chooseSpace(game, by, 'in 2 spaces with an Active Guerrilla and Opposition [A21 unshaded]', {
        among: candidates.filter((candidate) => !chosen.includes(candidate) && markersAt(game, Marker.Opposition, candidate) > 0),
        optional: chosen.length >= 2,
        done: chosen.length,
        most: 2,
      });
      if (space === DONE) break;
      chosen.push(space);
      // remove Opposition here
      removeMarkers(game, Marker.Opposition, MANY, space);
    }
  }
  // shift Unity 1 toward Decentralized
  shiftUnity(game, -1);
}

/** A21 shaded: Rebels eliminate traitors. */
export function* shaded(game: Game): Effect {
  // Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars
  {
    const district = yield* chooseSpace(
      game,
      Faction.Rebels,
      'Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars [A21 shaded]',
      {
        among: spacesWhere(
          game,
          (space) =>
            isDistrict(space) &&
            undergroundGuerrillas(game, space) > 0 &&
            policeOrIrregulars(game, space) > 0 &&
            canConduct(game, Faction.Rebels, { procedures: [ambush], scope: scopeOf({ limit: 1, within: [space] }) }),
        ),
        optional: true,
      },
    );
    if (district !== DONE) {
      // let traitors be the Irregulars here
      const traitors = irregulars(game, district);
      // conduct a Limited Ambush here
      yield* conduct(game, Faction.Rebels, 'conduct a Limited Ambush here [A21 shaded]', {
        procedures: [ambush],
        scope: scopeOf({ limit: 1, within: [district] }),
      });
      // if the Irregulars here are less than traitors
      if (irregulars(game, district) < traitors) {
        // place Opposition here if none
        placeMarkers(game, Marker.Opposition, 1, district);
      }
    }
  }
}
