/** The piece in hand: who has one, what is done to it, and what is said of it. */
import { visit } from '../../surface/children.js';
import type { Form } from '../../surface/forms/form.js';
import { inHandForms } from '../../surface/forms/in-hand.js';
import type { Body, Clause, Condition as Written, Name, NounPhrase, Quantity, Step } from '../../surface/ir.js';
import { inside, refuse, wordsAt, type Context } from './context.js';
import { nounsOf, resolveAmount, supplyOf } from './resolve-amount.js';
import { checkAlternative, checkChosen, isOne, isWhole } from './resolve-joined.js';
import { mayBeThere, needHere, refuseBarred, refuseQuantity, resolveSpaces, speaksOfSpaces } from './resolve-spaces.js';
import { resolveThings, speaksOfThings } from './resolve-things.js';
import { placeOrHere, resolveLocated } from './resolve-where.js';
import { meaningOf } from '../declare/symbols.js';
import { refuseName } from './unknown.js';
import type { Act, Amount, ColumnId, Condition, NumberExpr, PieceId, Where } from '../ir.js';

type ItClause = Extract<Clause, { readonly kind: 'move it' | 'remove it' | 'remove it to' | 'flip it' }>;

/** Pieces that are taken in hand one after another. */
export interface InHand {
  readonly amount: Amount | 'each';
  readonly columns: readonly ColumnId[];
  readonly where: Where;
}

const one: Amount = { least: { kind: 'literal', value: 1 }, most: { kind: 'literal', value: 1 } };

/** `choose 1 Runner in a Town`: by the actor, who cannot choose all. */
export function resolveChosen(ctx: Context, what: NounPhrase): InHand | null {
  const { quantity } = what;
  if (quantity !== null && isWhole(quantity))
    return refuseQuantity(ctx, quantity, 'are chosen one after another: `for each` takes all of them');
  const found = resolveStanding(ctx, what);
  if (found === null || !checkChosen(ctx, what, 'some', 'a number for each')) return null;
  const amount = resolveAmount(ctx, what, supplyOf(ctx, found.things, what), null);
  return amount === null ? null : { amount, columns: found.things.columns, where: found.where };
}

/** `for each Runner in a Town`, where what stands below speaks of `it`. */
export function resolveEachPiece(ctx: Context, what: NounPhrase): InHand | null {
  if (!checkAlternative(ctx, what, 'each is one of them')) return null;
  const found = resolveStanding(ctx, what, 'one');
  return found === null ? null : { amount: 'each', columns: found.things.columns, where: found.where };
}

/** `advance all Runners in Towns 1 space`: all of them, wherever of these places. */
export function resolveAll(ctx: Context, what: NounPhrase): InHand | null {
  const found = resolveStanding(ctx, what);
  if (found === null || !checkChosen(ctx, what, 'all', 'a sentence for each')) return null;
  return { amount: 'each', columns: found.things.columns, where: found.where };
}

/** Pieces on the map: in any of the places. */
function resolveStanding(ctx: Context, what: NounPhrase, said?: 'one') {
  const located = resolveLocated(ctx, what, 'pieces', said);
  const place = located === null ? null : placeOrHere(ctx, located.place, what, 'they stand');
  if (located === null || place === null) return null;
  const { where, spread, joined } = place;
  if (where.kind === 'box' || where.kind === 'available' || where.kind === 'group')
    return refuse(ctx, 'RW0424', what.span, { verb: 'take in hand', what: 'what does not stand on the map' });
  if (joined !== null && !checkAlternative(ctx, joined, 'each piece is in one of them')) return null;
  if (spread !== null && !isAnyOne(spread)) return refuseQuantity(ctx, spread, 'hold each of these pieces');
  return { things: located.things, where };
}

function isAnyOne(quantity: Quantity): boolean {
  return isOne(quantity) || quantity.kind === 'either';
}

/** True where `for each` takes pieces in hand: it names some, and its steps speak of `it`. */
export function takesInHand(ctx: Context, what: NounPhrase, body: Body): boolean {
  return speaksOfThings(ctx, what) && !speaksOfSpaces(ctx, what) && stepsOf(body).some(speaksOfIt);
}

