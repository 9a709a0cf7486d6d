/**
 * While a procedure is conducted that disregards cards, nothing applies that they say, whoever asks. Only what can be asked then
 * is marked for it, so that the rest of the game is as if no sentence said so.
 */
import type { Condition, ProcedureId } from '../resolved/ir.js';
import { eachOpDone } from './calls.js';
import { type CoreNodes, change, visit } from './children.js';
import type { Conduct, Core, CoreProcedure } from './ir.js';

/** The game in which it is marked what does not apply meanwhile. */
export function withDisregard(core: Core): Core {
  const reached = conductedMeanwhile(core);
  const others = marked('core', { ...core, procedures: [] }, reached.size > 0);
  return {
    ...others,
    procedures: core.procedures.map((it): CoreProcedure => marked('procedure', it, reached.has(it.id))),
    rolls: others.rolls.map((it, index) => {
      const isElsewhere = it.procedure !== undefined && !reached.has(it.procedure);
      return isElsewhere ? marked('rolls', core.rolls[index] ?? it, false) : it;
    }),
  };
}

function marked<Name extends 'core' | 'procedure' | 'rolls'>(
  name: Name,
  part: CoreNodes[Name],
  isAskedMeanwhile: boolean,
): CoreNodes[Name] {
  if (!isAskedMeanwhile) return change(name, part, { condition: unmarked });
  return change(name, part, {
    guard: (guard) => ('card' in guard ? { ...guard, disregardable: true } : guard),
    cardGuard: (guard) => ({ ...guard, disregardable: true }),
  });
}

function unmarked(condition: Condition): Condition {
  if (condition.kind !== 'is current' && condition.kind !== 'in play') return condition;
  const { ofEffect, ...plain } = condition;
  return ofEffect === undefined ? condition : plain;
}

/** The procedures that are conducted while cards are disregarded: those of which it is said, and what they conduct themselves. */
function conductedMeanwhile(core: Core): ReadonlySet<ProcedureId> {
  const found = new Set<ProcedureId>();
  const enter = (id: ProcedureId): void => {
    if (found.has(id)) return;
    found.add(id);
    const own = core.procedures[id];
    if (own === undefined) return;
    eachOpDone(core, own.block, (op) => {
      if (op.kind === 'conduct') conductedBy(op).forEach(enter);
      if (op.kind === 'do') enter(op.procedure);
      if (op.kind === 'named') op.declares.forEach(enter);
    });
  };
  visit('core', core, {
    op: (op) => {
      if (op.kind === 'conduct' && op.disregardsCards === true) conductedBy(op).forEach(enter);
    },
  });
  return found;
}

function conductedBy({ procedures, accompanied }: Conduct): readonly ProcedureId[] {
  return [...procedures, ...(accompanied?.procedures ?? [])];
}
