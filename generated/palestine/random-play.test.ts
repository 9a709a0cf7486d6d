// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Whole games of The British Way: Palestine by random choice. */

import { describe, expect, test } from 'vitest';
import { failingGame, failureText, playRandomly } from 'rulewright/runtime/testing';
import { program } from './index.js';

describe('random play', () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

  test('no game breaks a limit, loses a piece or stops short of its end', () => {
    const failing = failingGame(program, seeds);
    if (failing !== null) throw new Error(failureText('palestine', failing));
  }, 60_000);

  test('a seed plays the same game again', () => {
    const [seed = 1] = seeds;
    expect(playRandomly(program, seed)).toEqual(playRandomly(program, seed));
  });
});
