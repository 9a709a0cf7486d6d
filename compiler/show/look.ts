/** A look at hidden cards in plain words. */
import type { Look, World } from '../resolved/ir.js';
import { chitWords } from './nouns.js';
import { numberWords } from './numbers.js';

export function lookWords(world: World, { from, count, bottom, reorders }: Look): string {
  const cards = world.families[from.family]?.name ?? '';
  if (!from.places.includes('pool')) {
    if (count === 'all') return `look at all ${chitWords(world, from)}`;
    return `look at ${number(world, count)} of the ${chitWords(world, from)}, by chance`;
  }
  const put = bottom === 0 ? '' : `; choose ${bottom} of them, which go to the bottom`;
  const others = bottom === 0 ? 'they' : 'the others';
  const back = reorders ? `; ${others} go back on top in an order that is chosen` : '';
  return `look at ${count === 'all' ? 'all' : number(world, count)} from the top of the deck of ${cards} cards${put}${back}`;
}

function number(world: World, count: Exclude<Look['count'], 'all'>): string {
  return count.kind === 'literal' ? String(count.value) : `so many (${numberWords(world, count)})`;
}
