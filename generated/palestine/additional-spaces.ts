// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The British Way: Palestine: Intelligence Lead, Offensive, Coordination: additional spaces. */
import {
  type AdditionalSpaces,
  DONE,
  type Game,
  HELD,
  POOL,
  chooseSpace,
  countChits,
  isInPlay,
  remove,
  spacesWhere,
  takeChit,
  trackValue,
} from 'rulewright/runtime';
import { Card, ChitFamily, Faction, Side, Track } from './ids.js';
import { ARMS_CACHES, armsCaches, cubes } from './pieces.js';
/** Intelligence Lead [P 2.3.7]. */
export const intelligenceLead: AdditionalSpaces = {
  name: 'Intelligence Lead',
  spaces: () => 1,
  cost: {
    can: (game) => countChits(game, ChitFamily.Intel, HELD) >= 1,
    *pay(game) {
      // discard 1 held Intel chit
      yield* takeChit(game, Faction.British, 'discard 1 held Intel chit [P 2.3.7]', { family: ChitFamily.Intel, from: [HELD], to: POOL });
    },
  },
};
/** Offensive [P 2.3.7]. */
export const offensive: AdditionalSpaces = {
  name: 'Offensive',
  spaces: () => 1,
  cost: {
    can: (game) => spacesWhere(game, (space) => cubes(game, space) === 0 && armsCaches(game, space) > 0).length > 0,
    *pay(game) {
      // remove 1 Arms Cache in a space without British pieces
      {
        const space = yield* chooseSpace(game, Faction.Irgun, 'remove 1 Arms Cache in a space without British pieces [P 2.3.7]', {
          among: spacesWhere(game, (space) => cubes(game, space) === 0 && armsCaches(game, space) > 0),
        });
        if (space !== DONE) {
          // remove 1 Arms Cache in a space without British pieces
          yield* remove(game, Faction.Irgun, 'remove 1 Arms Cache in a space without British pieces [P 2.3.7]', {
            pieces: ARMS_CACHES,
            in: [space],
            count: 1,
          });
        }
      }
    },
  },
};

function coordinationSpaces(game: Game): number {
  let value = trackValue(game, Track.Haganah) === 4 ? 1 : 0;
  // P13 unshaded: Coordination's spaces is 0
  if (isInPlay(game, Card.P13, Side.Unshaded)) value = 0;
  // P13 shaded: Coordination's spaces is 1 if Haganah is 3
  if (isInPlay(game, Card.P13, Side.Shaded) && trackValue(game, Track.Haganah) === 3) value = 1;
  return value;
}

/** Coordination [P 6.5.3]. */
export const coordination: AdditionalSpaces = {
  name: 'Coordination',
  spaces: coordinationSpaces,
  cost: null,
};
