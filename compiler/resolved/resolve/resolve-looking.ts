/** Looking at cards that are hidden: at the top of a deck, or in the hand of another. */
import type { Clause } from '../../surface/ir.js';
import { refuse, wordsAt, type Context } from './context.js';
import { nounsOf, resolveAmount, resolveBounded } from './resolve-amount.js';
import { heldKinds, isOfCards, resolveChits } from './resolve-chits.js';
import { refuseQuantity } from './resolve-spaces.js';
import { instead, mention } from './unknown.js';
import type { Act, ChitSelector, NumberExpr } from '../ir.js';

type ClauseOf<K extends Clause['kind']> = Extract<Clause, { readonly kind: K }>;

/** `look at the top 3 Tiding cards of the deck and put 1 of them on the bottom`. */
export function resolveLookAtTop(ctx: Context, clause: ClauseOf<'look at the top'>): Act | null {
  const { what, bottom: buried, back } = clause;
  const { quantity } = what;
  const cards = resolveCards(ctx, clause, quantity === null ? 'one' : undefined);
  if (cards === null) return null;
  if (cards.places.length > 0) return refuse(ctx, 'RW0582', what.span, { cards: wordsAt(what.span) });
  if (quantity !== null && quantity.kind !== 'exactly') return refuseQuantity(ctx, quantity, 'are looked at');
  const supply = { most: cardsIn(ctx, cards), noun: nounsOf(what) };
  const amount = resolveAmount(ctx, what, supply, { least: one, most: one });
  if (amount === null || amount.least === 'all') return null;
  const count = amount.least;
  const looked = count.kind === 'literal' ? count.value : Infinity;
  let bottom = 0;
  if (buried !== null) {
    const put = resolveBounded(ctx, buried, { most: Infinity, noun: supply.noun });
    if (put?.kind !== 'literal') return null;
    if (put.value > looked) return refuse(ctx, 'RW0593', buried.span, { looked, put: put.value });
    bottom = put.value;
  }
  const isLeft = bottom < looked;
  if (back === 'the others' && (bottom === 0 || !isLeft)) {
    const help = isLeft ? [mention('write `and put them back in any order`')] : [mention('leave it out')];
    return refuse(ctx, 'RW0592', clause.span, { words: 'the others' }, { help });
  }
  if (back === 'them' && bottom > 0) {
    const help = [mention('write `and put the others back in any order`')];
    return refuse(ctx, 'RW0592', clause.span, { words: 'them' }, { help });
  }
  const from: ChitSelector = { ...cards, places: ['pool'] };
  return { kind: 'look', from, count, bottom, reorders: back !== 'as they lie' };
}

/** `look at 1 Tiding card held by League at random`. */
export function resolveLookAt(ctx: Context, clause: ClauseOf<'look at'>): Act | null {
  const { what, random, span } = clause;
  const { quantity } = what;
  const cards = resolveCards(ctx, clause);
  if (cards === null) return null;
  if (cards.places.join() !== 'held' || cards.holder === undefined) {
    const isDeck = cards.places.join() === 'pool';
    const text = isDeck
      ? 'of a deck the top cards are looked at, as in `look at the top 2 cards of the deck`'
      : "say whose, for example `in League's hand`".replace('League', ctx.symbols.declarations.factions[0]?.name ?? '');
    return refuse(ctx, 'RW0581', what.span, { cards: wordsAt(what.span) }, { help: [mention(text)] });
  }
  const isAll = quantity === null || quantity.kind === 'all';
  if (!isAll && quantity.kind !== 'exactly') return refuseQuantity(ctx, quantity, 'are looked at');
  const supply = { most: cardsIn(ctx, cards), noun: nounsOf(what) };
  const amount = resolveAmount(ctx, what, supply, { least: 'all', most: 'all' });
  if (amount === null) return null;
  if (isAll === random) {
    const after = { ...span, start: what.span.end };
    const help = random
      ? [instead(after, '', 'leave `at random` out')]
      : [instead(after, ' at random', 'let chance say which: put `at random` behind it')];
    return refuse(ctx, 'RW0594', random ? after : what.span, { cards: wordsAt(what.span), isAll }, { help });
  }
  return { kind: 'look', from: cards, count: amount.least, bottom: 0, reorders: false };
}

const one: NumberExpr = { kind: 'literal', value: 1 };

/** Cards of a kind that factions hold, none of which is named. */
function resolveCards(
  ctx: Context,
  { what }: ClauseOf<'look at' | 'look at the top'>,
  said?: 'one',
): ChitSelector | null {
  const cards = resolveChits(ctx, what, said);
  if (cards === null) return null;
  if (isOfCards(ctx, cards) && cards.chit === null) return cards;
  const help = heldKinds(ctx).map((kind) => mention(`these are hidden: \`${kind}\` cards`));
  return refuse(ctx, 'RW0581', what.span, { cards: wordsAt(what.span) }, { help });
}

function cardsIn(ctx: Context, { family }: ChitSelector): number {
  return ctx.symbols.declarations.chits.filter((it) => it.family === family).length;
}
