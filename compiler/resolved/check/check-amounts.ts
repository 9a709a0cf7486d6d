/** What cards change of the amounts of a procedure: it has a sentence with such an amount, and it is known which. */
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { report } from '../../diagnostics/report.js';
import { some } from '../children.js';
import { amountChanged, stepsWhere } from '../amounts.js';
import { goesFurther } from '../further.js';
import { wholeProcedure } from '../within.js';
import type { Modifier, Procedure, World } from '../ir.js';

/** One message for each change of an amount that no sentence has, that has no end, or that several have one after another. */
export function checkAmounts(
  world: Pick<World, 'pieces'>,
  procedures: readonly Procedure[],
  modifiers: readonly Modifier[],
): readonly Diagnostic[] {
  return modifiers.flatMap(({ change, span }) => {
    if (change.kind !== 'amount' && change.kind !== 'further') return [];
    const procedure = wholeProcedure(procedures, change.procedure);
    if (procedure === null) return [];
    const { name } = procedure;
    if (change.kind === 'further') {
      const isMoved = some('steps', procedure.steps, { act: (act) => goesFurther(change, act) });
      const why = `\`${name}\` has no sentence that moves these, and no others, to adjacent spaces`;
      return isMoved ? [] : [report('RW0468', span, { why })];
    }
    const { steps, inTurn } = stepsWhere(procedure, (act) => amountChanged(world, procedure, change, act) !== null);
    const [first] = steps;
    if (first === undefined) return [report('RW0448', span, { procedure: name, verb: change.verb })];
    const endless = steps.find(({ act }) => amountChanged(world, procedure, change, act)?.most === 'all');
    const note = (message: string, it: { readonly span: typeof span }) => ({ message, span: it.span });
    if (endless !== undefined)
      return [report('RW0449', span, { procedure: name }, { notes: [note('no number is said in', endless)] })];
    if (change.was !== null || inTurn < 2) return [];
    const text = `say which number it is: \`instead of ${gerunds[change.verb]} 1 …, ${name} ${change.verb}s 2\``;
    const notes = steps.map((it) => note('such a number is said in', it));
    return [
      report(
        'RW0458',
        span,
        { procedure: name, verb: change.verb },
        { notes, help: [{ text, edits: [], safe: false }] },
      ),
    ];
  });
}

const gerunds = { place: 'placing', remove: 'removing', move: 'moving' } as const;
