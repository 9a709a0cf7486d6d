/** Random games of every game: the emitted engine and the interpreter of Core play them alike, with all invariants. */
import { join } from 'node:path';
import { describe } from 'vitest';
import { lower } from '../../compiler/core/from-resolved.js';
import { check } from '../../compiler/driver.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { together } from '../../compiler/interpreter/together.js';
import { playRandomly } from '../../runtime/random-play.js';
import { games } from './games.js';
import { holds } from './property.js';

describe.each(games)('$folder', ({ folder, program }) => {
  const { world } = check(readSpec(join(import.meta.dirname, '..', '..', 'spec', folder)));
  if (world === null) throw new Error('the spec has errors');
  const pair = together(program, interpret(lower(world)));
  let decisions = 0;

  holds({
    name: `both back ends play ${folder} alike`,
    sample: 20,
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
