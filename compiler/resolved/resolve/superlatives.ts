/** What is said of spaces and pieces beside others: `with the highest depth`, `with the most Runners`. */
import type { Filter, NounPhrase } from '../../surface/ir.js';
import { meaningOf } from '../declare/symbols.js';
import type { NumberExpr, SpaceTest } from '../ir.js';
import { inForm } from './agreement.js';
import type { Context } from './context.js';
import { isCompared, spaceWords } from './resolve-spaces.js';
import { resolveThings, thingsOf } from './resolve-things.js';
import { refuseName } from './unknown.js';

export type Superlative = Extract<Filter, { readonly kind: 'with the highest' | 'with the most' }>;

export function isSuperlative(filter: Filter): filter is Superlative {
  return filter.kind === 'with the highest' || filter.kind === 'with the most';
}

/** `the Town with the most Runners`: one space, whichever of those with as many. */
export function isTheOne(ctx: Context, phrase: NounPhrase): boolean {
  const { definite, quantity, filters } = phrase;
  const isOfOne = definite && quantity === null && filters.some(isSuperlative);
  return isOfOne && inForm(ctx, phrase, spaceWords, 'many').length > 0;
}

/** The tests, and of the spaces that pass them those that are the most of all; null where that is refused. */
export function withSuperlatives(
  ctx: Context,
  filters: readonly Filter[],
  such: readonly SpaceTest[],
): readonly SpaceTest[] | null {
  const [first, ...others] = filters.filter(isSuperlative);
  if (first === undefined) return such;
  const test = superlative(ctx, first, such);
  return test === null ? null : withSuperlatives(ctx, others, [...such, test]);
}

function superlative(ctx: Context, filter: Superlative, such: readonly SpaceTest[]): SpaceTest | null {
  if (filter.kind === 'with the most') {
    const things = resolveThings(ctx, filter.what, 'pieces or markers');
    if (things === null || !isCompared(ctx, filter.what)) return null;
    return { kind: 'most', how: filter.how, things: thingsOf(things), among: { tests: such } };
  }
  const value = meaningOf(ctx.symbols, filter.value.text, 'space value');
  if (value === null) return refuseName(ctx, filter.value, 'RW0330', ['space value']);
  const { how } = filter;
  const extreme: NumberExpr = { kind: 'values of spaces', how, value: value.id, spaces: { tests: such } };
  return { kind: 'value', value: value.id, least: extreme, most: extreme };
}
