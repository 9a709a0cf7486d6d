/** `flip all Unrest here to Calm`: all of a marker, turned over to its other side. */
import type { Clause } from '../../surface/ir.js';
import { refuse, type Context } from './context.js';
import type { MarkerId } from '../ir.js';
import type { ActGroup } from './resolve-pieces.js';
import { takenIn } from './resolve-spread.js';
import { everything } from './resolve-amount.js';
import { checkChosen } from './resolve-joined.js';
import { refuseQuantity } from './resolve-spaces.js';
import { placeOrHere, resolveLocated } from './resolve-where.js';
import { meaningOf } from '../declare/symbols.js';
import { instead } from './unknown.js';

export function resolveOtherSide(
  ctx: Context,
  clause: Extract<Clause, { readonly kind: 'flip' }>,
  marker: MarkerId,
): ActGroup | null {
  const { markers } = ctx.symbols.declarations;
  const { what, state } = clause;
  const located = resolveLocated(ctx, what, 'pieces or markers');
  const place = located === null ? null : placeOrHere(ctx, located.place, what, 'to turn them over');
  if (place === null) return null;
  const name = markers[marker]?.names.one ?? '';
  const other = markers[marker]?.other ?? null;
  const otherName = other === null ? null : (markers[other]?.names.one ?? '');
  if (other === null || otherName === null || meaningOf(ctx.symbols, state.text, 'marker')?.id !== other) {
    const help = otherName === null ? [] : [instead(state.span, otherName, `its other side is \`${otherName}\``)];
    return refuse(ctx, 'RW0441', state.span, { marker: name, other: otherName }, { help });
  }
  const { quantity } = what;
  if (quantity === null || (quantity.kind !== 'all' && quantity.kind !== 'each'))
    return refuseQuantity(ctx, quantity ?? { kind: 'any', span: what.span }, 'are turned over: all are');
  const taken = checkChosen(ctx, what, 'all', 'a sentence for each') ? takenIn(ctx, place, everything) : null;
  if (taken === null) return null;
  const { where, spread } = taken;
  return { acts: [{ kind: 'turn over', marker, to: other, where }], spread, condition: null };
}
