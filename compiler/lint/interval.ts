/** Ranges of whole numbers: the least and the most that a number can be. */

export interface Interval {
  readonly least: number;
  readonly most: number;
}

/** Nothing is known. */
export const top: Interval = { least: -Infinity, most: Infinity };

export function exactly(value: number): Interval {
  return { least: value, most: value };
}

/** The smallest range that holds both. */
export function hull(a: Interval, b: Interval): Interval {
  return { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) };
}

export function sum(a: Interval, b: Interval): Interval {
  return { least: a.least + b.least, most: a.most + b.most };
}

export function difference(a: Interval, b: Interval): Interval {
  return { least: a.least - b.most, most: a.most - b.least };
}

/** So many, each between the ends of a range. */
export function times(each: Interval, count: Interval): Interval {
  const ends = [each.least, each.most].flatMap((value) =>
    [count.least, count.most].map((by) => (value === 0 || by === 0 ? 0 : value * by)),
  );
  return { least: Math.min(...ends), most: Math.max(...ends) };
}

/** What is left of a number that is divided; what is less than 1 divides as 1 does. */
export function quotient(of: Interval, by: Interval, round: (value: number) => number): Interval {
  const least = Math.max(1, by.least);
  const most = Math.max(1, by.most);
  const divided = (value: number, other: number): number => (other === Infinity ? 0 : value / other);
  return {
    least: round(of.least < 0 ? of.least / least : divided(of.least, most)),
    most: round(of.most < 0 ? divided(of.most, most) : of.most / least),
  };
}

/** The lesser of two numbers. */
export function min(a: Interval, b: Interval): Interval {
  return { least: Math.min(a.least, b.least), most: Math.min(a.most, b.most) };
}

/** The range of a function that never falls. */
export function monotone({ least, most }: Interval, of: (value: number) => number): Interval {
  return { least: of(least), most: of(most) };
}

export function isSame(a: Interval, b: Interval): boolean {
  return a.least === b.least && a.most === b.most;
}

/** What is known of a question: it is so, it is not so, or (null) it may be either. */
export type Truth = boolean | null;

export function negation(truth: Truth): Truth {
  return truth === null ? null : !truth;
}

/** Whether a comparison holds for all numbers of the two ranges, or for none. */
export function compared(a: Interval, operator: '=' | '≠' | '≥' | '≤' | '>' | '<', b: Interval): Truth {
  switch (operator) {
    case '≥':
      if (a.least >= b.most) return true;
      return a.most < b.least ? false : null;
    case '>':
      return negation(compared(b, '≥', a));
    case '≤':
      return compared(b, '≥', a);
    case '<':
      return negation(compared(a, '≥', b));
    case '=':
      if (a.most < b.least || b.most < a.least) return false;
      return a.least === a.most && isSame(a, b) ? true : null;
    case '≠':
      return negation(compared(a, '=', b));
  }
}
