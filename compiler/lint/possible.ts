/** Whether what is offered can ever begin. */
import type { Actor, Block, Conduct, CoreProcedure, CoreSelection } from '../core/ir.js';
import { beginningWithChit } from '../core/possible.js';
import type { SpaceSet } from '../resolved/ir.js';
import { isLasting, supposing, truthOf } from './conditions.js';
import type { Facts } from './facts.js';
import { changedBy, intervalOf } from './numbers.js';
import { openScene, type Scene } from './scene.js';
import { candidates } from './spaces.js';

/** False where the first of the steps can begin on no board. */
export function mayBegin(scene: Scene, block: Block): boolean {
  const first = block.find(({ op }) => op.kind !== 'let' && op.kind !== 'moment');
  if (first === undefined) return true;
  const { op } = first;
  switch (op.kind) {
    case 'conduct':
      return mayConduct(scene, op, first.by);
    case 'choose spaces': {
      const { most } = op.range;
      const isAsked = most === 'all' || intervalOf(scene, most).most > 0;
      return isAsked && candidates(scene, op.spaces).length > 0;
    }
    case 'named':
      return mayBegin(scene, op.block);
    case 'may':
      return mayBegin(scene, op.body);
    case 'repeat at will':
      return mayBeginAgain(scene, op.body);
    case 'while':
      return truthOf(scene, op.condition) !== false && mayBeginAgain(scene, op.body);
    case 'choose':
      return op.alternatives.some(({ block: own }) => mayBeginAgain(scene, own));
    case 'flip': {
      const { columns, where, range } = op;
      if (where.kind !== 'here' || range.least === 'all') return true;
      const least = { kind: 'literal', value: 1 } as const;
      const things = [{ kind: 'pieces', columns }] as const;
      return truthOf(scene, { kind: 'is there', things, where, least, negated: false }) !== false;
    }
    case 'if': {
      const truth = truthOf(scene, op.condition);
      if (truth !== false && mayBegin(supposing(scene, op.condition, true), op.then)) return true;
      return truth !== true && mayBegin(supposing(scene, op.condition, false), op.otherwise);
    }
    default:
      return true;
  }
}

/** As `mayBegin`, for alternatives and for steps done again and again: where they begin with a chit, there must be one. */
export function mayBeginAgain(scene: Scene, block: Block): boolean {
  const chits = beginningWithChit(block);
  if (chits !== null && intervalOf(scene, { kind: 'count chits', chits }).most <= 0) return false;
  return mayBegin(scene, block);
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
  const { requires, selection, block } = procedure;
  if (requires !== null && truthOf(scene, requires) === false) return false;
  if (selection === null) return mayBegin(scene, block);
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
