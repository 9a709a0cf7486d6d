/** Looking at hidden cards: what the runtime is told of a look. */
import type { Look } from '../resolved/ir.js';
import { only, options } from './arguments.js';
import { chitPlaces, id, number } from './expressions.js';
import type { EmitScope } from './scope.js';

/** Where it is looked, and how, as the last argument of the runtime's functions. */
export function lookCall(scope: EmitScope, look: Look): { readonly into: 'deck' | 'hand'; readonly looking: string } {
  const { from, count, bottom, reorders } = look;
  const family = `family: ${id(scope, 'ChitFamily', from.family)}`;
  const counted = count === 'all' ? [] : [`count: ${number(scope, count)}`];
  const [place = ''] = chitPlaces(scope, from);
  if (!from.places.includes('pool')) return { into: 'hand', looking: options(family, `hand: ${place}`, ...counted) };
  const putBack = [...only(bottom > 0, `bottom: ${bottom}`), ...only(reorders, 'reorders: true')];
  return { into: 'deck', looking: options(family, ...counted, ...putBack) };
}
