/** Conditions about what is where: `a Depot and 2 Runners are in Fenwick`, `more Runners than Troopers are here`. */
import type { Help } from '../../diagnostics/diagnostic.js';
import { mention } from './unknown.js';
import { covering } from '../../source/span.js';
import type { Condition as Written, Filter, NounPhrase, Quantity } from '../../surface/ir.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import { resolveCapabilities, speaksOfCapabilities } from './resolve-capabilities.js';
import { resolveChits, speaksOfChits } from './resolve-chits.js';
import { checkChosen, checkListed, isOne, joinedBy, refuseAmbiguous, wording } from './resolve-joined.js';
import { resolveNumber } from './resolve-number.js';
import {
  isCompared,
  isNamed,
  refuseQuantity,
  resolveLeast,
  resolveSpaces,
  spaceWords,
  speaksOfSpaces,
} from './resolve-spaces.js';
import { resolveThings, speaksOfThings, thingsOf } from './resolve-things.js';
import { checkPlace, resolveFilter, resolveLocated, speaksOfGroup, type Place } from './resolve-where.js';
import { allOf } from '../facts.js';
import { meaningOf } from '../declare/symbols.js';
import type { Condition, NumberExpr, SpaceSet, SpaceTest, Thing, Where } from '../ir.js';

type IsThere = Extract<Written, { readonly kind: 'is there' }>;
type More = Extract<Written, { readonly kind: 'more' }>;

/** How many must be there; with `negated`, so many must not. */
interface Least {
  readonly least: NumberExpr;
  readonly negated: boolean;
}

/** `2 or more Runners are in Fenwick`: each thing of the list is there. */
export function resolveIsThere(ctx: Context, condition: IsThere): Condition | null {
  const { things, negated } = condition;
  if (negated) return refuseDenied(ctx, condition);
  if (!checkListed(ctx, things)) return null;
  const conditions = each(things, (what) => resolveThere(ctx, what, { ...condition, things: [what] }));
  return allOf(conditions ?? []);
}

/** Of a number, or of several things, it is not clear what is denied. */
function refuseDenied(ctx: Context, condition: IsThere): null {
  const { things, where } = condition;
  const [what, ...others] = things;
  if (what === undefined) return null;
  const place = placeWords(where);
  if (others.length > 0 || what.heads.length > 1) {
    const nouns =
      others.length > 0 ? things.map(({ span }) => wordsAt(span)) : what.heads.map(({ span }) => wordsAt(span));
    const isBare = things.every(({ quantity }) => quantity === null);
    const none = { span: condition.span, text: `no ${nouns.join(' or ')} are ${place}` };
    const some = { span: condition.span, text: nouns.map((it) => `no ${it} are ${place}`).join(' or ') };
    const help = [wording('where none of either is there', none), wording('where one of them is missing', some)];
    return refuseAmbiguous(ctx, condition.span, isBare ? help : []);
  }
  const { quantity } = what;
  if (quantity === null) return null;
  if (quantity.kind === 'no') {
    const nouns = what.heads.map(({ span }) => wordsAt(span)).join(' or ');
    const help = [
      mention(`where none is there, write \`no ${nouns} are ${place}\``),
      mention(`where some are there, write \`${nouns} are ${place}\``),
    ];
    return refuse(ctx, 'RW0484', condition.span, {}, { help });
  }
  if (quantity.kind !== 'exactly' && quantity.kind !== 'at least')
    return refuseQuantity(ctx, quantity, 'are not there');
  return refuseAmbiguous(ctx, condition.span, fewer(ctx, condition, what, wordsAt(quantity.count.span)));
}

