/** Random games of every game: the emitted engine and the interpreter of Core play them alike, with all invariants. */
import { describe } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { lockstep } from '../../compiler/interpreter/lockstep.js';
import { playRandomly } from '../../runtime/testing/random-play.js';
import { games } from './games.js';
import { holds } from './property.js';
import { checkedGame } from '../support/games.js';

describe.each(games)('$folder', ({ folder, program }) => {
  const { world } = checkedGame(folder);
  if (world === null) throw new Error('the spec has errors');
  const pair = lockstep(program, interpret(lower(world)));
  let decisions = 0;

  holds({
    name: `both back ends play ${folder} alike`,
    sample: 10,
    batch: 10,
    check: (seeds) =>
      seeds.flatMap((seed) => {
        const game = playRandomly(pair, seed, { checkInvariants: true });
        decisions += game.decisions;
        return game.finished ? [] : [{ seed, what: game.crashed ?? 'the game does not end' }];
      }),
    measured: () => `${decisions.toLocaleString('en')} decisions`,
  });
});
