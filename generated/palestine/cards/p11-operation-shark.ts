// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P11 Operation Shark. */
import {
  DONE,
  type Effect,
  type Game,
  canConduct,
  changeTrack,
  chooseSpace,
  conduct,
  isAdjacent,
  markersAt,
  piecesIn,
  remove,
  scopeOf,
  spacesWhere,
} from 'rulewright/runtime';
import { Faction, Marker, Track } from '../ids.js';
import { assault } from '../operations/assault.js';
import { search } from '../operations/search.js';
import { travel } from '../operations/travel.js';
import { ARMS_CACHES, cells } from '../pieces.js';
import { isCity } from '../spaces.js';

/** P11 unshaded: Crackdown on Irgun. */
export function* unshaded(game: Game, by: number): Effect {
  // British, in 1 City
  {
    const city = yield* chooseSpace(game, Faction.British, 'British, in 1 City [P11 unshaded]', {
      among: spacesWhere(
        game,
        (space) =>
          isCity(space) &&
          (canConduct(game, Faction.British, { procedures: [search], scope: scopeOf({ within: [space] }) }) ||
            canConduct(game, Faction.British, { procedures: [assault], scope: scopeOf({ within: [space] }) }) ||
            piecesIn(
              game,
              spacesWhere(game, (other) => other === space || isAdjacent(game, space, other)),
              ARMS_CACHES,
            ) > 0),
      ),
    });
    if (city !== DONE) {
      let armsCachesRemoved = 0;
      // conduct Search here
      yield* conduct(game, Faction.British, 'conduct Search here [P11 unshaded]', {
        procedures: [search],
        scope: scopeOf({ within: [city] }),
      });
      // conduct Assault here
      yield* conduct(game, Faction.British, 'conduct Assault here [P11 unshaded]', {
        procedures: [assault],
        scope: scopeOf({ within: [city] }),
      });
      // remove 1 Arms Cache in or adjacent to here
      armsCachesRemoved += yield* remove(game, by, 'remove 1 Arms Cache in or adjacent to here [P11 unshaded]', {
        pieces: ARMS_CACHES,
        in: spacesWhere(game, (space) => space === city || isAdjacent(game, city, space)),
        count: 1,
      });
      // for each Arms Cache removed
      for (let times = armsCachesRemoved; times > 0; times -= 1) {
        // raise Political Will by 1
        changeTrack(game, Track.PoliticalWill, 1);
      }
    }
  }
}

/** P11 shaded: Leaders slip through net. */
export function* shaded(game: Game): Effect {
  // Irgun conduct Travel in up to 2 spaces with Cells and a Curfew
  yield* conduct(game, Faction.Irgun, 'Irgun conduct Travel in up to 2 spaces with Cells and a Curfew [P11 shaded]', {
    procedures: [travel],
    scope: scopeOf({ limit: 2, within: spacesWhere(game, (space) => cells(game, space) > 0 && markersAt(game, Marker.Curfew, space) > 0) }),
  });
}
