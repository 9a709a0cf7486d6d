// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P19 Rome Embassy Bombing. */
import { type Effect, type Game, changeTrack, everySpace, remove, rollDie } from 'rulewright/runtime';
import { Track } from '../ids.js';
import { ARMS_CACHES, CELLS } from '../pieces.js';

/** P19 unshaded: Plot foiled. */
export function* unshaded(game: Game, by: number): Effect {
  let armsCachesRemoved = 0;
  // remove up to 2 Cells on the map
  yield* remove(game, by, 'remove up to 2 Cells on the map [P19 unshaded]', { pieces: CELLS, in: everySpace(game), atMost: 2 });
  // remove up to 1 Arms Cache on the map
  armsCachesRemoved += yield* remove(game, by, 'remove up to 1 Arms Cache on the map [P19 unshaded]', {
    pieces: ARMS_CACHES,
    in: everySpace(game),
    atMost: 1,
  });
  // for each Arms Cache removed
  for (let times = armsCachesRemoved; times > 0; times -= 1) {
    // raise Political Will by 1
    changeTrack(game, Track.PoliticalWill, 1);
  }
}

/** P19 shaded: International attacks. */
export function* shaded(game: Game): Effect {
  // roll a die
  const roll = yield* rollDie(game, 'roll a die [P19 shaded]');
  // if the roll is more than 2
  if (roll > 2) {
    // reduce Political Will by 2
    changeTrack(game, Track.PoliticalWill, -2);
  }
}
