/** Choices by a seed: the same seed makes the same choices on every machine. */

export interface Chance {
  /** A whole number from 0 up to but without `bound`. */
  below(bound: number): number;
  /** A whole number from `least` to `most`. */
  from(least: number, most: number): number;
  /** True so many times of a hundred. */
  percent(times: number): boolean;
  /** One of the items, of which there is one at least. */
  one<Item>(items: readonly Item[]): Item;
  /** One of the items; null where there is none. */
  any<Item>(items: readonly Item[]): Item | null;
  /** So many of the items at most, each once, in their own order. */
  some<Item>(items: readonly Item[], most: number): readonly Item[];
  shuffled<Item>(items: readonly Item[]): readonly Item[];
}

/** Makes choices by a whole number from 1 on (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x2545f491) | 0;
  const below = (bound: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) * bound) / 4294967296);
  };
  const any = <Item>(items: readonly Item[]): Item | null => items[below(items.length)] ?? null;
  const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
    items
      .map((item) => ({ item, key: below(1_000_000) }))
      .sort((left, right) => left.key - right.key)
      .map(({ item }) => item);
  return {
    below,
    from: (least, most) => least + below(most - least + 1),
    percent: (times) => below(100) < times,
    one: (items) => {
      const [first] = items;
      const found = items[below(items.length)] ?? first;
      if (found === undefined) throw new Error('there is nothing to choose from');
      return found;
    },
    any,
    some: (items, most) => {
      const kept = new Set(shuffled(items).slice(0, most));
      return items.filter((item) => kept.has(item));
    },
    shuffled,
  };
}
