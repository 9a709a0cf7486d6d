/** `Levy may accompany Forage`: what accompanies further procedures while a card is in play. */
import type { Change as WrittenChange, Name } from '../../surface/ir.js';
import type { DeclaredProcedure } from '../declare/declarations.js';
import { meaningOf } from '../declare/symbols.js';
import type { Change, ProcedureId } from '../ir.js';
import { refuse, type Context } from './context.js';
import { mention, refuseName } from './unknown.js';

/** Null where it was reported. */
export function resolveAccompany(ctx: Context, change: Extract<WrittenChange, { kind: 'accompany' }>): Change | null {
  const [own, host] = [procedureOf(ctx, change.procedure), procedureOf(ctx, change.host)];
  if (own === null || host === null) return null;
  const [procedure, name] = [change.procedure.text, change.host.text];
  const { accompanies } = own.is;
  if (accompanies === null || own.is.isDeclared) return refuse(ctx, 'RW0552', change.procedure.span, { procedure });
  if (host.is.class === null || host.is.accompanies !== null)
    return refuse(ctx, 'RW0553', change.host.span, { procedure: name });
  const [one, other] = [own.is.faction, host.is.faction];
  if (one !== null && other !== null && one !== other) {
    const { factions } = ctx.symbols.declarations;
    const params = { procedure, host: name, faction: factions[one]?.name ?? '', other: factions[other]?.name ?? '' };
    const said = `after ${name}: [${params.faction} may conduct ${procedure}]`;
    const help = [mention(`for what ${params.faction} may do when it is over, write \`${said}\``)];
    return refuse(ctx, 'RW0554', change.span, params, { help });
  }
  if (accompanies === 'any' || accompanies.includes(host.id))
    return refuse(ctx, 'RW0555', change.span, { procedure, host: name });
  return { kind: 'accompany', procedure: own.id, host: host.id };
}

function procedureOf(ctx: Context, name: Name): { readonly id: ProcedureId; readonly is: DeclaredProcedure } | null {
  const id = meaningOf(ctx.symbols, name.text, 'procedure')?.id;
  const is = id === undefined ? undefined : ctx.symbols.declarations.procedures[id];
  return id === undefined || is === undefined ? refuseName(ctx, name, 'RW0312', ['procedure']) : { id, is };
}
