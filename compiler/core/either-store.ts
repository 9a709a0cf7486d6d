/** Pieces that are placed from one place where they lie there, and else from another. */
import type { NumberExpr } from '../resolved/ir.js';
import type { Block, Op, Store } from './ir.js';

/** A piece from one place, where it lies there, else from another: of which there is too little where both have too few. */
export function eitherStore(op: Extract<Op, { kind: 'if' }>): { stores: readonly Store[]; count: NumberExpr } | null {
  const [first, second] = [onlyPlace(op.then), onlyPlace(op.otherwise)];
  const { condition } = op;
  if (first === null || second === null || condition.kind !== 'is there' || condition.negated) return null;
  const { where, things, least } = condition;
  const from = where.kind === 'box' ? where.box : where.kind === 'available' ? null : undefined;
  const [thing] = things;
  const isAsked =
    from === first.store.from &&
    things.length === 1 &&
    thing?.kind === 'pieces' &&
    least.kind === 'literal' &&
    least.value === first.count &&
    first.count === second.count &&
    first.store.piece === second.store.piece;
  return isAsked ? { stores: [first.store, second.store], count: least } : null;
}

/** The block places so many pieces of one kind from one place, and does nothing else. */
function onlyPlace(block: Block): { readonly store: Store; readonly count: number } | null {
  const [statement] = block;
  if (block.length !== 1 || statement?.op.kind !== 'place') return null;
  const { pieces, from, range } = statement.op;
  const [piece] = pieces;
  if (pieces.length !== 1 || piece === undefined || range.least === 'all' || range.most === 'all') return null;
  if (range.least.kind !== 'literal' || range.most.kind !== 'literal' || range.least.value !== range.most.value)
    return null;
  return { store: { piece, from }, count: range.least.value };
}