function stepsOf(body: Body): readonly Step[] {
  if (body.kind === 'steps') return body.steps;
  return body.kind === 'alternatives' ? body.alternatives.flatMap(({ steps }) => steps) : [];
}

/** The clauses whose words speak of it. */
const ofIt: ReadonlySet<string> = new Set(
  Object.entries<Form>(inHandForms)
    .filter(([, { shape }]) => /\bit\b/u.test(shape))
    .map(([kind]) => kind),
);

const inOtherHands: ReadonlySet<string> = new Set(['in', 'choose pieces', 'groups']);

/** The step, or one within it that has the same piece in hand, speaks of it. */
function speaksOfIt(step: Step): boolean {
  let found = false;
  const visitor = {
    clause: ({ kind }: Clause) => {
      found ||= ofIt.has(kind);
    },
    condition: ({ kind }: Written) => {
      found ||= kind === 'it is' || kind === 'it is in';
    },
    number: ({ kind }: { readonly kind: string }) => {
      found ||= kind === 'own value';
    },
  };
  if (step.kind === 'sentence') visit('sentence', step.sentence, visitor);
  else {
    visit('opening', step.opening, visitor);
    const inner = inOtherHands.has(step.opening.kind) ? [] : [...stepsOf(step.body), ...(step.otherwise ?? [])];
    found ||= inner.some(speaksOfIt);
  }
  return found;
}

/** The context of the steps that are done with each. */
export function withPiece(ctx: Context, columns: readonly ColumnId[]): Context {
  return inside(ctx, { here: true, piece: columns });
}

/** The kinds of the piece in hand; reports where none is. */
function needPiece(ctx: Context, span: Name['span'], word: string): readonly ColumnId[] | null {
  return ctx.scope.piece ?? refuse(ctx, 'RW0490', span, { word });
}

export function resolveIt(ctx: Context, clause: ItClause): Act | null {
  const columns = needPiece(ctx, clause.span, wordsAt(clause.span));
  if (columns === null) return null;
  switch (clause.kind) {
    case 'move it':
      return resolveMoveIt(ctx, columns, clause.to);
    case 'remove it':
    case 'remove it to': {
      const box = clause.kind === 'remove it' ? null : meaningOf(ctx.symbols, clause.box.text, 'box');
      if (clause.kind === 'remove it to' && box === null) return refuseName(ctx, clause.box, 'RW0306', ['box']);
      ctx.scope.done.removed = true;
      const where = { kind: 'here' } as const;
      return { kind: 'remove pieces', amount: one, columns, where, to: box?.id ?? null, order: [], it: true };
    }
    case 'flip it':
      return resolveFlipIt(ctx, columns, clause.state);
  }
}

function resolveMoveIt(ctx: Context, columns: readonly ColumnId[], phrase: NounPhrase): Act | null {
  const to = resolveSpaces(ctx, phrase);
  if (to === null || !checkAlternative(ctx, phrase, 'a piece moves to one of them')) return null;
  const { quantity } = phrase;
  if (quantity !== null && quantity.kind !== 'any' && !isAnyOne(quantity))
    return refuse(ctx, 'RW0433', quantity.span, { asked: 'a number of spaces' });
  const pieces = piecesOf(ctx, columns);
  if (!mayBeThere(ctx, { pieces, markers: [] }, to.tests))
    return refuseBarred(ctx, phrase, 'reach of the piece in hand');
  const from = { kind: 'here' } as const;
  return { kind: 'move', amount: one, columns, from, to, own: false, once: false, it: true };
}

function piecesOf(ctx: Context, columns: readonly ColumnId[]): readonly PieceId[] {
  const { declarations } = ctx.symbols;
  return [...new Set(columns.flatMap((id) => declarations.columns[id]?.piece ?? []))];
}

