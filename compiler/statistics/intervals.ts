/** Rates, means and differences with their 95 % intervals. A rate is told as a share, 0 to 1. */
import { t95, z95 as z } from './normal.js';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The interval of a rate of `count` in `of`, both whole numbers; from 0 to 1 where `of` is 0. The score interval of E. B. Wilson,
 * "Probable Inference, the Law of Succession, and Statistical Inference", 1927, without correction for continuity.
 */
export function wilson(count: number, of: number): Interval {
  if (of === 0) return { low: 0, high: 1 };
  const rate = count / of;
  const middle = rate + (z * z) / (2 * of);
  const half = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  // Exact at the ends, where rounding would leave a trace.
  return {
    low: count === 0 ? 0 : (middle - half) / whole,
    high: count === of ? 1 : (middle + half) / whole,
  };
}

/** How pairs came out: in both, in the first or the second alone, in neither. */
export interface Pairs {
  readonly both: number;
  readonly first: number;
  readonly second: number;
  readonly neither: number;
}

/**
 * By how much the rate of the second of each pair is above that of the first, and the interval of it. R. G. Newcombe, "Improved
 * confidence intervals for the difference between binomial proportions based on paired data", 1998, method 10.
 */
export function pairedDifference({ both, first, second, neither }: Pairs): Interval & { readonly difference: number } {
  const of = both + first + second + neither;
  if (of === 0) return { difference: 0, low: -1, high: 1 };
  const one = wilson(both + second, of);
  const other = wilson(both + first, of);
  const [ofOne, ofOther] = [(both + second) / of, (both + first) / of];
  const difference = (second - first) / of;
  const product = (both + second) * (first + neither) * (both + first) * (second + neither);
  const excess = both * neither - first * second;
  const corrected = excess > of / 2 ? excess - of / 2 : Math.min(excess, 0);
  const phi = product === 0 ? 0 : corrected / Math.sqrt(product);
  const apart = (left: number, right: number): number =>
    Math.sqrt(Math.max(0, left * left - 2 * phi * left * right + right * right));
  return {
    difference,
    low: difference - apart(ofOne - one.low, other.high - ofOther),
    high: difference + apart(one.high - ofOne, ofOther - other.low),
  };
}

/** The interval of a mean of so many numbers, by Student's distribution; it has no bounds where there is only one number. */
export function meanInterval(mean: number, deviation: number, of: number): Interval {
  if (of < 2) return { low: -Infinity, high: Infinity };
  const half = (t95(of - 1) * deviation) / Math.sqrt(of);
  return { low: mean - half, high: mean + half };
}
