/** How many may stand in a space: `no Town may hold more than 3 Troopers`, `Depots may be placed in Towns`. */
import type { Change as WrittenChange } from '../../surface/ir.js';
import type { Change } from '../ir.js';
import { meaningOf } from '../declare/symbols.js';
import { each, inside, refuse, wordsAt, type Context } from './context.js';
import { resolveHowMuch } from './how-much.js';
import { checkAlternative } from './resolve-joined.js';
import { refuseQuantity, resolveSpaces } from './resolve-spaces.js';
import { resolveThings } from './resolve-things.js';
import { refuseName } from './unknown.js';

/** Null where it was reported. */
export function resolveLimit(
  ctx: Context,
  { spaces: written, what, most: number }: Extract<WrittenChange, { kind: 'limit' }>,
  unexecuted: string,
): Change | null {
  for (const { quantity } of [written, what])
    if (quantity !== null) return refuseQuantity(ctx, quantity, 'may be held');
  const spaces = resolveSpaces(ctx, { ...written, quantity: { kind: 'no', span: written.span } });
  const said = number.kind !== 'literal' ? 'any number' : number.value === 1 ? 'one' : 'many';
  const things = resolveThings(ctx, what, 'pieces', said);
  const most = resolveHowMuch(inside(ctx, { unexecuted }), number);
  if (spaces === null || things === null || most === null) return null;
  if (!checkAlternative(ctx, written, 'a space is one of them')) return null;
  const [filter] = what.filters;
  if (filter !== undefined)
    return refuse(ctx, 'RW0416', filter.span, { filter: wordsAt(filter.span), what: 'a piece' });
  const [piece, another] = things.pieces;
  if (piece === undefined) return null;
  const all = ctx.symbols.declarations.pieces[piece]?.columns.length ?? 0;
  if (another !== undefined || things.columns.length < all)
    return refuse(ctx, 'RW0459', what.span, { what: wordsAt(what.span) });
  return { kind: 'limit', piece, spaces, most };
}

/** Null where it was reported. */
export function resolveAllowed(ctx: Context, change: Extract<WrittenChange, { kind: 'allowed' }>): Change | null {
  const piece = meaningOf(ctx.symbols, change.piece.text, 'piece');
  if (piece === null) return refuseName(ctx, change.piece, 'RW0303', ['piece']);
  // A sentence that is looked at alone is on no card that opens them.
  const { barred = [], openedByCards = [] } = ctx.symbols.declarations.pieces[piece.id] ?? {};
  const opened = [...barred, ...openedByCards];
  const kinds = each(change.kinds, (kind) => {
    const meaning = meaningOf(ctx.symbols, kind.text, 'space kind');
    if (meaning === null) return refuseName(ctx, kind, 'RW0304', ['space kind']);
    if (opened.includes(meaning.id)) return meaning.id;
    return refuse(ctx, 'RW0487', kind.span, { piece: change.piece.text, kind: kind.text });
  });
  return kinds === null ? null : { kind: 'allowed', piece: piece.id, kinds };
}
