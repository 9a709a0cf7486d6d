/** What is tallied of games, where one that is played again goes wrong. */
import { describe, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { interpret } from '../../compiler/interpreter/interpret.js';
import { pointWords } from '../../compiler/simulation/counts.js';
import { type Playing, tallying } from '../../compiler/simulation/tallying.js';
import type { Effect } from '../../runtime/decision.js';
import type { Program } from '../../runtime/program.js';
import { saltmarshFiles } from '../support/saltmarsh-spec.js';

const { core } = check({ files: saltmarshFiles(), diagnostics: [] });
if (core === null) throw new Error('Saltmarsh has errors');
const sound = interpret(core);

/** Goes wrong where an Event comes up and does nothing. */
const needing: Program = {
  ...sound,
  *play(game) {
    const { watch } = game;
    game.watch = function* (by, side, effect) {
      const begun: number[] = [];
      const noted = (function* (): Effect {
        begun.push(side);
        yield* effect;
      })();
      yield* watch === null ? noted : watch(by, side, noted);
      if (begun.length === 0) throw new Error('the dykes break');
    };
    yield* sound.play(game);
  },
};

const byChance: Playing = { invariants: false, events: false, choices: {}, effects: core };
const greedy = core.world.factions.map(() => ({ kind: 'greedy', budget: null }) as const);

describe('what Events change', () => {
  it.each([
    ['at random', byChance, /^without C\d+ (?:event|(?:un)?shaded): answer \d+: the dykes break$/u],
    [
      'by players',
      { ...byChance, seats: { skills: greedy, core } },
      /^without C\d+ (?:event|(?:un)?shaded): the dykes break$/u,
    ],
  ])('is not told of games, played %s, that go wrong without one: each is told once', (_, playing, message) => {
    const batch = { firstSeed: 1, games: 6 };
    const { events, effects, problems, ...tally } = tallying(needing, playing, () => 0)(batch);
    const played = events.flat().reduce((sum, { taken }) => sum + taken, 0);
    expect(played).toBeGreaterThan(problems.length);
    expect(problems.length).toBeGreaterThan(0);
    expect(new Set(problems.map(({ seed }) => seed)).size).toBe(problems.length);
    for (const problem of problems) expect(problem.message).toMatch(message);
    expect(tally).toMatchObject({ games: 6, finished: 6, failed: problems.length });
    expect(effects.flat().reduce((sum, { count }) => sum + count, 0)).toBe(0);
    const found = tallying(sound, playing, () => 0)(batch);
    expect(found.problems).toEqual([]);
    expect(found.effects.flat().reduce((sum, { count }) => sum + count, 0)).toBe(played);
  });
});

describe('a difference in points', () => {
  it('is told in as many places as it takes to differ from none', () => {
    expect(pointWords(0.042, 0.01, 0.074)).toBe('+4.2 (+1.0 to +7.4)');
    expect(pointWords(-0.00003, -0.000057, -0.000016)).toBe('-0.003 (-0.006 to -0.002)');
    expect(pointWords(0.0004, 0.0003, 0.0005)).toBe('+0.04 (+0.03 to +0.05)');
  });

  it('that may be none is told in one', () => {
    expect(pointWords(-0.0004, -0.003, 0.0004)).toBe('0.0 (-0.3 to 0.0)');
    expect(pointWords(0, 0, 0)).toBe('0.0 (0.0 to 0.0)');
    expect(pointWords(0.5, null, null)).toBe('+50.0 (? to ?)');
  });
});
