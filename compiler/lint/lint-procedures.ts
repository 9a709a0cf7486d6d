/** Procedures that nobody can ever conduct. */
import type { CoreProcedure } from '../core/ir.js';
import { truthOf } from './conditions.js';
import { eachOp } from '../core/children.js';
import { rootsOf, type Facts } from './facts.js';
import type { Linting } from './lint.js';
import { isNeverMet, mayBeConducted } from './possible.js';
import { initialFlow } from './flow-facts.js';

export function lintProcedures({ facts, record }: Linting): void {
  const { core, world } = facts;
  const called = calledIn(facts);
  for (const procedure of core.procedures) {
    const { declared } = world.procedures[procedure.id] ?? {};
    if (declared === undefined || procedure.woven !== null) continue;
    const what = procedure.name;
    if (!called.has(procedure.id)) record('RW0808', declared, { what, why: 'nothing conducts it' });
    else if (procedure.offered && !mayBeConducted(facts, procedure) && !isToldOf(facts, procedure)) {
      record('RW0808', declared, { what, why: 'it can never begin' });
    }
  }
}

/** A condition that never holds is told of for itself. */
function isToldOf(facts: Facts, { requires, selection }: CoreProcedure): boolean {
  const flow = initialFlow(facts);
  if (requires !== null && truthOf(flow, requires) === false) return true;
  return selection !== null && isNeverMet(flow, selection);
}

/** The procedures that some step conducts, and the one that plays a whole game. */
function calledIn({ core, world }: Facts): ReadonlySet<number> {
  const called = new Set<number>([world.start]);
  for (const { block } of rootsOf(core)) {
    eachOp(block, (op) => {
      if (op.kind === 'do') called.add(op.procedure);
      if (op.kind !== 'conduct') return;
      for (const id of [...op.procedures, ...(op.accompanied?.procedures ?? [])]) called.add(id);
    });
  }
  return called;
}
