/** Emits the tests that play whole games by random choice: rules of conservation hold, and every game ends. */
import type { World } from '../resolved/ir.js';
import type { EmittedFile } from './emitted-file.js';
import { docComment } from './module.js';

/** How many games are played; each is checked at every decision. */
const games = 40;

/** `random-play.test.ts`. */
export function emitRandomPlayTests(world: World): EmittedFile {
  return {
    path: 'random-play.test.ts',
    laidOut: false,
    text: `${docComment(`Whole games of ${world.title} by random choice.`)}

import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../runtime/index.js';
import { program } from './index.js';

describe('random play', () => {
  const seeds = Array.from({ length: ${games} }, (_, index) => index + 1);

  test('no game breaks a limit, loses a piece or stops short of its end', () => {
    const broken = seeds.flatMap((seed) => {
      const game = playRandomly(program, seed, { checkInvariants: true });
      return game.finished && game.crashed === undefined ? [] : [{ seed, crashed: game.crashed ?? 'it did not end' }];
    });
    expect(broken).toEqual([]);
  });

  test('a seed plays the same game again', () => {
    const [seed = 1] = seeds;
    expect(playRandomly(program, seed)).toEqual(playRandomly(program, seed));
  });
});
`,
  };
}
