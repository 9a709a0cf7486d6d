// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** P22 Jewish Agency. */
import {
  type Effect,
  type Game,
  HELD,
  POOL,
  agree,
  canConduct,
  chooseAlternative,
  conduct,
  countChits,
  drawChits,
  scopeOf,
  trackValue,
} from 'rulewright/runtime';
import { ChitFamily, Faction, Track } from '../ids.js';
import { operations } from '../procedures.js';
import { shiftHaganah } from '../tracks.js';

/** P22 event: Cooperate or condemn terror?. */
export function* event(game: Game, by: number): Effect {
  // choose one
  switch (
    yield* chooseAlternative(game, by, 'choose one [P22]', {
      labels: ['Cooperate', 'Condemn'],
      possible: [trackValue(game, Track.Haganah) !== 4, trackValue(game, Track.Haganah) !== 0],
    })
  ) {
    case 0: {
      // Cooperate
      // raise Haganah by 1
      yield* shiftHaganah(game, by, 1);
      break;
    }
    case 1: {
      // Condemn
      // reduce Haganah by 1
      yield* shiftHaganah(game, by, -1);
      break;
    }
  }
  // choose one
  switch (
    yield* chooseAlternative(game, by, 'choose one [P22]', {
      labels: ['Limited Operation', 'Intel'],
      possible: [
        canConduct(game, Faction.Irgun, { procedures: operations, scope: scopeOf({ limit: 1 }) }),
        countChits(game, ChitFamily.Intel, POOL) > 0,
      ],
    })
  ) {
    case 0: {
      // Limited Operation
      // Irgun may conduct a Limited Operation
      yield* conduct(game, Faction.Irgun, 'Irgun may conduct a Limited Operation [P22]', {
        procedures: operations,
        scope: scopeOf({ limit: 1 }),
        optional: true,
      });
      break;
    }
    case 1: {
      // Intel
      // British may draw 1 Intel chit
      if (
        countChits(game, ChitFamily.Intel, POOL) > 0 &&
        (yield* agree(game, Faction.British, 'British may draw 1 Intel chit: British may draw 1 Intel chit [P22]'))
      ) {
        // British may draw 1 Intel chit
        yield* drawChits(game, 'British may draw 1 Intel chit [P22]', { family: ChitFamily.Intel, count: 1, to: HELD });
      }
      break;
    }
  }
}
