// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P10 Palestine Police Force. */
import {
  DONE,
  type Effect,
  type Game,
  MANY,
  canPlace,
  chooseSpace,
  everySpace,
  piecesOn,
  place,
  remove,
  spacesWhere,
} from 'rulewright/runtime';
import { Piece } from '../ids.js';
import { POLICE } from '../pieces.js';
import { isRailway } from '../spaces.js';
import { keepStandingRules } from '../standing.js';

/** P10 unshaded: Guard railways. */
export function* unshaded(game: Game, by: number): Effect {
  // place any Police in Railways
  for (let chosen = 0; ; chosen += 1) {
    const railway = yield* chooseSpace(game, by, 'place any Police in Railways [P10 unshaded]', {
      among: spacesWhere(game, (space) => isRailway(space) && canPlace(game, [Piece.Police], space)),
      optional: true,
      done: chosen,
      most: MANY,
    });
    if (railway === DONE) break;
    // place any Police in Railways
    yield* place(game, by, 'place any Police in Railways [P10 unshaded]', { pieces: [Piece.Police], in: railway, count: 1 });
  }
}

/** P10 shaded: Poorly funded. */
export function* shaded(game: Game, by: number): Effect {
  // let lost be half of the Police on the map, rounded down
  const lost = Math.floor(piecesOn(game, POLICE) / 2);
  // remove lost Police on the map
  yield* remove(game, by, 'remove lost Police on the map [P10 shaded]', { pieces: POLICE, in: everySpace(game), count: lost });
  keepStandingRules(game);
}
