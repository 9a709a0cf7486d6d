/** `Troopers in Towns may not be removed`, `Unrest may not be placed in Towns`. */
import type { Change as WrittenChange } from '../../surface/ir.js';
import type { Change, SpaceSet } from '../ir.js';
import type { Context } from './context.js';
import { checkAlternative } from './resolve-joined.js';
import { refuseQuantity, resolveKind } from './resolve-spaces.js';
import { thingsOf } from './resolve-things.js';
import { resolveLocated, wherever } from './resolve-where.js';

/** Null where it was reported. */
export function resolveBarred(ctx: Context, change: Extract<WrittenChange, { kind: 'barred' }>): Change | null {
  const { quantity } = change.what;
  const what = quantity?.kind === 'any' ? { ...change.what, quantity: null } : change.what;
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, `may not be ${done[change.verb]}`);
  if (!checkAlternative(ctx, what, 'a piece is one of them')) return null;
  const located = resolveLocated(ctx, what, 'pieces or markers');
  const behind = change.where === null ? null : resolveKind(ctx, change.where);
  if (located === null || (change.where !== null && behind === null)) return null;
  const where = wherever(ctx, what, located, 'forbid');
  if (where === null) return null;
  const tests = [...(where.spaces?.tests ?? []), ...(behind?.tests ?? [])];
  const spaces: SpaceSet | null = tests.length === 0 ? null : { tests };
  return { kind: 'barred', verb: change.verb, things: thingsOf(located.things), spaces };
}

const done = { place: 'placed', remove: 'removed', move: 'moved' } as const;
