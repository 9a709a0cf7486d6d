/** How what is there stands to what is wanted: the boundaries that suites are derived for. */
import { unreachable } from '../unreachable.js';

/** How many there are, of so many that are wanted. */
export type Amount = 'none' | 'one too few' | 'just enough' | 'more than enough' | 'some';

/** Null where nothing is wanted, or where it is neither at the boundary nor beyond it. `Infinity` wants all. */
export function amountOf(there: number, wanted: number): Amount | null {
  if (wanted <= 0) return null;
  if (there <= 0) return 'none';
  if (wanted === Infinity) return 'some';
  if (there === wanted) return 'just enough';
  if (there > wanted) return 'more than enough';
  return there === wanted - 1 ? 'one too few' : null;
}

/** How far apart the sides of a comparison are where one step more or less would change it; null elsewhere. */
export type Gap = 'equal' | 'one less' | 'one more';

export function gapOf(left: number, right: number): Gap | null {
  if (left === right) return 'equal';
  if (left === right - 1) return 'one less';
  return left === right + 1 ? 'one more' : null;
}

/** Where a number stands to its bound. */
export type Bounded = 'below its bound' | 'at its bound' | 'above its bound';

export function boundedOf(value: number, bound: number): Bounded {
  return value < bound ? 'below its bound' : value === bound ? 'at its bound' : 'above its bound';
}

/** How a track moved; the ends are those of the track. */
export type Shifted = 'not at all' | 'past the end' | 'just to the end' | 'next to the end' | null;

export function shiftedOf(by: number, from: number, to: number, [low, high]: readonly [number, number]): Shifted {
  if (by === 0) return 'not at all';
  if (to - from !== by) return 'past the end';
  if (to === low || to === high) return 'just to the end';
  return to === low + 1 || to === high - 1 ? 'next to the end' : null;
}

/** Whether the comparison comes out. */
export function holds(left: number, operator: '=' | '≠' | '≥' | '≤' | '>' | '<', right: number): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '≠':
      return left !== right;
    case '≥':
      return left >= right;
    case '≤':
      return left <= right;
    case '>':
      return left > right;
    case '<':
      return left < right;
    default:
      return unreachable(operator);
  }
}
