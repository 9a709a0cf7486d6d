/** In which procedures the game may end. */
import type { ProcedureId, Step, World } from '../resolved/ir.js';
import { walk } from './survey.js';

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
  let ends = false;
  walk(steps, (node) => {
    if (node.kind === 'win') ends = true;
    if (node.kind === 'conduct') ends ||= (node.procedures as readonly ProcedureId[]).some((id) => ending.has(id));
  });
  return ends;
}
