/**
 * For which procedures an accompanying one can find a space: what it does may make true what their selection asks for. Such a
 * procedure can be chosen on the strength of the accompanying one, which then comes first.
 */
import type { ProcedureId } from '../resolved/ir.js';
import { eachOpDone } from './calls.js';
import { flowsOf } from './effects.js';
import type { Flow } from './parts.js';
import type { Block, Core, CoreProcedure } from './ir.js';
import { ends, waitsOfSelection } from './waits.js';

/** Core in which each procedure that is somewhere conducted with others at any moment knows those that may find it a space. */
export function withOpenings(core: Core, accompanied: ReadonlySet<ProcedureId>): Core {
  const opened = core.procedures.map((it) => [it.id, openedBy(core, it)] as const);
  return {
    ...core,
    procedures: core.procedures.map((it) => ({
      ...it,
      openedBy: accompanied.has(it.id) ? opened.flatMap(([by, found]) => (found.includes(it.id) ? [by] : [])) : [],
    })),
  };
}

/** The procedures for which this accompanying one can find a space; none for one that accompanies nothing. */
export function openedBy(core: Core, accompanying: CoreProcedure): readonly ProcedureId[] {
  const { accompanies, alsoAccompanies = [], faction, id: own } = accompanying;
  if (accompanies === null) return [];
  const done: Flow[] = [];
  // It is conducted without an accompanying one of its own.
  eachOpDone(core, doing(own), (op) => done.push(...flowsOf(core.world, op)), 'alone');
  return core.procedures.flatMap(({ id, faction: host, selection, accompanies: others }) => {
    if (selection === null || others !== null) return [];
    const may = accompanies === 'any' || accompanies.includes(id) || alsoAccompanies.some((it) => it.host === id);
    if (!may) return [];
    if (faction !== null && host !== null && faction !== host) return [];
    return waitsOfSelection(core, selection).some((wait) => done.some((flow) => ends(wait, flow))) ? [id] : [];
  });
}

/** All that is done where the procedure is. */
function doing(procedure: ProcedureId): Block {
  return [{ text: '', span: null, rule: '', by: { kind: 'executing' }, op: { kind: 'do', procedure } }];
}
