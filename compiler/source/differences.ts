/** Where two lists differ: between the items that both have, as many as there can be, in one order. */

/** Items of the old list, from the one at a place on, that come to be others; there may be none of either. */
export interface Difference<Item> {
  readonly at: number;
  readonly old: readonly Item[];
  readonly fresh: readonly Item[];
}

/** The fewest such differences; items are the same where `isSame` says so. */
export function differences<Item>(
  old: readonly Item[],
  fresh: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = (one, other) => one === other,
): readonly Difference<Item>[] {
  const same = old.map((one) => fresh.map((other) => isSame(one, other)));
  const areSame = (one: number, other: number): boolean => same[one]?.[other] === true;
  // How many items in common the rests of the two from each pair of places on have.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(fresh.length + 1).fill(0));
  const at = (one: number, other: number): number => common[one]?.[other] ?? 0;
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = fresh.length - 1; other >= 0; other -= 1) {
      const row = common[one];
      if (row === undefined) continue;
      row[other] = areSame(one, other) ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  const found: Difference<Item>[] = [];
  for (let [one, other] = [0, 0]; one < old.length || other < fresh.length;) {
    if (areSame(one, other)) {
      one += 1;
      other += 1;
      continue;
    }
    const from = { one, other };
    while ((one < old.length || other < fresh.length) && !areSame(one, other)) {
      if (other === fresh.length || (one < old.length && at(one + 1, other) >= at(one, other + 1))) one += 1;
      else other += 1;
    }
    found.push({ at: from.one, old: old.slice(from.one, one), fresh: fresh.slice(from.other, other) });
  }
  return found;
}
