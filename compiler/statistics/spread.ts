/** Whole numbers that were found one by one, so that what parts found can be added up to the digit. */
import { type Interval, meanInterval } from './intervals.js';
import { beyond, normalOf } from './normal.js';

export interface Spread {
  readonly count: number;
  readonly sum: number;
  /** Of the squares. */
  readonly squares: number;
  /** Null where there is none. */
  readonly least: number | null;
  readonly most: number | null;
}

export const noSpread: Spread = { count: 0, sum: 0, squares: 0, least: null, most: null };

export function withNumber(spread: Spread, number: number): Spread {
  return bothSpreads(spread, timesFound(number, 1));
}

/** A number that was found so many times, once or more. */
export function timesFound(number: number, times: number): Spread {
  return { count: times, sum: times * number, squares: times * number * number, least: number, most: number };
}

export function bothSpreads(one: Spread, other: Spread): Spread {
  return {
    count: one.count + other.count,
    sum: one.sum + other.sum,
    squares: one.squares + other.squares,
    least: extreme(Math.min, one.least, other.least),
    most: extreme(Math.max, one.most, other.most),
  };
}

function extreme(of: (one: number, other: number) => number, one: number | null, other: number | null): number | null {
  return one === null ? other : other === null ? one : of(one, other);
}

export interface MeanTold extends Interval {
  readonly mean: number;
  /** The standard deviation of one number. */
  readonly deviation: number;
  /** How likely a mean as far from 0 or further is by chance alone; 1 where there is only one number. */
  readonly chance: number;
}

/** The mean with its 95 % interval; null where there is no number. */
export function meanTold({ count, sum, squares }: Spread): MeanTold | null {
  if (count === 0) return null;
  const mean = sum / count;
  // Of whole numbers: what is subtracted is exact.
  const variance = count < 2 ? 0 : Math.max(0, (squares * count - sum * sum) / (count * (count - 1)));
  const deviation = Math.sqrt(variance);
  const known = count < 2 || mean === 0 ? 1 : chanceOf(mean, deviation, count);
  return { mean, deviation, ...meanInterval(mean, deviation, count), chance: known };
}

/** By Student's test; no less than by the test of signs, for few numbers may be alike by chance. */
function chanceOf(mean: number, deviation: number, count: number): number {
  const student = deviation === 0 ? 0 : beyond(normalOf((mean * Math.sqrt(count)) / deviation, count - 1));
  return Math.max(student, 2 ** (1 - count));
}
