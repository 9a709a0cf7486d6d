/** `exchange 1 Runner in Fenwick with 1 Runner in Gaol`: pieces of two places change places, all of them or none. */
import type { Clause, Condition as WrittenCondition, Filter, NounPhrase, Quantity } from '../../surface/ir.js';
import { each, refuse, wordsAt, type Context } from './context.js';
import { resolveCondition } from './resolve-condition.js';
import { resolveMove, resolvePlacing, resolveRemoval, type ActGroup } from './resolve-pieces.js';
import { resolvePlace } from './resolve-where.js';
import type { Act, Where } from '../ir.js';

/** Pieces with the place where they are. */
interface Side {
  readonly what: NounPhrase;
  readonly quantity: Quantity;
  readonly filter: Extract<Filter, { kind: 'in' }>;
  readonly where: Where['kind'];
}

export function resolveExchange(ctx: Context, clause: Extract<Clause, { kind: 'exchange' }>): ActGroup | null {
  const sides = each([clause.what, clause.with], (it) => sideOf(ctx, it));
  const [one, other] = sides ?? [];
  if (one === undefined || other === undefined) return null;
  const acts = actsOf(ctx, clause, one, other);
  // What is wrong with the acts would be told of the condition again.
  if (acts === null) return null;
  const condition = resolveCondition(ctx, isThere(one, isThere(other)));
  return condition === null ? null : { acts, spread: null, condition };
}

/** So many pieces in one place; null where that is not said, which has been reported. */
function sideOf(ctx: Context, phrase: NounPhrase): Side | null {
  const [filter, another] = phrase.filters;
  const { quantity } = phrase;
  if (quantity?.kind !== 'exactly') {
    const span = quantity?.span ?? phrase.span;
    return refuse(ctx, 'RW0404', span, { quantity: wordsAt(span), use: 'are exchanged, but a number' });
  }
  if (
    filter?.kind !== 'in' ||
    another !== undefined ||
    filter.place.quantity !== null ||
    filter.place.heads.length > 1
  ) {
    const span = another?.span ?? filter?.span ?? phrase.span;
    return refuse(ctx, 'RW0416', span, {
      filter: wordsAt(span),
      what: 'what is exchanged, but for one place by its name',
    });
  }
  const place = resolvePlace(ctx, filter.place);
  return place === null ? null : { what: phrase, quantity, filter, where: place.where.kind };
}

/** Between two spaces they move; what is in a box is placed, and what goes there removed. */
function actsOf(
  ctx: Context,
  clause: Extract<Clause, { kind: 'exchange' }>,
  one: Side,
  other: Side,
): readonly Act[] | null {
  const { span } = clause;
  if (one.where === 'spaces' && other.where === 'spaces') {
    const moves = each([[one, other] as const, [other, one] as const], ([from, to]) =>
      resolveMove(ctx, {
        kind: 'move',
        what: from.what,
        from: null,
        to: to.filter.place,
        own: false,
        once: true,
        perTurn: false,
        span,
      }),
    );
    return moves;
  }
  const [space, box] = one.where === 'spaces' ? [one, other] : [other, one];
  if (space.where !== 'spaces') return refuse(ctx, 'RW0424', span, { verb: 'exchange', what: 'what is in two boxes' });
  const removal = resolveRemoval(ctx, {
    kind: 'remove',
    what: space.what,
    also: [],
    to: box.filter.place,
    order: [],
    span,
  });
  const placing = resolvePlacing(ctx, {
    kind: 'place',
    what: { ...box.what, filters: [] },
    also: [],
    from: box.filter.place,
    to: space.filter.place,
    ifNone: false,
    span,
  });
  return removal === null || placing === null ? null : [...removal.acts, ...placing.acts];
}

function isThere({ what, quantity, filter }: Side, also?: WrittenCondition): WrittenCondition {
  const things = [{ ...what, quantity, filters: [] }];
  const own: WrittenCondition = { kind: 'is there', negated: false, things, where: filter, span: what.span };
  return also === undefined ? own : { kind: 'and', left: own, right: also, span: what.span };
}
