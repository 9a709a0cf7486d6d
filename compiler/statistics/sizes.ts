/** How many games it takes to tell something, before they are played. */
import type { Pairs } from './intervals.js';
import { z80, z95 } from './normal.js';

/** So many games give a rate such as this one an interval of about so much to either side; both are shares, 0 to 1. */
export function gamesFor(rate: number, within: number): number {
  return Math.ceil((z95 * z95 * rate * (1 - rate)) / (within * within));
}

/** So many pairs such as these give their difference an interval of about so much to either side. */
export function pairsWithin({ both, first, second, neither }: Pairs, within: number): number {
  const of = both + first + second + neither;
  if (of === 0) return 0;
  const difference = (second - first) / of;
  return Math.ceil((z95 * z95 * ((first + second) / of - difference * difference)) / (within * within));
}

/**
 * So many pairs tell a difference such as this one from none in four of five attempts, at 5 % on both sides: R. J. Connor, "Sample size
 * for testing differences in proportions for the paired-sample design", Biometrics 43, 1987. Null where there is no difference to tell.
 */
export function pairsFor({ both, first, second, neither }: Pairs): number | null {
  const of = both + first + second + neither;
  const apart = (first + second) / of;
  const difference = (second - first) / of;
  if (of === 0 || first === second) return null;
  const root = z95 * Math.sqrt(apart) + z80 * Math.sqrt(apart - difference * difference);
  return Math.ceil((root / difference) ** 2);
}
