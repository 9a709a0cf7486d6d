/** Numbers that look like drawn by lot, and are the same for the same seed. */
export interface Draw {
  /** A number from 0 on and below `limit`; 0 where there is none. */
  readonly below: (limit: number) => number;
  /** One of the items; undefined where there is none. */
  readonly from: <T>(items: readonly T[]) => T | undefined;
}

/** The lot of a seed. */
export function drawFrom(seed: number): Draw {
  let state = (seed * 2_654_435_761 + 97) >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return limit < 1 ? 0 : (state >>> 8) % limit;
  };
  return { below, from: (items) => items[below(items.length)] };
}

/** One seed out of several numbers. */
export function seedOf(...numbers: readonly number[]): number {
  return numbers.reduce((so, it) => (Math.imul(so ^ it, 0x9e3779b1) ^ (so >>> 13)) >>> 0, 0x811c9dc5);
}
