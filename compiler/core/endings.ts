/** In which procedures the game may end. */
import { some } from '../resolved/children.js';
import type { ProcedureId, Step, World } from '../resolved/ir.js';

/** The procedures that name a winner, and those that do such a procedure as one of their steps. */
export function endingProcedures(world: World): ReadonlySet<ProcedureId> {
  const ending = new Set<ProcedureId>();
  for (let before = -1; before < ending.size;) {
    before = ending.size;
    world.procedures.forEach((procedure, id) => {
      if (endsWithin(procedure.steps, ending)) ending.add(id as ProcedureId);
    });
  }
  return ending;
}

function endsWithin(steps: readonly Step[], ending: ReadonlySet<ProcedureId>): boolean {
  return some('steps', steps, {
    act: (act) => act.kind === 'win' || (act.kind === 'conduct' && act.procedures.some((id) => ending.has(id))),
  });
}
