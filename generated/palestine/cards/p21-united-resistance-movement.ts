// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P21 United Resistance Movement. */
import { type Effect, type Game, MANY, conduct, everySpace, remove, scopeOf, spacesWhere } from 'rulewright/runtime';
import { Faction } from '../ids.js';
import { sabotage } from '../operations/sabotage.js';
import { CELLS } from '../pieces.js';
import { isRailway } from '../spaces.js';
import { shiftHaganah } from '../tracks.js';

/** P21 unshaded: Cooperation falls apart. */
export function* unshaded(game: Game, by: number): Effect {
  // reduce Haganah by 1
  yield* shiftHaganah(game, by, -1);
  // remove up to 2 Cells on the map
  yield* remove(game, by, 'remove up to 2 Cells on the map [P21 unshaded]', { pieces: CELLS, in: everySpace(game), atMost: 2 });
}

/** P21 shaded: Offensive against railways. */
export function* shaded(game: Game, by: number): Effect {
  // raise Haganah by 1
  yield* shiftHaganah(game, by, 1);
  // Irgun may conduct Sabotage in all Railways
  yield* conduct(game, Faction.Irgun, 'Irgun may conduct Sabotage in all Railways [P21 shaded]', {
    procedures: [sabotage],
    scope: scopeOf({ limit: MANY, within: spacesWhere(game, (space) => isRailway(space)) }),
    optional: true,
  });
}