/** `2 Runners are not in Towns`: fewer than two are there, or two are elsewhere? */
function fewer(ctx: Context, { span, where }: IsThere, what: NounPhrase, count: string): readonly Help[] {
  const nouns = what.heads.map((head) => wordsAt(head.span)).join(' and ');
  const less = { span, text: `the ${nouns} ${placeWords(where)} are less than ${count}` };
  const help = [wording('where fewer are there', less)];
  const kind = where.kind === 'in' && where.place.quantity === null && where.place.filters.length === 0;
  const isKind = kind && where.place.heads.every(({ noun }) => isKindWord(ctx, noun.text));
  if (!isKind) return help;
  const other = `${wordsAt(what.span)} are in spaces that are not ${wordsAt(where.place.span)}`;
  return [...help, wording('where so many are elsewhere', { span, text: other })];
}

function isKindWord(ctx: Context, noun: string): boolean {
  return meaningOf(ctx.symbols, noun, ...spaceWords)?.kind === 'space kind';
}

/** `Fenwick has a Depot` names the place without `in`. */
function placeWords({ kind, span }: Filter): string {
  const words = wordsAt(span);
  return kind === 'in' && !/^(?:in|on)\s/u.test(words) ? `in ${words}` : words;
}

/** One thing; spaces and chits are counted and compared. */
function resolveThere(ctx: Context, what: NounPhrase, condition: IsThere): Condition | null {
  const { where: filter } = condition;
  const isKnown =
    speaksOfThings(ctx, what) || speaksOfSpaces(ctx, what) || speaksOfChits(ctx, what) || speaksOfCapabilities(what);
  // Of a noun that names nothing, the word before it need not be a number.
  const least = isKnown ? resolveLeast(ctx, what.quantity, 'are there') : null;
  if (what.definite && what.quantity !== null) return refuseArticle(ctx, what, what.quantity);
  if (!checkChosen(ctx, what, 'some', 'a number for each')) return null;
  const whole: NounPhrase = { ...what, filters: [...what.filters, filter] };
  if (speaksOfChits(ctx, what)) {
    const chits = resolveChits(ctx, whole);
    return least === null || chits === null ? null : atLeast({ kind: 'count chits', chits }, least);
  }
  if (speaksOfCapabilities(what)) {
    const capabilities = resolveCapabilities(ctx, whole);
    return least === null || capabilities === null ? null : atLeast({ kind: 'capabilities', ...capabilities }, least);
  }
  if (!speaksOfThings(ctx, what) && speaksOfSpaces(ctx, what)) {
    if (filter.kind === 'controlled by' && filter.negated && what.quantity === null && !isNamed(ctx, what))
      return refuseAmbiguous(ctx, condition.span, uncontrolled(what, filter));
    const spaces = resolveSpaces(ctx, filter.kind === 'on the map' ? what : whole);
    return least === null || spaces === null ? null : atLeast({ kind: 'count spaces', spaces }, least);
  }
  const located = resolveLocated(ctx, whole, 'pieces or markers');
  const place = located?.place ?? null;
  if (located === null || place === null) return null;
  const counted = isKnown ? least : resolveLeast(ctx, what.quantity, 'are there');
  return counted === null ? null : placed(ctx, thingsOf(located.things), counted, place, { condition, whole });
}

/** `Towns are not controlled by Crown`: some of them, or all? */
function uncontrolled(
  what: NounPhrase,
  { faction, span }: Extract<Filter, { kind: 'controlled by' }>,
): readonly Help[] {
  const nouns = wordsAt(what.span);
  const who = faction === null ? 'the executing faction' : faction.text;
  const whole = covering(what.span, span);
  return [
    wording('where it controls none of them', { span: whole, text: `no ${nouns} are controlled by ${who}` }),
    wording('where there is one that it does not', {
      span: whole,
      text: `1 or more ${nouns} are not controlled by ${who}`,
    }),
  ];
}

/** `the 2 Runners are here`: with `the`, all of them would be meant. */
function refuseArticle(ctx: Context, { span }: NounPhrase, quantity: Quantity): null {
  const help = [wording('leave out `the`', { span: { ...span, end: quantity.span.start }, text: '' })];
  const words = wordsAt(quantity.span);
  return refuse(ctx, 'RW0404', quantity.span, { quantity: words, use: 'are there behind `the`' }, { help });
}

