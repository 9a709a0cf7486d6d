/** A removal stage by stage: what comes first, then the rest, then what comes only when none of others remain. */
import type { Act, ColumnId } from './ir.js';

export interface RemovalStage {
  readonly columns: readonly ColumnId[];
  /** Taken only where none of these remain; null where nothing is said. */
  readonly remaining: readonly ColumnId[] | null;
}

/** Each kind in the first stage that names it; none of them is empty. */
export function removalStages({
  columns: all,
  order,
}: Pick<Extract<Act, { kind: 'remove pieces' }>, 'columns' | 'order'>): readonly RemovalStage[] {
  const pending = new Set(all);
  const take = (columns: readonly ColumnId[]): readonly ColumnId[] => {
    const taken = all.filter((column) => pending.has(column) && columns.includes(column));
    for (const column of taken) pending.delete(column);
    return taken;
  };
  const first = order
    .filter((precedence) => precedence.kind === 'first')
    .map(({ columns }) => ({ columns: take(columns), remaining: null }));
  const last = order.flatMap((precedence) =>
    precedence.kind === 'only when none'
      ? [{ columns: take(precedence.columns), remaining: precedence.remaining }]
      : [],
  );
  const rest = { columns: take(all), remaining: null };
  return [...first, rest, ...last].filter(({ columns }) => columns.length > 0);
}
