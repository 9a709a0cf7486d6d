// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P1 Operation Agatha. */
import {
  DONE,
  type Effect,
  type Game,
  canConduct,
  chooseSpace,
  conduct,
  everySpace,
  scopeOf,
  spacesWhere,
  trackValue,
} from 'rulewright/runtime';
import { Faction, Track } from '../ids.js';
import { sabotage } from '../operations/sabotage.js';
import { search } from '../operations/search.js';
import { isCity } from '../spaces.js';
import { massDetention } from '../special-activities/mass-detention.js';
import { shiftHaganah } from '../tracks.js';

/** P1 unshaded: Black Saturday. */
export function* unshaded(game: Game, by: number): Effect {
  // British, in 1 City
  {
    const city = yield* chooseSpace(game, Faction.British, 'British, in 1 City [P1 unshaded]', {
      among: spacesWhere(
        game,
        (space) =>
          isCity(space) &&
          (canConduct(game, Faction.British, { procedures: [search], scope: scopeOf({ within: [space] }) }) ||
            canConduct(game, Faction.British, { procedures: [massDetention], scope: scopeOf({ within: [space] }) })),
      ),
    });
    if (city !== DONE) {
      // conduct Search here
      yield* conduct(game, Faction.British, 'conduct Search here [P1 unshaded]', {
        procedures: [search],
        scope: scopeOf({ within: [city] }),
      });
      // conduct Mass Detention here
      yield* conduct(game, Faction.British, 'conduct Mass Detention here [P1 unshaded]', {
        procedures: [massDetention],
        scope: scopeOf({ within: [city] }),
      });
    }
  }
  // reduce Haganah by 1
  yield* shiftHaganah(game, by, -1);
}

/** P1 shaded: Arrest moderate leaders. */
export function* shaded(game: Game, by: number): Effect {
  // raise Haganah by 1
  yield* shiftHaganah(game, by, 1);
  // if Haganah is 4
  if (trackValue(game, Track.Haganah) === 4) {
    // Irgun may conduct Sabotage in 1 space
    yield* conduct(game, Faction.Irgun, 'Irgun may conduct Sabotage in 1 space [P1 shaded]', {
      procedures: [sabotage],
      scope: scopeOf({ least: 1, limit: 1, within: everySpace(game) }),
      optional: true,
    });
  }
}
