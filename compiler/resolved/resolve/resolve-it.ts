/** The piece in hand: who has one, what is done to it, and what is said of it. */
import { visit } from '../../surface/children.js';
import type { Form } from '../../surface/forms/form.js';
import { inHandForms } from '../../surface/forms/in-hand.js';
import type {
  Body,
  Clause,
  Condition as Written,
  MoveItAlong,
  Name,
  NounPhrase,
  Step as WrittenStep,
} from '../../surface/ir.js';
import { refuse, wordsAt, type Context } from './context.js';
import { isAnyOne } from './pieces-in-hand.js';
import { nounsOf } from './resolve-amount.js';
import { checkAlternative, isOne } from './resolve-joined.js';
import { mayBeThere, needHere, refuseBarred, refuseQuantity, resolveSpaces, speaksOfSpaces } from './resolve-spaces.js';
import { resolveThings, speaksOfThings } from './resolve-things.js';
import { allOf } from '../facts.js';
import { meaningOf } from '../declare/symbols.js';
import { refuseName } from './unknown.js';
import { needTurn, unlessMoved } from './resolve-turn.js';
import { resolveNumber } from './resolve-number.js';
import type { Act, Amount, ColumnId, Condition, NumberExpr, PieceId, SpaceSet } from '../ir.js';

type ItClause = Extract<
  Clause,
  { readonly kind: 'move it' | 'move it along' | 'remove it' | 'remove it to' | 'flip it' }
>;

const one: Amount = { least: { kind: 'literal', value: 1 }, most: { kind: 'literal', value: 1 } };

const ofPieces: readonly string[] = ['that have moved', 'with the highest'];

/** True where `for each` takes pieces in hand: it names some, and its steps speak of `it`, or it asks of each what only one in hand is asked. */
export function takesInHand(ctx: Context, what: NounPhrase, body: Body): boolean {
  if (!speaksOfThings(ctx, what) || speaksOfSpaces(ctx, what)) return false;
  return what.filters.some(({ kind }) => ofPieces.includes(kind)) || stepsOf(body).some(speaksOfIt);
}

function stepsOf(body: Body): readonly WrittenStep[] {
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
function speaksOfIt(step: WrittenStep): boolean {
  let found = false;
  const visitor = {
    clause: ({ kind }: Clause) => {
      found ||= ofIt.has(kind);
    },
    condition: ({ kind }: Written) => {
      found ||= kind === 'it is' || kind === 'it is in' || kind === 'it has moved';
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

/** The kinds of the piece in hand; reports where none is. */
function needPiece(ctx: Context, span: Name['span'], word: string): readonly ColumnId[] | null {
  return ctx.scope.piece ?? refuse(ctx, 'RW0490', span, { word });
}

/** `text` is the sentence. */
export function resolveIt(ctx: Context, clause: ItClause, text: string): Act | null {
  const columns = needPiece(ctx, clause.span, wordsAt(clause.span));
  if (columns === null) return null;
  switch (clause.kind) {
    case 'move it':
      return resolveMoveIt(ctx, columns, clause, text);
    case 'move it along':
      return resolveMoveAlong(ctx, columns, clause, text);
    case 'remove it':
    case 'remove it to': {
      const box = clause.kind === 'remove it' ? null : meaningOf(ctx.symbols, clause.box.text, 'box');
      if (clause.kind === 'remove it to' && box === null) return refuseName(ctx, clause.box, 'RW0306', ['box']);
      ctx.scope.done.removed.push(columns);
      const where = { kind: 'here' } as const;
      return { kind: 'remove pieces', amount: one, columns, where, to: box?.id ?? null, order: [], it: true };
    }
    case 'flip it':
      return resolveFlipIt(ctx, columns, clause.state);
  }
}

function resolveMoveIt(
  ctx: Context,
  columns: readonly ColumnId[],
  { to: phrase, often, span }: Extract<Clause, { readonly kind: 'move it' }>,
  text: string,
): Act | null {
  const perTurn = often === 'once a turn';
  if (perTurn && !needTurn(ctx, span)) return null;
  const to = resolveSpaces(ctx, phrase);
  if (to === null || !checkAlternative(ctx, phrase, 'a piece moves to one of them')) return null;
  const { quantity } = phrase;
  if (quantity !== null && quantity.kind !== 'any' && !isAnyOne(quantity))
    return refuse(ctx, 'RW0433', quantity.span, { asked: 'a number of spaces' });
  const pieces = piecesOf(ctx, columns);
  if (!mayBeThere(ctx, { pieces, markers: [] }, to.tests))
    return refuseBarred(ctx, phrase, 'reach of the piece in hand');
  const from = { kind: 'here' } as const;
  const act: Act = { kind: 'move', amount: one, columns, from, to, own: false, once: false, perTurn: false, it: true };
  return perTurn ? unlessMoved(columns, { text, span, actor: null, may: false, act }) : act;
}

/** `move it up to 4 along any spaces, paying the depth of each`. */
function resolveMoveAlong(
  ctx: Context,
  columns: readonly ColumnId[],
  { most: far, through: phrase, cost: paid, stopping, perTurn, span }: MoveItAlong,
  text: string,
): Act | null {
  if (perTurn && !needTurn(ctx, span)) return null;
  const most = resolveNumber(ctx, far);
  if (most?.kind === 'literal' && most.value < 1) return refuse(ctx, 'RW0402', far.span, { asked: most.value });
  const through = resolveAnyOf(ctx, phrase);
  const ends = stopping === null ? null : resolveAnyOf(ctx, stopping);
  const cost = paid === null ? null : meaningOf(ctx.symbols, paid.text, 'space value');
  if (paid !== null && cost === null) return refuseName(ctx, paid, 'RW0330', ['space value']);
  if (most === null || through === null || (stopping !== null && ends === null)) return null;
  if (!mayBeThere(ctx, { pieces: piecesOf(ctx, columns), markers: [] }, through.tests))
    return refuseBarred(ctx, phrase, 'reach of the piece in hand');
  const to = { tests: [{ kind: 'reach', most, cost: cost?.id ?? null, through, ends }] } as const;
  const from = { kind: 'here' } as const;
  const act: Act = { kind: 'move', amount: one, columns, from, to, own: false, once: false, perTurn: false, it: true };
  return perTurn ? unlessMoved(columns, { text, span, actor: null, may: false, act }) : act;
}

/** Spaces of which each is meant. */
function resolveAnyOf(ctx: Context, phrase: NounPhrase): SpaceSet | null {
  const set = resolveSpaces(ctx, phrase);
  if (set === null || !checkAlternative(ctx, phrase, 'a piece enters one after another')) return null;
  const { quantity } = phrase;
  if (quantity === null || quantity.kind === 'any') return set;
  return refuse(ctx, 'RW0433', quantity.span, { asked: 'a number of spaces' });
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
  const inAll = allOf(tests);
  if (inAll === null) return refuse(ctx, 'RW0491', what.span, { piece: wordsAt(what.span), always: true });
  if (!negated) return inAll;
  const here = { kind: 'count spaces', spaces: { tests: [...set.tests, { kind: 'here' }] } } as const;
  return { kind: 'compare', left: here, operator: '=', right: { kind: 'literal', value: 0 } };
}

/** `it has moved this turn`. */
export function resolveItHasMoved(
  ctx: Context,
  { negated, span }: Extract<Written, { kind: 'it has moved' }>,
): Condition | null {
  const columns = needPiece(ctx, span, 'it');
  return columns !== null && needTurn(ctx, span) ? { kind: 'it has moved', columns, negated } : null;
}
