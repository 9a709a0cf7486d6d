/** How many: the least and the most of a quantity, within what the game has. */
import type { Filter, NounPhrase, NumberPhrase, Quantity } from '../../surface/ir.js';
import { inside, refuse, type Context } from './context.js';
import { resolveHowMuch } from './how-much.js';
import { resolveAllOf, resolveNumber } from './resolve-number.js';
import { inForm } from './agreement.js';
import { wording } from './resolve-joined.js';
import { refuseQuantity, spaceWords } from './resolve-spaces.js';
import { thingWords } from './resolve-things.js';
import type { Kind } from '../declare/symbols.js';
import { mention } from './unknown.js';
import type { Things } from './resolve-things.js';
import type { Amount, NumberExpr } from '../ir.js';

/** Everything there is. */
export const everything: Amount = { least: 'all', most: 'all' };

/** What an amount may be at most, and how messages speak of the things. */
export interface Supply {
  readonly most: number;
  readonly noun: string;
}

/** Resolves how many; `defaultAmount` is what no quantity means, null where it must be said. */
export function resolveAmount(
  ctx: Context,
  phrase: NounPhrase,
  supply: Supply,
  defaultAmount: Amount | null,
): Amount | null {
  const { quantity } = phrase;
  if (quantity === null)
    return defaultAmount ?? refuseMissingAmount(ctx, phrase, supply, [...thingWords, ...spaceWords]);
  switch (quantity.kind) {
    case 'exactly': {
      const count = resolveBounded(ctx, quantity.count, supply);
      return count === null ? null : { least: count, most: count };
    }
    case 'up to': {
      const most = resolveBounded(ctx, quantity.count, supply);
      return most === null ? null : { least: none, most };
    }
    case 'at least': {
      const least = resolveBounded(ctx, quantity.count, supply);
      return least === null ? null : { least, most: 'all' };
    }
    case 'between':
      return resolveRange(ctx, quantity, supply);
    case 'either':
      return { least: single, most: single };
    case 'any':
      return { least: none, most: 'all' };
    case 'all but':
      // The spaces of a sentence, which are told by a block of their own.
      if (phrase.heads.length === 0) return refuseQuantity(ctx, quantity, 'spaces a sentence is done in');
      return resolveAllBut(ctx, phrase, quantity);
    case 'all':
    case 'both':
    case 'each':
    case 'each of':
      return everything;
    case 'no':
      return refuseQuantity(ctx, quantity, 'are meant');
  }
}

/** As many as there are above the number; where the spaces are counted, in each of them. */
function resolveAllBut(
  ctx: Context,
  phrase: NounPhrase,
  { count }: Extract<Quantity, { kind: 'all but' }>,
): Amount | null {
  const isSpread = ({ kind, ...it }: Filter): boolean => {
    const quantity = kind === 'in' && 'place' in it ? it.place.quantity : null;
    return quantity !== null && quantity.kind !== 'any';
  };
  const spread = phrase.filters.some(isSpread);
  const filters = phrase.filters.map((it): Filter => (isSpread(it) ? { kind: 'here', span: it.span } : it));
  const own = spread ? inside(ctx, { here: true }) : ctx;
  const all = resolveAllOf(own, { ...phrase, filters });
  const kept = resolveHowMuch(ctx, count);
  if (all === null || kept === null) return null;
  const above: NumberExpr = {
    kind: 'if',
    condition: { kind: 'compare', left: all, operator: '>', right: kept },
    then: { kind: 'minus', left: all, right: kept },
    otherwise: none,
  };
  return { least: above, most: above };
}

const none: NumberExpr = { kind: 'literal', value: 0 };
export const single: NumberExpr = { kind: 'literal', value: 1 };

/** Reports that it is not said how many; each help has the noun agree with its number. */
export function refuseMissingAmount(ctx: Context, phrase: NounPhrase, supply: Supply, kinds: readonly Kind[]): null {
  const before = { ...phrase.span, end: phrase.heads[0]?.span.start ?? phrase.span.start };
  const numbers = [
    ['1', 'one'],
    ['up to 2', 'many'],
    ['all', 'many'],
  ] as const;
  const help = numbers.map(([text, form]) =>
    wording(
      `say how many, for example \`${text}\``,
      { span: before, text: `${text} ` },
      ...inForm(ctx, phrase, kinds, form),
    ),
  );
  return refuse(ctx, 'RW0403', phrase.span, { noun: supply.noun }, { help });
}

/** A number of at least 1 and at most what the game has, as far as that is known before play. */
export function resolveBounded(ctx: Context, count: NumberPhrase, supply: Supply): NumberExpr | null {
  const number = resolveNumber(ctx, count);
  if (number?.kind !== 'literal') return number;
  if (number.value < 1)
    return refuse(ctx, 'RW0402', count.span, { asked: number.value }, { help: [mention('the least is `1`')] });
  if (number.value > supply.most) {
    const help = [mention(`the game has ${supply.most}`)];
    return refuse(ctx, 'RW0401', count.span, { asked: number.value, there: supply.most, noun: supply.noun }, { help });
  }
  return number;
}

function resolveRange(ctx: Context, quantity: Extract<Quantity, { kind: 'between' }>, supply: Supply): Amount | null {
  const least = resolveBounded(ctx, quantity.least, supply);
  const most = resolveBounded(ctx, quantity.most, supply);
  return least === null || most === null ? null : { least, most };
}

/** How many of the things there can be at once. */
export function supplyOf(ctx: Context, things: Things, phrase: NounPhrase): Supply {
  const { declarations } = ctx.symbols;
  const pieces = things.pieces.reduce((sum, id) => sum + (declarations.pieces[id]?.inventory ?? 0), 0);
  const markers = things.markers.reduce(
    (sum, id) => sum + (declarations.markers[id]?.supply ?? Number.POSITIVE_INFINITY),
    0,
  );
  return { most: pieces + markers, noun: nounsOf(phrase) };
}

/** The nouns of a phrase as a message shows them. */
export function nounsOf(phrase: NounPhrase): string {
  return phrase.heads.map((it) => [...it.adjectives, it.noun].map((word) => word.text).join(' ')).join(' or ');
}
