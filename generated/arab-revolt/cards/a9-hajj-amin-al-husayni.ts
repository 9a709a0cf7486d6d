// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** A9 Hajj Amin al-Husayni. */
import {
  DONE,
  type Effect,
  type Game,
  IN_PLAY,
  MANY,
  chooseSpace,
  conduct,
  countChits,
  piecesIn,
  remove,
  spacesWhere,
} from 'rulewright/runtime';
import { ChitFamily, Faction, Space } from '../ids.js';
import { BASES, bases } from '../pieces.js';
import { operations } from '../procedures.js';
import { isForeignCountry } from '../spaces.js';
import { shiftUnity } from '../tracks.js';

/** A9 unshaded: External leadership ignored. */
export function* unshaded(game: Game, by: number): Effect {
  // in either Syria or Lebanon with a Base
  {
    const space = yield* chooseSpace(game, by, 'in either Syria or Lebanon with a Base [A9 unshaded]', {
      among: spacesWhere(game, (space) => (space === Space.Lebanon || space === Space.Syria) && bases(game, space) > 0),
    });
    if (space !== DONE) {
      // remove all Bases here
      yield* remove(game, by, 'remove all Bases here [A9 unshaded]', { pieces: BASES, in: [space], count: MANY });
    }
  }
  // shift Unity 1 toward Decentralized
  shiftUnity(game, -1);
}

/** A9 shaded: Grand Mufti. */
export function* shaded(game: Game): Effect {
  // if a Base is in a Foreign Country
  if (
    piecesIn(
      game,
      spacesWhere(game, (space) => isForeignCountry(space)),
      BASES,
    ) > 0
  ) {
    // shift Unity 1 toward Centralized
    shiftUnity(game, 1);
  }
  // if an Operations chit is in play
  if (countChits(game, ChitFamily.Operations, IN_PLAY) >= 1) {
    // Rebels may conduct an Operation
    yield* conduct(game, Faction.Rebels, 'Rebels may conduct an Operation [A9 shaded]', { procedures: operations, optional: true });
  }
}
