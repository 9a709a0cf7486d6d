/** Looking something up in a table of results: by the number of a row, and of a table of columns by that of a column. */
import type { LookUp } from '../../surface/ir.js';
import type { Act, NumberExpr } from '../ir.js';
import { meaningOf } from '../declare/symbols.js';
import { type Context, refuse } from './context.js';
import { resolveHowMuch } from './how-much.js';
import { resolveNumber } from './resolve-number.js';
import { refuseName } from './unknown.js';

/** The table is given the number of the row, and the place of the column with what it is shifted by. */
export function resolveLookUp(ctx: Context, { value, across, table: name, by, toLeft }: LookUp): Act | null {
  const meaning = meaningOf(ctx.symbols, name.text, 'table');
  const row = resolveNumber(ctx, value);
  if (meaning === null) return refuseName(ctx, name, 'RW0332', ['table']);
  const table = name.text;
  const [, entry] = ctx.symbols.declarations.tables.find((it) => it.procedure === meaning.id)?.entries ?? [];
  const columns = entry === undefined ? null : entry.ranges.slice(1).flatMap(({ least }) => least ?? []);
  if (columns === null && across !== null)
    return refuse(ctx, 'RW0476', across.span, { table, said: 'a second number' });
  if (columns === null && by !== null) return refuse(ctx, 'RW0476', by.span, { table, said: 'a shift' });
  if (columns !== null && across === null) return refuse(ctx, 'RW0476', value.span, { table, said: null });
  if (row === null) return null;
  const procedure = meaning.id;
  if (columns === null || across === null) return { kind: 'look up', procedure, numbers: [row] };
  const of = resolveNumber(ctx, across);
  const moved = by === null ? null : resolveHowMuch(ctx, by);
  if (of === null || (by !== null && moved === null)) return null;
  const shift: NumberExpr | null =
    moved === null || !toLeft ? moved : { kind: 'minus', left: { kind: 'literal', value: 0 }, right: moved };
  return { kind: 'look up', procedure, numbers: [row, { kind: 'column', of, from: columns, shift }] };
}
