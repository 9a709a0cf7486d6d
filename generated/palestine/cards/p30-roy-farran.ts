// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P30 Roy Farran. */
import { DONE, type Effect, type Game, changeTrack, chooseSpace, everySpace, remove, spacesWhere } from 'rulewright/runtime';
import { Track } from '../ids.js';
import { CELLS, POLICE, cells, police } from '../pieces.js';
import { keepStandingRules } from '../standing.js';

/** P30 unshaded: Undercover police. */
export function* unshaded(game: Game, by: number): Effect {
  // in up to 3 spaces with Police
  {
    const candidates = spacesWhere(game, (space) => police(game, space) > 0);
    const chosen: number[] = [];
    while (chosen.length < 3) {
      const space = yield* chooseSpace(game, by, 'in up to 3 spaces with Police [P30 unshaded]', {
        among: candidates.filter((candidate) => !chosen.includes(candidate) && cells(game, candidate) > 0),
        optional: true,
        done: chosen.length,
        most: 3,
      });
      if (space === DONE) break;
      chosen.push(space);
      // remove 1 Cell here
      yield* remove(game, by, 'remove 1 Cell here [P30 unshaded]', { pieces: CELLS, in: [space], count: 1 });
    }
  }
}

/** P30 shaded: Controversial killing. */
export function* shaded(game: Game, by: number): Effect {
  // remove 2 Police on the map
  yield* remove(game, by, 'remove 2 Police on the map [P30 shaded]', { pieces: POLICE, in: everySpace(game), count: 2 });
  keepStandingRules(game);
  // reduce Political Will by 1
  changeTrack(game, Track.PoliticalWill, -1);
}