function atLeast(left: NumberExpr, { least, negated }: Least): Condition {
  return { kind: 'compare', left, operator: negated ? '<' : '≥', right: least };
}

/** That so many are in the place, which may be several spaces. */
function placed(
  ctx: Context,
  things: readonly Thing[],
  { least, negated }: Least,
  { where, spread, joined }: Place,
  { condition, whole }: { readonly condition: IsThere; readonly whole: NounPhrase },
): Condition | null {
  const isThere: Condition = { kind: 'is there', things, where, least, negated };
  const isAny = least.kind === 'literal' && least.value === 1;
  if (joined !== null) {
    if (!isAny) return refuseAmbiguous(ctx, condition.span, totals(condition, joined));
    if (joined.join === 'or') return isThere;
    if (negated)
      return refuseAmbiguous(ctx, condition.span, [
        wording('where none is in either, write `or`', ...joinedBy(joined, 'or')),
        wording('where one of them is without, write a condition for each, with `or` between them'),
      ]);
    return inEach(ctx, whole, joined, { things, least, negated });
  }
  if (spread === null || where.kind !== 'spaces') return isThere;
  const isOneSpace = spread.kind === 'either' || isOne(spread);
  if (isOneSpace && isAny) return isThere;
  if (negated) return refuseQuantity(ctx, spread, 'hold none');
  const held: SpaceTest = { kind: 'holds', things, least, negated: false };
  return inSoMany(ctx, where.spaces, held, spread);
}

/** `Runners are in Fenwick and Dunmoor`: in each of the two. */
function inEach(
  ctx: Context,
  whole: NounPhrase,
  joined: NounPhrase,
  { things, least, negated }: Least & { readonly things: readonly Thing[] },
): Condition | null {
  const conditions = each(joined.heads, (head): Condition | null => {
    const one: NounPhrase = { ...joined, heads: [head], join: 'or' };
    const filters = whole.filters.map((it): Filter =>
      it.kind === 'in' && it.place === joined ? { ...it, place: one } : it,
    );
    const place = resolveLocated(ctx, { ...whole, filters }, 'pieces or markers')?.place ?? null;
    return place === null ? null : { kind: 'is there', things, where: place.where, least, negated };
  });
  return allOf(conditions ?? []);
}

/** That so many of the spaces, or each of them, pass the test. */
function inSoMany(ctx: Context, spaces: SpaceSet, test: SpaceTest, spread: Quantity): Condition | null {
  const left: NumberExpr = { kind: 'count spaces', spaces: { tests: [...spaces.tests, test] } };
  switch (spread.kind) {
    case 'each':
    case 'each of':
    case 'all':
      return { kind: 'compare', left, operator: '=', right: { kind: 'count spaces', spaces } };
    case 'either':
      return { kind: 'compare', left, operator: '≥', right: { kind: 'literal', value: 1 } };
    case 'exactly':
    case 'at least': {
      const right = resolveNumber(ctx, spread.count);
      if (right?.kind === 'literal' && right.value < 1)
        return refuse(ctx, 'RW0402', spread.span, { asked: right.value });
      return right === null ? null : { kind: 'compare', left, operator: '≥', right };
    }
    default:
      return refuseQuantity(ctx, spread, 'hold them');
  }
}

/** `2 Runners are in Fenwick and Dunmoor`: so many in all, or in each; with `or`, in all, or in one of them. */
function totals(condition: IsThere, joined: NounPhrase): readonly Help[] {
  const { things, where, span } = condition;
  const [what] = things;
  const quantity = what?.quantity ?? null;
  if (what === undefined || quantity === null || (quantity.kind !== 'exactly' && quantity.kind !== 'at least'))
    return [];
  const nouns = what.heads.map((head) => wordsAt(head.span)).join(' and ');
  const all = `the ${nouns} ${withPlace(where, joined, 'and', '')} are at least ${wordsAt(quantity.count.span)}`;
  const one =
    joined.join === 'and' ? withPlace(where, joined, 'and', 'each of ') : withPlace(where, joined, 'or', 'either ');
  const other = `${wordsAt(what.span)} are ${one}`;
  return [
    wording('where there are so many in all', { span, text: all }),
    wording(joined.join === 'and' ? 'where there are so many in each' : 'where there are so many in one of them', {
      span,
      text: other,
    }),
  ];
}

