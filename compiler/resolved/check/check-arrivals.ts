/** What is done when a procedure has moved pieces speaks of pieces that it moves. */
import { report } from '../../diagnostics/report.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { some } from '../children.js';
import type { ColumnId, Modifier, Procedure, Step } from '../ir.js';

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
function movesSome(steps: readonly Step[], columns: readonly ColumnId[]): boolean {
  return some('steps', steps, {
    act: (act) => act.kind === 'error' || (act.kind === 'move' && act.columns.some((it) => columns.includes(it))),
  });
}
