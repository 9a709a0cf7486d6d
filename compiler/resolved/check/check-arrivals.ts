/** What is done when a procedure has moved pieces speaks of pieces that it moves. */
import { report } from '../../diagnostics/report.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { Act, ColumnId, Procedure, Modifier } from '../ir.js';

type Move = Extract<Act, { readonly kind: 'move' }>;

/** One message for each moment at which a procedure would have to move pieces that it never moves. */
export function checkArrivals(procedures: readonly Procedure[], modifiers: readonly Modifier[]): readonly Diagnostic[] {
  return modifiers.flatMap(({ change, span }) => {
    if (change.kind !== 'steps' || change.at.kind !== 'arrivals') return [];
    const { procedure, columns } = change.at;
    const own = procedures[procedure];
    if (own === undefined || movesSome(own.steps, columns)) return [];
    return [report('RW0451', span, { procedure: own.name })];
  });
}

/** True where the steps move such pieces; a sentence without meaning may. */
function movesSome(value: unknown, columns: readonly ColumnId[]): boolean {
  if (Array.isArray(value)) return value.some((item) => movesSome(item, columns));
  if (typeof value !== 'object' || value === null) return false;
  if ('kind' in value && value.kind === 'error') return true;
  if (isMove(value) && value.columns.some((it) => columns.includes(it))) return true;
  return Object.values(value).some((item) => movesSome(item, columns));
}

function isMove(value: object): value is Move {
  return 'kind' in value && value.kind === 'move';
}
