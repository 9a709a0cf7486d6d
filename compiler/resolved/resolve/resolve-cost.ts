/** `Sortie costs 1 more Mark in Towns`. */
import type { Change as WrittenChange, NounPhrase } from '../../surface/ir.js';
import type { Change } from '../ir.js';
import { inside, type Context } from './context.js';
import { moreOrLess, resolveHowMuch } from './how-much.js';
import { agrees, isInRange, resolveResource } from './resolve-resources.js';
import { resolveSet } from './resolve-spaces.js';
import { meaningOf } from '../declare/symbols.js';
import { refuseName } from './unknown.js';

/** Null where it was reported. */
export function resolveCost(
  ctx: Context,
  change: Extract<WrittenChange, { readonly kind: 'cost' | 'cost there' }>,
  unexecuted: string,
): Change | null {
  const procedure = meaningOf(ctx.symbols, change.procedure.text, 'procedure');
  if (procedure === null) return refuseName(ctx, change.procedure, 'RW0312', ['procedure']);
  const found = resolveResource(ctx, change.resource);
  const by = resolveHowMuch(inside(ctx, { unexecuted }), change.by, moreOrLess(change.by, change.how));
  const spaces = change.kind === 'cost' ? null : resolveSet(ctx, anySuch(change.spaces));
  if (found === null || by === null || (change.kind === 'cost there' && spaces === null)) return null;
  if (!agrees(ctx, change.resource, found.resource, by)) return null;
  const { how } = change;
  const isNothing = how === 'is' && by.kind === 'literal' && by.value === 0;
  if (!isNothing && !isInRange(ctx, change.by, by, found.resource)) return null;
  return { kind: 'cost', procedure: procedure.id, resource: found.id, how, by, spaces };
}

/** `in each Town`, `in any Town`: in whichever it is paid. */
function anySuch(spaces: NounPhrase): NounPhrase {
  const { quantity } = spaces;
  const isAny = quantity?.kind === 'any' || quantity?.kind === 'all' || quantity?.kind === 'each';
  return isAny ? { ...spaces, quantity: null, definite: true } : spaces;
}