/** The words for a place with its nouns joined in a way, and words before them. */
function withPlace(where: Filter, { heads }: NounPhrase, join: string, before: string): string {
  const { span } = where;
  const end = heads.at(-1)?.span.end ?? span.end;
  const nouns = heads.map((head) => wordsAt(head.span)).join(` ${join} `);
  return `in ${before}${nouns}${wordsAt({ ...span, start: end })}`;
}

/** `more League pieces than Crown pieces are here`: of all that are in the place together, or within one space. */
export function resolveMore(ctx: Context, condition: More): Condition | null {
  const place = resolveFilter(ctx, condition.where);
  const group = [condition.more, condition.than].find(speaksOfGroup);
  if (group !== undefined)
    return refuse(ctx, 'RW0416', condition.where.span, { filter: wordsAt(condition.where.span), what: 'the group' });
  if (place === null || !isCompared(ctx, condition.more) || !isCompared(ctx, condition.than)) return null;
  const { where, spread, joined } = place;
  if (joined !== null) return refuseAmbiguous(ctx, condition.span, comparisons(condition, joined));
  if (spread !== null && where.kind === 'spaces') {
    const more = resolveThings(ctx, condition.more, 'pieces or markers');
    const than = resolveThings(ctx, condition.than, 'pieces or markers');
    const [stray] = [...condition.more.filters, ...condition.than.filters];
    if (stray !== undefined) return refuseElsewhere(ctx, stray);
    if (more === null || than === null) return null;
    const test: SpaceTest = { kind: 'more', more: thingsOf(more), than: thingsOf(than) };
    return inSoMany(ctx, where.spaces, test, spread);
  }
  const more = countAt(ctx, condition.more, where);
  const than = countAt(ctx, condition.than, where);
  return more === null || than === null ? null : { kind: 'compare', left: more, operator: '>', right: than };
}

/** `more Runners than Troopers are in Fenwick and Dunmoor`: in all, or in each; with `or`, in all, or in one of them. */
function comparisons({ more, than, where, span }: More, joined: NounPhrase): readonly Help[] {
  const both = withPlace(where, joined, 'and', '');
  const total = `the ${wordsAt(more.span)} ${both} are more than the ${wordsAt(than.span)} ${both}`;
  const compared = `more ${wordsAt(more.span)} than ${wordsAt(than.span)} are`;
  const apart = joined.heads.map((head) => `${compared} in ${wordsAt(head.span)}`).join(` ${joined.join} `);
  const text = joined.join === 'and' ? 'where there are more in each' : 'where there are more in one of them';
  return [wording('where there are more in all', { span, text: total }), wording(text, { span, text: apart })];
}

function refuseElsewhere(ctx: Context, filter: Filter): null {
  return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'what is counted elsewhere' });
}

function countAt(ctx: Context, what: NounPhrase, there: Where): NumberExpr | null {
  const located = resolveLocated(ctx, what, 'pieces or markers');
  if (located === null) return null;
  const where = located.place === null ? there : both(there, located.place.where);
  const [filter] = what.filters;
  if (where === null) return filter === undefined ? null : refuseElsewhere(ctx, filter);
  return checkPlace(ctx, what, located.things, { where, spread: null, joined: null })
    ? { kind: 'count', things: thingsOf(located.things), where }
    : null;
}

/** The place that is both; null where there is no such place. */
function both(one: Where, other: Where): Where | null {
  const tests = [one, other].map((it): readonly SpaceTest[] | null => {
    if (it.kind === 'here') return [{ kind: 'here' }];
    return it.kind === 'spaces' ? it.spaces.tests : null;
  });
  const [first, second] = tests;
  return !first || !second ? null : { kind: 'spaces', spaces: { tests: [...first, ...second] } };
}
