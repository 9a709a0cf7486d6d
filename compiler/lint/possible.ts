/** Whether what is offered can ever begin. */
import type { Actor, Conduct, CoreProcedure, CoreSelection, Possible } from '../core/ir.js';
import type { SpaceSet } from '../resolved/ir.js';
import { unreachable } from '../unreachable.js';
import { isLasting, supposing, truthOf } from './conditions.js';
import type { Facts } from './facts.js';
import { changedBy, intervalOf } from './numbers.js';
import { openScene, type Scene } from './scene.js';
import { candidates } from './spaces.js';

/** False where a block with such a beginning can begin on no board. */
export function mayBegin(scene: Scene, possible: Possible | null): boolean {
  if (possible === null) return true;
  switch (possible.kind) {
    case 'condition':
      return truthOf(scene, possible.condition) !== false;
    case 'some space': {
      const isAsked = possible.most === 'all' || intervalOf(scene, possible.most).most > 0;
      return isAsked && candidates(scene, possible.spaces).length > 0;
    }
    case 'conduct':
      return mayConduct(scene, possible.conduct, possible.by);
    case 'event':
      return true;
    case 'any':
      return possible.of.some((it) => mayBegin(scene, it.possible));
    case 'if': {
      const truth = truthOf(scene, possible.condition);
      if (truth !== false && mayBegin(supposing(scene, possible.condition, true), possible.then)) return true;
      return truth !== true && mayBegin(supposing(scene, possible.condition, false), possible.otherwise);
    }
    default:
      return unreachable(possible);
  }
}

/** False where none of the procedures can ever be conducted in this way. */
export function mayConduct(scene: Scene, { procedures, most, within: bounds }: Conduct, by: Actor): boolean {
  const { facts } = scene;
  const spaces = bounds === null ? null : candidates(scene, bounds);
  if (most !== null && most !== 'all' && intervalOf(scene, most).most < 1) return false;
  return procedures.some((id) => {
    const procedure = facts.core.procedures[id];
    if (procedure === undefined || !isOf(procedure, by)) return false;
    if (!mayBeConducted(facts, procedure, most !== null)) return false;
    if (spaces === null || procedure.selection === null) return true;
    return candidates(openScene(facts), procedure.selection.spaces).some((space) => spaces.includes(space));
  });
}

function isOf({ faction, woven }: CoreProcedure, by: Actor): boolean {
  return woven === null && (faction === null || by.kind !== 'faction' || by.faction === faction);
}

/** False where the procedure can be conducted on no board; with a limit given, its own does not matter. */
export function mayBeConducted(facts: Facts, procedure: CoreProcedure, isLimitGiven = false): boolean {
  const scene = openScene(facts);
  const { requires, selection, possible } = procedure;
  if (requires !== null && truthOf(scene, requires) === false) return false;
  if (selection === null) return mayBegin(scene, possible);
  const limit = changedBy(scene, intervalOf(scene, selection.most), selection.changes);
  return (isLimitGiven || limit.most >= 1) && selectable(scene, selection).here.length > 0;
}

/** The scene in which one of the spaces that can be selected is in hand. */
export function selectable(scene: Scene, selection: CoreSelection): Scene {
  const { spaces, conditions } = selection;
  const inSpace = conditions
    .filter(({ waivable }) => !waivable)
    .reduce((found, { condition }) => supposing(found, condition, true), within(scene, spaces));
  return isNeverMet(scene, selection) ? { ...inSpace, here: [] } : inSpace;
}

/** Some condition of the selection holds in no space that it may select. */
export function isNeverMet(scene: Scene, { spaces, conditions }: CoreSelection): boolean {
  const inSpace = within(scene, spaces);
  return conditions.some(({ condition, waivable }) => !waivable && truthOf(inSpace, condition) === false);
}

/** The scene in which a space of the set is in hand. */
export function within(scene: Scene, set: SpaceSet): Scene {
  return { ...scene, here: candidates(scene, set), known: set.tests.filter(isLasting) };
}
