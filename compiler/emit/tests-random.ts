/** Emits the tests that play whole games by random choice: rules of conservation hold, and every game ends. */
import type { World } from '../resolved/ir.js';
import { gameFolder } from '../source/game-folder.js';
import type { EmittedFile } from './emitted-file.js';
import { quoted } from './lay-out.js';
import { docComment, suitesRuntime } from './module.js';

/** How many games are played; each is checked at every decision. */
const games = 40;

/** `random-play.test.ts`. A game that goes wrong fails with a scenario that shows it, ready to be saved and replayed. */
export function emitRandomPlayTests(world: World): EmittedFile {
  const folder = gameFolder(world.factions[0]?.declared.file.path ?? '');
  return {
    path: 'random-play.test.ts',
    laidOut: false,
    tests: 2,
    text: `${docComment(`Whole games of ${world.title} by random choice.`)}

import { describe, expect, test } from 'vitest';
import { failingGame, failureText, playRandomly } from '${suitesRuntime}';
import { program } from './index.js';

describe('random play', () => {
  const seeds = Array.from({ length: ${games} }, (_, index) => index + 1);

  test('no game breaks a limit, loses a piece or stops short of its end', () => {
    const failing = failingGame(program, seeds);
    if (failing !== null) throw new Error(failureText(${quoted(folder)}, failing));
  }, 60_000);

  test('a seed plays the same game again', () => {
    const [seed = 1] = seeds;
    expect(playRandomly(program, seed)).toEqual(playRandomly(program, seed));
  });
});
`,
  };
}
