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
} from '../../../runtime/index.js';
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
    const city = yield* chooseSpace(
      game,
      Faction.British,
      'British, in 1 City [P1 unshaded]',
      spacesWhere(
        game,
        (game, space) =>
          isCity(space) &&
          (canConduct(game, Faction.British, [search], scopeOf({ within: [space] })) ||
            canConduct(game, Faction.British, [massDetention], scopeOf({ within: [space] }))),
      ),
      false,
    );
    if (city !== DONE) {
      // conduct Search here
      yield* conduct(game, Faction.British, 'conduct Search here [P1 unshaded]', [search], scopeOf({ within: [city] }), null, false);
      // conduct Mass Detention here
      yield* conduct(
        game,
        Faction.British,
        'conduct Mass Detention here [P1 unshaded]',
        [massDetention],
        scopeOf({ within: [city] }),
        null,
        false,
      );
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
    yield* conduct(
      game,
      Faction.Irgun,
      'Irgun may conduct Sabotage in 1 space [P1 shaded]',
      [sabotage],
      scopeOf({ least: 1, limit: 1, within: everySpace(game) }),
      null,
      true,
    );
  }
}
