/** Whether what is offered can ever begin. */
import type { Actor, Block, Conduct, CoreProcedure, CoreSelection } from '../core/ir.js';
import { beginningWithChit } from '../core/possible.js';
import type { SpaceSet } from '../resolved/ir.js';
import { isLasting, assume, truthOf } from './conditions.js';
import type { Facts } from './facts.js';
import { changedBy, intervalOf } from './numbers.js';
import { initialFlow, type FlowFacts } from './flow-facts.js';
import { candidates } from './spaces.js';

/** False where the first of the steps can begin on no board. */
export function mayBegin(flow: FlowFacts, block: Block): boolean {
  const first = block.find(({ op }) => op.kind !== 'let' && op.kind !== 'moment');
  if (first === undefined) return true;
  const { op } = first;
  switch (op.kind) {
    case 'conduct':
      return mayConduct(flow, op, first.by);
    case 'choose spaces': {
      const { most } = op.range;
      const isAsked = most === 'all' || intervalOf(flow, most).most > 0;
      return isAsked && candidates(flow, op.spaces).length > 0;
    }
    case 'named':
      return mayBegin(flow, op.block);
    case 'may':
      return mayBegin(flow, op.body);
    case 'repeat at will':
      return mayBeginAgain(flow, op.body);
    case 'while':
      return truthOf(flow, op.condition) !== false && mayBeginAgain(flow, op.body);
    case 'choose':
      return op.alternatives.some(({ block: own }) => mayBeginAgain(flow, own));
    case 'flip': {
      const { columns, where, range } = op;
      if (where.kind !== 'here' || range.least === 'all') return true;
      const least = { kind: 'literal', value: 1 } as const;
      const things = [{ kind: 'pieces', columns }] as const;
      return truthOf(flow, { kind: 'is there', things, where, least, negated: false }) !== false;
    }
    case 'if': {
      const truth = truthOf(flow, op.condition);
      if (truth !== false && mayBegin(assume(flow, op.condition, true), op.then)) return true;
      return truth !== true && mayBegin(assume(flow, op.condition, false), op.otherwise);
    }
    default:
      return true;
  }
}

/** As `mayBegin`, for alternatives and for steps done again and again: where they begin with a chit, there must be one. */
export function mayBeginAgain(flow: FlowFacts, block: Block): boolean {
  const chits = beginningWithChit(block);
  if (chits !== null && intervalOf(flow, { kind: 'count chits', chits }).most <= 0) return false;
  return mayBegin(flow, block);
}

/** False where none of the procedures can ever be conducted in this way. */
export function mayConduct(flow: FlowFacts, { procedures, most, within: bounds }: Conduct, by: Actor): boolean {
  const { facts } = flow;
  const spaces = bounds === null ? null : candidates(flow, bounds);
  if (most !== null && most !== 'all' && intervalOf(flow, most).most < 1) return false;
  return procedures.some((id) => {
    const procedure = facts.core.procedures[id];
    if (procedure === undefined || !isOf(procedure, by)) return false;
    if (!mayBeConducted(facts, procedure, most !== null)) return false;
    if (spaces === null || procedure.selection === null) return true;
    return candidates(initialFlow(facts), procedure.selection.spaces).some((space) => spaces.includes(space));
  });
}

function isOf({ faction, woven }: CoreProcedure, by: Actor): boolean {
  return woven === null && (faction === null || by.kind !== 'faction' || by.faction === faction);
}

/** False where the procedure can be conducted on no board; with a limit given, its own does not matter. */
export function mayBeConducted(facts: Facts, procedure: CoreProcedure, isLimitGiven = false): boolean {
  const known = facts.conductable[isLimitGiven ? 'other limit' : 'own limit'];
  const may = known.get(procedure) ?? isConductable(facts, procedure, isLimitGiven);
  known.set(procedure, may);
  return may;
}

function isConductable(facts: Facts, { requires, selection, block }: CoreProcedure, isLimitGiven: boolean): boolean {
  const flow = initialFlow(facts);
  if (requires !== null && truthOf(flow, requires) === false) return false;
  if (selection === null) return mayBegin(flow, block);
  const limit = changedBy(flow, intervalOf(flow, selection.most), selection.changes);
  return (isLimitGiven || limit.most >= 1) && selectable(flow, selection).here.length > 0;
}

/** The facts where one of the spaces that can be selected is in hand. */
export function selectable(flow: FlowFacts, selection: CoreSelection): FlowFacts {
  const { spaces, conditions } = selection;
  const inSpace = conditions
    .filter(({ waivable }) => !waivable)
    .reduce((found, { condition }) => assume(found, condition, true), within(flow, spaces));
  return isNeverMet(flow, selection) ? { ...inSpace, here: [] } : inSpace;
}

/** Some condition of the selection holds in no space that it may select. */
export function isNeverMet(flow: FlowFacts, { spaces, conditions }: CoreSelection): boolean {
  const inSpace = within(flow, spaces);
  return conditions.some(({ condition, waivable }) => !waivable && truthOf(inSpace, condition) === false);
}

/** The facts where a space of the set is in hand. */
export function within(flow: FlowFacts, set: SpaceSet): FlowFacts {
  return { ...flow, here: candidates(flow, set), known: set.tests.filter(isLasting) };
}
