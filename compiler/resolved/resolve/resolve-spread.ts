/** Where something is done: once in all places together, or in spaces one after another. */
import type { Help } from '../../diagnostics/diagnostic.js';
import type { NounPhrase, Quantity } from '../../surface/ir.js';
import { inForm } from './agreement.js';
import type { Context } from './context.js';
import { narrowed } from './narrowed.js';
import { nounsOf, refuseMissingAmount } from './resolve-amount.js';
import { checkChosen, isWhole, joinedBy, refuseAmbiguous, refuseJoin, wording } from './resolve-joined.js';
import { isNamed, spaceWords } from './resolve-spaces.js';
import type { Place } from './resolve-where.js';
import type { Amount, NumberExpr, SpaceSet, SpaceTest, Thing, Where } from '../ir.js';

/** What is to be done in a place; where the sentence spreads it over several spaces, in each of them. */
export interface Spread {
  readonly quantity: Quantity;
  readonly spaces: SpaceSet;
}

/**
 * Whether the spaces that something is done in are joined as their number asks: `each of Fenwick and Dunmoor`, `each
 * Province or Town`. `defaultAmount` is what no quantity means there.
 */
export function checkSpread(ctx: Context, phrase: NounPhrase, defaultAmount: 'all' | 'some'): boolean {
  if (phrase.quantity?.kind !== 'each of') return checkChosen(ctx, phrase, defaultAmount, 'a sentence for each');
  return phrase.heads.length < 2 || phrase.join === 'and' || refusedJoin(ctx, phrase);
}

function refusedJoin(ctx: Context, phrase: NounPhrase): boolean {
  refuseJoin(ctx, phrase, 'each of them is meant');
  return false;
}

export interface Spreading {
  readonly where: Where;
  readonly spread: Spread | null;
}

/** Where each part of the action happens: in the spaces one after another where the sentence counts them. */
function spreadOf({ where, spread }: Pick<Place, 'where' | 'spread'>): Spreading {
  if (where.kind !== 'spaces' || spread === null) return { where, spread: null };
  return { where: { kind: 'here' }, spread: { quantity: spread, spaces: where.spaces } };
}

/**
 * Where things are taken or changed: `1 Runner in Fenwick and Dunmoor` is one in each, `all Runners` are those in both,
 * and of another number it is not said whether it is meant of each space or of both together.
 */
export function takenIn(ctx: Context, place: Place, amount: Amount): Spreading | null {
  const { joined } = place;
  if (joined === null) return spreadOf(place);
  const isAll = amount.least === 'all' && amount.most === 'all';
  if (joined.join === 'and') {
    if (isAll || isAny(amount)) return spreadOf(place);
    return isExactlyOne(amount) ? inEachOf(place, joined) : refuseTotal(ctx, joined);
  }
  if (!isAll) return spreadOf(place);
  return refuseAmbiguous(ctx, joined.span, [
    wording('for all of these places, write `and`', ...joinedBy(joined, 'and')),
    eitherHelp(ctx, joined, 'for one of them, write `either`'),
  ]);
}

/** Where pieces are placed: each in one of these spaces, or one in each of them. */
export function placedIn(ctx: Context, place: Place, amount: Amount): Spreading | null {
  const { joined } = place;
  if (joined === null || joined.join === 'or') return spreadOf(place);
  if (amount.most === 'all') return refuseJoin(ctx, joined, 'each piece is placed in one of them');
  return isExactlyOne(amount) ? inEachOf(place, joined) : refuseTotal(ctx, joined);
}

function inEachOf(place: Place, { span }: NounPhrase): Spreading {
  return spreadOf({ ...place, spread: { kind: 'each of', span } });
}

/** `2 Runners in Fenwick and Dunmoor`: two in each, or two in all? */
function refuseTotal(ctx: Context, joined: NounPhrase): null {
  return refuseAmbiguous(ctx, joined.span, [
    inEachHelp(ctx, joined),
    wording('for so many in all, write `or`', ...joinedBy(joined, 'or')),
  ]);
}

/** `each of Fenwick and Dunmoor`, `each Province or Town`. */
function inEachHelp(ctx: Context, joined: NounPhrase): Help {
  const text = 'for so many in each of them, write `each`';
  if (isNamed(ctx, joined)) return wording(text, before(joined, 'each of '), ...joinedBy(joined, 'and'));
  return wording(text, before(joined, 'each '), ...inForm(ctx, joined, spaceWords, 'one'), ...joinedBy(joined, 'or'));
}

/** `either Fenwick or Dunmoor`, `either Province or Town`. */
function eitherHelp(ctx: Context, joined: NounPhrase, text: string): Help {
  return wording(text, before(joined, 'either '), ...inForm(ctx, joined, spaceWords, 'one'), ...joinedBy(joined, 'or'));
}

/** In place of whatever stands before the nouns. */
function before({ span, heads }: NounPhrase, text: string) {
  return { span: { ...span, end: heads[0]?.span.start ?? span.start }, text };
}

function isAny({ least, most }: Amount): boolean {
  return most === 'all' && least !== 'all' && least.kind === 'literal' && least.value === 0;
}

function isExactlyOne({ least, most }: Amount): boolean {
  return [least, most].every((it) => it !== 'all' && it.kind === 'literal' && it.value === 1);
}

/** Spaces that are chosen hold what something is done to; where each is meant, one without it is no loss. */
export function bearing({ where, spread }: Spreading, things: readonly Thing[]): Spreading {
  if (spread === null || isWhole(spread.quantity)) return { where, spread };
  const test: SpaceTest = { kind: 'holds', things, least: one, negated: false };
  return { where, spread: { ...spread, spaces: narrowed(spread.spaces, test) } };
}

/** Where a marker is placed: in one space that is named or counted; markers are not spread over several of their own accord. */
export function markedIn(ctx: Context, place: Place, amount: Amount, phrase: NounPhrase): Spreading | null {
  const { where, spread, joined } = place;
  if (where.kind !== 'spaces' || spread !== null) return spreadOf(place);
  if (joined === null) {
    const supply = { most: ctx.symbols.declarations.spaces.length, noun: nounsOf(phrase) };
    return isNamed(ctx, phrase) ? spreadOf(place) : refuseMissingAmount(ctx, phrase, supply, spaceWords);
  }
  const { span } = joined;
  if (isExactlyOne(amount))
    return spreadOf({ where, spread: { kind: joined.join === 'and' ? 'each of' : 'either', span } });
  const either = eitherHelp(ctx, joined, 'for all of them in one of the spaces, write `either`');
  return refuseAmbiguous(ctx, span, [inEachHelp(ctx, joined), ...(joined.join === 'or' ? [either] : [])]);
}

const one: NumberExpr = { kind: 'literal', value: 1 };
