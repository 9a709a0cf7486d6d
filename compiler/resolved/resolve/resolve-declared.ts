/** A procedure that is declared within another: where, and what it changes there. */
import type { DeclarationDocument, Lasting } from '../../surface/documents.js';
import { printMoment } from '../../surface/print.js';
import { each, refuse, type Context } from './context.js';
import type { DeclaredProcedure } from '../declare/declarations.js';
import type { Anchored } from './moments.js';
import { resolveMoment } from './resolve-lasting.js';
import { contextOf, stepsOf, type Resolving } from './resolving.js';
import type { Declaration, StepAnchor } from '../ir.js';

type Change = Declaration['changes'][number];
type Item = Extract<Lasting, { kind: 'steps' }>;

/** Null where it has no meaning, which has then been reported. */
export function resolveDeclaration(
  resolving: Resolving,
  document: DeclarationDocument,
  own: DeclaredProcedure,
): Declaration | null {
  const { moment, frame } = document;
  const context = contextOf(resolving, `${own.name}, declared`);
  const anchored = moment === null ? null : resolveMoment(context, moment);
  if (moment === null || anchored === null) return null;
  const { at } = anchored;
  if (at.kind !== 'step' || at.moment !== 'before')
    return refuse(context, 'RW0453', moment.span, { why: 'its moment' });
  if (!at.here) return refuse(context, 'RW0453', moment.span, { why: 'a space in hand' });
  const host = resolving.symbols.declarations.procedures[at.procedure];
  const accompanies = own.accompanies === 'any' || own.accompanies?.includes(at.procedure) === true;
  if (host === undefined || host.class === null || !accompanies)
    return refuse(context, 'RW0454', moment.span, { procedure: own.name, host: host?.name ?? '' });
  const changes = each(document.changes, (item) =>
    resolveChange(resolving, contextOf(resolving, `${frame}, sentence ${item.number}`), item, own, at),
  );
  return changes === null ? null : { procedure: at.procedure, step: at.name, changes };
}

function resolveChange(
  resolving: Resolving,
  context: Context,
  item: Lasting,
  own: DeclaredProcedure,
  declared: StepAnchor,
): Change | null {
  if (item.kind !== 'steps') return refuse(context, 'RW0455', item.span, {});
  const anchored = resolveMoment(context, item.moment);
  if (anchored === null) return null;
  const { at } = anchored;
  if (at.kind !== 'step' || !isLater(resolving, declared, at)) return refuse(context, 'RW0455', item.moment.span, {});
  return { at, steps: stepsIn(resolving, item, own, anchored), text: printMoment(item.moment) };
}

/** The steps speak of the procedure's own numbers, and of those that the other one knows there. */
function stepsIn(resolving: Resolving, { effect }: Item, own: DeclaredProcedure, { surroundings }: Anchored) {
  return stepsOf(resolving, effect, { ...surroundings, procedure: own });
}

/** A step of the same procedure, done in a space, that does not come before the one at which it is declared. */
function isLater({ symbols }: Resolving, declared: StepAnchor, at: StepAnchor): boolean {
  const steps = symbols.declarations.procedures[declared.procedure]?.namedSteps ?? [];
  const place = (anchor: StepAnchor): number => steps.findIndex(({ name }) => name === anchor.name);
  return at.procedure === declared.procedure && at.here && place(at) >= place(declared);
}
