/** Which pieces are taken in hand one after another. */
import type { Filter, NounPhrase, Quantity } from '../../surface/ir.js';
import { meaningOf } from '../declare/symbols.js';
import type { Act, Amount, ColumnId, Condition, NumberExpr, Step, Where } from '../ir.js';
import { inside, refuse, wordsAt, type Context } from './context.js';
import { resolveAmount, supplyOf } from './resolve-amount.js';
import { checkAlternative, checkChosen, isOne, isWhole } from './resolve-joined.js';
import { refuseQuantity } from './resolve-spaces.js';
import { needTurn } from './resolve-turn.js';
import { placeOrHere, resolveLocated } from './resolve-where.js';
import { isTheOne } from './superlatives.js';

/** Pieces that are taken in hand one after another. */
export interface InHand {
  readonly amount: Amount | 'each';
  readonly columns: readonly ColumnId[];
  readonly where: Where;
  /** What else is asked of each of them. */
  readonly such: readonly Condition[];
  /** Numbers that are let before the first of them is taken. */
  readonly before: readonly { readonly name: string; readonly value: NumberExpr }[];
}

/** Steps with each of the pieces that are such; the span and the text are those of the sentence that takes them in hand. */
export function forPieces(
  { amount, columns, where, such, before }: InHand,
  steps: readonly Step[],
  span: Step['span'],
  text: string,
): Act {
  const step = (act: Act): Step => ({ text, span, actor: null, may: false, act });
  const body = such.reduceRight(
    (then: readonly Step[], condition): readonly Step[] => [step({ kind: 'if', condition, then, otherwise: [] })],
    steps,
  );
  const act: Act = { kind: 'for pieces', amount, columns, where, body };
  if (before.length === 0) return act;
  return { kind: 'steps', body: [...before.map((it) => step({ kind: 'let', ...it })), step(act)] };
}

/** The context of the steps that are done with each of the pieces; within them the numbers let before are not let anew. */
export function withPieces(ctx: Context, found: InHand | null): Context {
  const inner = inside(ctx, { here: true, piece: found?.columns ?? [] });
  for (const { name } of found?.before ?? []) inner.scope.variables.add(name);
  return inner;
}

/** `choose 1 Runner in a Town`: by the actor, who cannot choose all. */
export function resolveChosen(ctx: Context, what: NounPhrase): InHand | null {
  const { quantity } = what;
  if (quantity !== null && isWhole(quantity))
    return refuseQuantity(ctx, quantity, 'are chosen one after another: `for each` takes all of them');
  const found = resolveStanding(ctx, what);
  if (found === null || !checkChosen(ctx, what, 'some', 'a number for each')) return null;
  const amount = resolveAmount(ctx, what, supplyOf(ctx, found.things, what), null);
  if (amount === null || !(isSingle(amount) || areInEach(ctx, what))) return null;
  return { ...found.standing, amount };
}

/** `for each Runner in a Town`, where what stands below speaks of `it`. */
export function resolveEachPiece(ctx: Context, what: NounPhrase): InHand | null {
  if (!checkAlternative(ctx, what, 'each is one of them')) return null;
  const found = resolveStanding(ctx, what, 'one');
  return found === null || !areInEach(ctx, what) ? null : { ...found.standing, amount: 'each' };
}

/** `advance all Runners in Towns 1 space`: all of them, wherever of these places. */
export function resolveAll(ctx: Context, what: NounPhrase): InHand | null {
  const found = resolveStanding(ctx, what);
  if (found === null || !checkChosen(ctx, what, 'all', 'a sentence for each') || !areInEach(ctx, what)) return null;
  return { ...found.standing, amount: 'each' };
}

function isSingle({ most }: Amount): boolean {
  return most !== 'all' && most.kind === 'literal' && most.value === 1;
}

/** Several pieces are not said to be in the one place with the most where several places may have as many. */
function areInEach(ctx: Context, { filters }: NounPhrase): boolean {
  const place = filters.flatMap((it) => (it.kind === 'in' && isTheOne(ctx, it.place) ? [it.place] : []))[0];
  if (place === undefined) return true;
  const use = 'places hold these pieces, where several have as many';
  refuse(ctx, 'RW0404', place.span, { quantity: wordsAt(place.span), use });
  return false;
}

type Moved = Extract<Filter, { readonly kind: 'that have moved' }>;
type Highest = Extract<Filter, { readonly kind: 'with the highest' }>;

/** Pieces on the map: in any of the places. */
function resolveStanding(ctx: Context, whole: NounPhrase, said?: 'one') {
  const isMoved = (it: Filter): it is Moved => it.kind === 'that have moved';
  const isHighest = (it: Filter): it is Highest =>
    it.kind === 'with the highest' && meaningOf(ctx.symbols, it.value.text, 'piece value') !== null;
  const moved = whole.filters.filter(isMoved);
  const what = { ...whole, filters: whole.filters.filter((it) => !isMoved(it) && !isHighest(it)) };
  const [asked] = moved;
  if (asked !== undefined && !needTurn(ctx, asked.span)) return null;
  const located = resolveLocated(ctx, what, 'pieces', said);
  const place = located === null ? null : placeOrHere(ctx, located.place, what, 'they stand');
  if (located === null || place === null) return null;
  const { things } = located;
  const { where, spread, joined } = place;
  if (where.kind === 'box' || where.kind === 'available' || where.kind === 'group')
    return refuse(ctx, 'RW0424', what.span, { verb: 'take in hand', what: 'what does not stand on the map' });
  if (joined !== null && !checkAlternative(ctx, joined, 'each piece is in one of them')) return null;
  if (spread !== null && !isAnyOne(spread)) return refuseQuantity(ctx, spread, 'hold each of these pieces');
  const { columns } = things;
  const before = whole.filters.filter(isHighest).flatMap(({ how, value: { text } }) => {
    const value = meaningOf(ctx.symbols, text, 'piece value');
    if (value === null) return [];
    const pieces = { kind: 'pieces', columns } as const;
    const extreme: NumberExpr = { kind: 'values of pieces', how, value: value.id, pieces, where };
    return [
      { name: freeName(ctx, `${how} ${text}`), value: extreme, own: { kind: 'value of it', value: value.id } as const },
    ];
  });
  const such: readonly Condition[] = [
    ...moved.map(({ negated }): Condition => ({ kind: 'it has moved', columns, negated })),
    ...before.map(({ name, own }): Condition => {
      return { kind: 'compare', left: own, operator: '=', right: { kind: 'variable', name } };
    }),
  ];
  const standing = { columns, where, such, before: before.map(({ name, value }) => ({ name, value })) };
  return { things, standing };
}

/** A name for a number that no steps around have let; no author can write it, for it is two words at least. */
function freeName(ctx: Context, name: string): string {
  return ctx.scope.variables.has(name) ? freeName(ctx, `${name} within`) : name;
}

export function isAnyOne(quantity: Quantity): boolean {
  return isOne(quantity) || quantity.kind === 'either';
}
