/** What cards change of what a procedure costs: it is paid by a sentence of it, in a space where spaces are told, and it is known which. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { stepsWhere } from '../amounts.js';
import { listsWithin, wholeProcedure } from '../within.js';
import type { Act, Modifier, Procedure, Step } from '../ir.js';

/** One message for each cost that no sentence pays, that is not paid in a space, or that several pay one after another. */
export function checkCosts(procedures: readonly Procedure[], modifiers: readonly Modifier[]): readonly Diagnostic[] {
  return modifiers.flatMap(({ change, span }) => {
    if (change.kind !== 'cost') return [];
    const procedure = wholeProcedure(procedures, change.procedure);
    if (procedure === null) return [];
    const { name } = procedure;
    const pays = (act: Act): boolean => act.kind === 'pay' && act.resource === change.resource;
    const { steps, inTurn } = stepsWhere(procedure, pays);
    const note = (message: string, it: Step) => ({ message, span: it.span });
    if (steps.length === 0) return [report('RW0557', span, { procedure: name, isInSpaces: false })];
    const elsewhere = change.spaces === null ? undefined : steps.find((it) => !isInSpace(procedure.steps, it));
    if (elsewhere !== undefined) {
      const notes = [note('it is paid here, in no space', elsewhere)];
      return [report('RW0557', span, { procedure: name, isInSpaces: true }, { notes })];
    }
    if (inTurn < 2) return [];
    const notes = steps.map((it) => note('it is paid in', it));
    return [report('RW0458', span, { procedure: name, verb: 'pay' }, { notes })];
  });
}

/** Whether the step stands where a space is in hand. */
function isInSpace(steps: readonly Step[], sought: Step, here = false): boolean {
  return steps.some((step) => {
    if (step === sought) return here;
    const isThere = here || ['in spaces', 'groups', 'for pieces'].includes(step.act.kind);
    return listsWithin(step.act).some((within) => isInSpace(within, sought, isThere));
  });
}
