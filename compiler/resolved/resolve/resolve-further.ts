/** `Wardens may move 2 spaces instead of 1 during Sortie`: how far a sentence of the procedure moves them. */
import type { Change as WrittenChange } from '../../surface/ir.js';
import type { Change } from '../ir.js';
import { meaningOf } from '../declare/symbols.js';
import { refuse, wordsAt, type Context } from './context.js';
import { checkAlternative } from './resolve-joined.js';
import { refuseQuantity } from './resolve-spaces.js';
import { resolveThings } from './resolve-things.js';
import { instead, refuseName } from './unknown.js';

/** Null where it was reported. */
export function resolveFurther(ctx: Context, change: Extract<WrittenChange, { kind: 'further' }>): Change | null {
  const { what, by, was } = change;
  const things = resolveThings(ctx, what, 'pieces', 'many');
  const procedure = meaningOf(ctx.symbols, change.procedure.text, 'procedure');
  if (procedure === null) return refuseName(ctx, change.procedure, 'RW0312', ['procedure']);
  if (things === null || !checkAlternative(ctx, what, 'each piece is one of them')) return null;
  if (what.quantity !== null) return refuseQuantity(ctx, what.quantity, 'may move further');
  const [filter] = what.filters;
  if (filter !== undefined)
    return refuse(ctx, 'RW0416', filter.span, {
      filter: wordsAt(filter.span),
      what: 'how far a sentence moves pieces',
    });
  if (was.kind !== 'literal' || was.value !== 1) {
    const help = [instead(was.span, '1', 'from space to adjacent space it is 1')];
    return refuse(ctx, 'RW0468', was.span, { why: 'a sentence moves pieces 1 space, to an adjacent one' }, { help });
  }
  if (by.kind !== 'literal' || by.value < 2) {
    const noun = /^\s+spaces?/u.exec(by.span.file.text.slice(by.span.end))?.[0].length ?? 0;
    const said = { ...by.span, end: by.span.end + noun };
    const help = [instead(said, '2 spaces', 'this is further than 1')];
    return refuse(ctx, 'RW0468', by.span, { why: 'this is no number of spaces that is more than 1' }, { help });
  }
  return { kind: 'further', procedure: procedure.id, columns: things.columns, spaces: by.value };
}
