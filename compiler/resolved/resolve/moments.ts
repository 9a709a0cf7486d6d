/** Moments at which the steps of cards are done, and what these steps may speak of. */
import type { NounPhrase } from '../../surface/ir.js';
import type { DeclaredChit, DeclaredProcedure } from '../declare/declarations.js';
import type { Anchor, ColumnId, FactionId, NumberExpr } from '../ir.js';
import type { Context } from './context.js';
import { checkAlternative } from './resolve-joined.js';
import { refuseQuantity, resolveLeast } from './resolve-spaces.js';

/** What the steps at a moment may speak of. */
export interface Surroundings {
  readonly procedure: DeclaredProcedure | null;
  readonly chit: DeclaredChit | null;
  readonly here: boolean;
  readonly group: readonly ColumnId[] | null;
  /** The numbers that are known there. */
  readonly known: readonly string[];
}

/** A moment, and what the steps there may speak of. */
export interface Anchored {
  readonly at: Anchor;
  readonly surroundings: Surroundings;
  /** Only where this faction executes what stands around; absent where anybody does. */
  readonly only?: FactionId;
}

export const nothingInHand: Surroundings = { procedure: null, chit: null, here: false, group: null, known: [] };

/** How many such pieces must move: one where it does not say. */
export function resolveMoved(ctx: Context, what: NounPhrase): NumberExpr | null {
  if (!checkAlternative(ctx, what, 'each piece is one of them')) return null;
  const least = resolveLeast(ctx, what.quantity, 'move');
  if (least?.negated === true && what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'move');
  return least?.least ?? null;
}
