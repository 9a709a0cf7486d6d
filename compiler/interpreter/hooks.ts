/** Steps that cards, or procedures that are declared, add to something: when they apply, and what they are given. */
import type { Effect } from '../../runtime/decision.js';
import { isOver } from '../../runtime/outcome.js';
import { rowAt } from '../../runtime/state.js';
import type { Capture, CoreProcedure, Op, Hook } from '../core/ir.js';
import { unreachable } from '../unreachable.js';
import { canBegin, isEligible, limitOf } from './conduct.js';
import { applies } from './expressions.js';
import { type Frame, frameOf, FREE, groupOf, hereOf, newFrame, whyOf } from './frame.js';
import { isPossible } from './possible.js';
import { agrees, asked } from './questions.js';
import { perform } from './statements.js';

type Named = Extract<Op, { kind: 'named' }>;

/** Does the added steps if they apply, which it tells. They know only what they are given. */
export function* runHook(frame: Frame, { guard, index, given }: Hook, by: number): Effect<boolean> {
  const { core, visit } = frame.machine;
  const isDeclared = 'declared' in guard;
  const all = isDeclared ? (rowAt(core.procedures, guard.declared).woven ?? []) : rowAt(core.cards, guard.card).woven;
  const steps = rowAt(all, index);
  if (!isInForce(frame, guard)) {
    visit?.(steps, 'not in force');
    return false;
  }
  visit?.(steps, 'done');
  const start = newFrame(frame.machine, frame.game, by);
  const alone = given.reduce<Frame>((known, it) => givenTo(known, frame, it, isDeclared), start);
  yield* perform(alone, steps.block);
  return true;
}

/** Whether a card's steps, or those of a procedure that is declared, apply. */
export function isInForce(frame: Frame, guard: Hook['guard']): boolean {
  if (!('declared' in guard)) return applies(frame, guard);
  const { interlude } = frame.scope;
  return interlude !== null && interlude.declared === guard.declared && interlude.spaces.includes(hereOf(frame));
}

function givenTo(alone: Frame, frame: Frame, given: Capture, isDeclared: boolean): Frame {
  switch (given.kind) {
    case 'here':
      return { ...alone, here: hereOf(frame) };
    case 'group': {
      const group = groupOf(frame);
      return { ...alone, group, here: group.to };
    }
    case 'scope':
      // What is declared has no bounds.
      return isDeclared ? alone : { ...alone, scope: frame.scope };
    case 'number': {
      const value = frame.variables.get(given.name);
      if (value === undefined) throw new Error(`nothing is called ${given.name}`);
      alone.variables.set(given.name, value);
      return alone;
    }
    default:
      return unreachable(given);
  }
}

/** Does what a card does in place of the procedure, if it must or whoever conducts it likes; true where it was done. */
export function* isReplaced(frame: Frame, { instead = [] }: CoreProcedure, by: number): Effect<boolean> {
  for (const { woven, may, possible } of instead) {
    const { guard, text } = woven;
    if (!isInForce(frame, guard) || (may && !isPossible(frame, possible))) continue;
    const rule = 'card' in guard ? rowAt(frame.machine.world.cards, guard.card).code : '';
    if (may && !(yield* agrees(by, whyOf(frame, { text, rule }), { space: null }))) continue;
    yield* runHook(frame, woven, by);
    return true;
  }
  return false;
}

/** Does added steps one after another; true where the game is over. */
export function* runHooks(frame: Frame, list: readonly Hook[], by: number): Effect<boolean> {
  for (const woven of list) {
    yield* runHook(frame, woven, by);
    if (isOver(frame.game)) return true;
  }
  return false;
}

/** Steps with what is done before, instead of, at the end of and after them. */
export function* withMoments(
  frame: Frame,
  op: Pick<Named, 'before' | 'instead' | 'after' | 'block'> & Partial<Pick<Named, 'declares' | 'closing'>>,
  by: number,
): Effect {
  for (const procedure of op.declares ?? []) yield* declare(frame, procedure);
  if (yield* runHooks(frame, op.before, by)) return;
  let isReplaced = false;
  for (const woven of op.instead) isReplaced ||= yield* runHook(frame, woven, by);
  if (isOver(frame.game)) return;
  if (!isReplaced) {
    if (yield* perform(frame, op.block)) return;
    if (yield* runHooks(frame, op.closing ?? [], by)) return;
  }
  yield* runHooks(frame, op.after, by);
}

/** A procedure may be declared in the current space: as the interlude, or once more where it has been before. */
function* declare(frame: Frame, id: Named['declares'][number]): Effect {
  const { machine, game } = frame;
  const { interlude } = frame.scope;
  const procedure = rowAt(machine.core.procedures, id);
  if (!interlude?.procedures.includes(procedure)) return;
  if (interlude.done && interlude.declared !== id) return;
  const { by, spaces } = interlude;
  const here = hereOf(frame);
  const alone = frameOf(machine, game, procedure, by, FREE);
  const { selection } = procedure;
  const most = selection === null ? 1 : limitOf(alone, selection);
  if (spaces.includes(here) || spaces.length >= most || !canBegin(alone, procedure)) return;
  if (selection !== null && !isEligible(alone, selection, here)) return;
  const why = whyOf(frame, { text: `declare ${procedure.name} here`, rule: procedure.rule });
  const answer: number = yield asked(by, 'alternative', why, [0, 1], [procedure.name, 'done'], { space: here });
  if (answer !== 0) return;
  interlude.done = true;
  interlude.declared = id;
  spaces.push(here);
  machine.visit?.(procedure, 'declared');
}