function resolveFlipIt(ctx: Context, columns: readonly ColumnId[], name: Name): Act | null {
  const state = meaningOf(ctx.symbols, name.text, 'state');
  if (state === null) return refuseName(ctx, name, 'RW0303', ['state']);
  const { declarations } = ctx.symbols;
  const able = piecesOf(ctx, columns).filter((id) =>
    declarations.pieces[id]?.columns.some((column) => declarations.columns[column]?.state === state.id),
  );
  const turned = columns.filter((id) => able.some((piece) => declarations.columns[id]?.piece === piece));
  const pieces = piecesOf(ctx, columns).map((id) => declarations.pieces[id]?.names.one ?? '');
  const piece = pieces.join(' or ');
  if (able.length === 0) return refuse(ctx, 'RW0406', name.span, { state: name.text, piece });
  if (turned.every((id) => declarations.columns[id]?.state === state.id))
    return refuse(ctx, 'RW0430', name.span, { piece, state: name.text });
  return { kind: 'flip', amount: one, columns: turned, where: { kind: 'here' }, state: state.id, it: true };
}

/** `its strength`: of the piece in hand; a value of spaces is that of the current space, where it stands. */
export function resolveOwnValue(ctx: Context, name: Name): NumberExpr | null {
  const ofPiece = ctx.scope.piece === null ? null : meaningOf(ctx.symbols, name.text, 'piece value');
  if (ofPiece !== null) return { kind: 'value of it', value: ofPiece.id };
  const value = meaningOf(ctx.symbols, name.text, 'space value');
  if (value === null) {
    if (meaningOf(ctx.symbols, name.text, 'piece value') !== null)
      return refuse(ctx, 'RW0490', name.span, { word: `its ${name.text}` });
    return refuseName(ctx, name, 'RW0330', ['space value', 'piece value']);
  }
  if (!needHere(ctx, { text: `its ${name.text}`, span: name.span })) return null;
  return { kind: 'values of spaces', how: 'total', value: value.id, spaces: { tests: [{ kind: 'here' }] } };
}

/** `it is a Hidden Runner`: one of these pieces; of the current space where no piece is meant, as `here is a Town` says. */
export function resolveItIs(
  ctx: Context,
  condition: Extract<Written, { kind: 'it is' }>,
  ofSpace: () => Condition | null,
): Condition | null {
  const { what, negated, span } = condition;
  if (ctx.scope.piece === null) {
    if (speaksOfSpaces(ctx, what) || !speaksOfThings(ctx, what)) return ofSpace();
    return refuse(ctx, 'RW0490', span, { word: 'it' });
  }
  const columns = ctx.scope.piece;
  const things = resolveThings(ctx, what, 'pieces');
  if (things === null || !checkAlternative(ctx, what, 'a piece is one of them')) return null;
  const [stray] = what.filters;
  if (stray !== undefined)
    return refuse(ctx, 'RW0416', stray.span, { filter: wordsAt(stray.span), what: 'what a piece is' });
  if (what.quantity !== null && !isOne(what.quantity))
    return refuseQuantity(ctx, what.quantity, 'the piece in hand can be');
  const meant = things.columns.filter((column) => columns.includes(column));
  if (meant.length === 0 || meant.length === columns.length)
    return refuse(ctx, 'RW0491', what.span, { piece: nounsOf(what), always: meant.length > 0 });
  return { kind: 'it is', columns: meant, negated };
}

/** `it is in Fenwick`: of the space where the piece in hand stands. */
export function resolveItIsIn(ctx: Context, condition: Extract<Written, { kind: 'it is in' }>): Condition | null {
  const { spaces: what, negated, span } = condition;
  if (needPiece(ctx, span, 'it') === null) return null;
  const set = resolveSpaces(ctx, what);
  if (set === null || !checkAlternative(ctx, what, 'a piece is in one of them')) return null;
  if (what.quantity !== null && !isAnyOne(what.quantity))
    return refuseQuantity(ctx, what.quantity, 'one piece can be in');
  const tests = set.tests.map((test): Condition => ({ kind: 'here is', test }));
  const [first, ...others] = tests;
  if (first === undefined) return refuse(ctx, 'RW0491', what.span, { piece: wordsAt(what.span), always: true });
  if (!negated) return others.reduce((left, right): Condition => ({ kind: 'and', left, right }), first);
  const here = { kind: 'count spaces', spaces: { tests: [...set.tests, { kind: 'here' }] } } as const;
  return { kind: 'compare', left: here, operator: '=', right: { kind: 'literal', value: 0 } };
}
