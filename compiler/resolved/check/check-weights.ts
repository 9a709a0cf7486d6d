/** What cards let count double or not at all: the procedure asks for it, and in a way in which that makes a difference. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { asksFor } from '../weights.js';
import { wholeProcedure } from '../within.js';
import type { Modifier, Procedure } from '../ir.js';

/** One message for each that the procedure does not ask for, or of which it asks where there are most. */
export function checkWeights(procedures: readonly Procedure[], modifiers: readonly Modifier[]): readonly Diagnostic[] {
  return modifiers.flatMap(({ change, span }) => {
    if (change.kind !== 'weight') return [];
    const procedure = wholeProcedure(procedures, change.procedure);
    if (procedure === null) return [];
    const asked = asksFor(procedure, change);
    const { name } = procedure;
    if (asked.has('the most')) return [report('RW0556', span, { procedure: name, why: 'most' })];
    if (asked.has('how many') || (change.times === 0 && asked.has('any'))) return [];
    return [report('RW0556', span, { procedure: name, why: asked.has('any') ? 'any' : 'none' })];
  });
}
