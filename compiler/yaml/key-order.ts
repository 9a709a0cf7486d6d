/** Keys that stand one behind another in a block: where one of them is there twice and another is missing, it is known which is wrong. */
import type { YamlScalar } from './node.js';

/** In the order in which they stand. */
const orders: readonly (readonly string[])[] = [
  ['given', 'when', 'then'],
  ['given', 'script', 'then'],
];

/** The key that stands where another belongs, and that other; null where nobody can know. */
export interface Misnamed {
  readonly key: YamlScalar;
  readonly meant: string;
}

/** Looks for it among the keys of a block, those that are there twice included. */
export function misnamedIn(keys: readonly YamlScalar[]): Misnamed | null {
  for (const order of orders) {
    const own = keys.filter(({ source }) => order.includes(source.text));
    const wrong = own.flatMap((key, index) => (key.source.text === order[index] ? [] : [{ key, meant: order[index] }]));
    const [only, second] = wrong;
    if (own.length !== order.length || only?.meant === undefined || second !== undefined) continue;
    return { key: only.key, meant: only.meant };
  }
  return null;
}
