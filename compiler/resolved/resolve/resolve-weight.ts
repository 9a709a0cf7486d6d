/** `Troopers in Towns count double for Muster`, `Crown ignore Unrest when they conduct Muster`. */
import type { Change as WrittenChange, NounPhrase } from '../../surface/ir.js';
import type { Change } from '../ir.js';
import { refuse, wordsAt, type Context } from './context.js';
import { checkAlternative } from './resolve-joined.js';
import { refuseQuantity } from './resolve-spaces.js';
import { thingsOf } from './resolve-things.js';
import { resolveLocated, wherever } from './resolve-where.js';
import { meaningOf } from '../declare/symbols.js';
import { instead, refuseName } from './unknown.js';

type Written = Extract<WrittenChange, { readonly kind: 'count double' | 'ignored' }>;
type Weight = Extract<Change, { readonly kind: 'weight' }>;

/** Null where it was reported. */
export function resolveWeight(ctx: Context, change: Written): Change | null {
  const procedure = meaningOf(ctx.symbols, change.procedure.text, 'procedure')?.id ?? null;
  const counted = resolveCounted(ctx, change.what);
  if (procedure === null) return refuseName(ctx, change.procedure, 'RW0312', ['procedure']);
  if (counted === null) return null;
  if (change.kind === 'count double') return { kind: 'weight', procedure, ...counted, times: 2, faction: null };
  const faction = meaningOf(ctx.symbols, change.faction.text, 'faction')?.id ?? null;
  if (faction === null) return refuseName(ctx, change.faction, 'RW0301', ['faction']);
  const [filter] = change.what.filters;
  if (filter !== undefined)
    return refuse(ctx, 'RW0416', filter.span, {
      filter: wordsAt(filter.span),
      what: 'what is ignored, which is so everywhere',
    });
  const { factions, procedures } = ctx.symbols.declarations;
  const conductor = procedures[procedure]?.faction ?? null;
  if (conductor === null || conductor === faction)
    return { kind: 'weight', procedure, ...counted, times: 0, faction: conductor === null ? faction : null };
  const help = [instead(change.faction.span, factions[conductor]?.name ?? '', 'it is conducted by the other faction')];
  const told = { procedure: change.procedure.text, faction: change.faction.text };
  return refuse(ctx, 'RW0497', change.faction.span, told, { help });
}

/** Pieces or markers on the map, and in which spaces. */
function resolveCounted(ctx: Context, written: NounPhrase): Pick<Weight, 'things' | 'spaces'> | null {
  const { quantity } = written;
  const what = quantity?.kind === 'any' || quantity?.kind === 'all' ? { ...written, quantity: null } : written;
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'are counted');
  if (!checkAlternative(ctx, what, 'each is one of them')) return null;
  const located = resolveLocated(ctx, what, 'pieces or markers');
  if (located === null) return null;
  const where = wherever(ctx, what, located, 'count');
  return where === null ? null : { things: thingsOf(located.things), ...where };
}
