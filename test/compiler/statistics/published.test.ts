/** What the statistics compute, against what was printed elsewhere. */
import { describe, expect, it } from 'vitest';
import { holm } from '../../../compiler/statistics/many.js';
import { beyond, normalOf, t95 } from '../../../compiler/statistics/normal.js';
import { gamesFor, pairsFor, pairsWithin } from '../../../compiler/statistics/sizes.js';
import { bothSpreads, meanTold, noSpread, withNumber } from '../../../compiler/statistics/spread.js';

describe('distributions', () => {
  // Tables of the normal distribution.
  it.each([
    [0, 1],
    [0.6744897501960817, 0.5],
    [1.959963984540054, 0.05],
    [2.4999, 0.0124228],
    [2.5001, 0.0124158],
    [2.5758293035489, 0.01],
    [3.2905267314919, 0.001],
    [4.8916384756985, 0.000001],
  ])('beyond %d on both sides lies %d', (z, share) => {
    expect(beyond(z)).toBeCloseTo(share, 6);
    expect(beyond(-z)).toBe(beyond(z));
  });

  it('tells what lies far out by its size', () => {
    expect(beyond(10) / 1.523970604832e-23).toBeCloseTo(1, 9);
    expect(beyond(40)).toBe(0);
  });

  // Student 1908 and later tables, 5 % on both sides.
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [120, 1.98],
  ])("Student's quantile for %d degrees of freedom is %d", (degrees, quantile) => {
    expect(t95(degrees)).toBeCloseTo(quantile, 2);
    if (degrees > 1) expect(beyond(normalOf(t95(degrees), degrees))).toBeCloseTo(0.05, 2);
  });
});

describe('means', () => {
  it("of Student's hours of sleep, 1908, are what he and R tell", () => {
    // Ten patients, the hours that the second drug gave more than the first; in tenths here.
    const more = [12, 24, 13, 13, 0, 10, 18, 8, 46, 14].reduce(withNumber, noSpread);
    const { mean, deviation, low, high, chance } = meanTold(more) ?? expect.fail('no mean');
    expect(mean / 10).toBeCloseTo(1.58, 10);
    expect(deviation / 10).toBeCloseTo(1.23, 2);
    expect(low / 10).toBeCloseTo(0.7001, 3);
    expect(high / 10).toBeCloseTo(2.4599, 3);
    // 0.002833 by the distribution itself; ours is an approximation.
    expect(Math.abs(chance / 0.002833 - 1)).toBeLessThan(0.02);
    expect(more).toMatchObject({ least: 0, most: 46 });
  });

  it('add up however they were parted', () => {
    const numbers = [3, -1000, 250, 0, 7, 7];
    const whole = numbers.reduce(withNumber, noSpread);
    for (let cut = 0; cut <= numbers.length; cut += 1) {
      const [one, other] = [numbers.slice(0, cut), numbers.slice(cut)].map((part) => part.reduce(withNumber, noSpread));
      expect(bothSpreads(other ?? noSpread, one ?? noSpread)).toEqual(whole);
    }
  });

  it('of few numbers that are all alike are no proof', () => {
    expect(meanTold(noSpread)).toBeNull();
    expect(meanTold(withNumber(noSpread, 1000))).toMatchObject({
      mean: 1000,
      low: -Infinity,
      high: Infinity,
      chance: 1,
    });
    expect(meanTold([1000, 1000, 1000].reduce(withNumber, noSpread))?.chance).toBe(0.25);
  });
});

describe('many comparisons', () => {
  it('are corrected as in the usual example of four', () => {
    const [a, b, c, d] = holm([0.01, 0.04, 0.03, 0.005]);
    expect([a, b, c, d].map((it) => it?.toFixed(3))).toEqual(['0.030', '0.060', '0.060', '0.020']);
  });

  it('stay what they are alone, and never exceed 1', () => {
    expect(holm([0.03])).toEqual([0.03]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe('how many games it takes', () => {
  it('to know a rate of a half within 5 points: 385', () => {
    expect(gamesFor(0.5, 0.05)).toBe(385);
    expect(gamesFor(0, 0.01)).toBe(0);
  });

  // The two examples that calculators after Connor 1987 print.
  it.each([
    [{ both: 0, first: 45, second: 5, neither: 50 }, 23],
    [{ both: 40, first: 15, second: 30, neither: 15 }, 155],
  ])('to tell a difference of pairs %j from none: %d', (pairs, games) => {
    expect(pairsFor(pairs)).toBe(games);
  });

  it('tells none where there is no difference, and what an interval takes', () => {
    expect(pairsFor({ both: 5, first: 3, second: 3, neither: 5 })).toBeNull();
    expect(pairsFor({ both: 0, first: 0, second: 0, neither: 0 })).toBeNull();
    // As of a mean of -1, 0 and 1 with a variance of 0.5 − 0.16.
    expect(pairsWithin({ both: 0, first: 45, second: 5, neither: 50 }, 0.1)).toBe(Math.ceil(3.8414588 * 0.34 * 100));
  });
});
