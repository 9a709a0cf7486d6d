/** Core as far as play comes. */
import { change } from '../core/children.js';
import type { Block, Core, CoreProcedure, Op } from '../core/ir.js';
import { isEnd } from '../resolved/ends.js';

/**
 * Core without what stands behind an end of the game: the type checker asks for everything that is declared to be used where
 * it can be reached.
 */
export function reached(core: Core): Core {
  return change('core', core, { block: upToEnd, procedure: withoutAfter, op: namedUpToEnd });
}

function upToEnd(block: Block): Block {
  const last = block.findIndex(({ op }) => isLast(op));
  return last < 0 || last === block.length - 1 ? block : block.slice(0, last + 1);
}

/** What cards add behind the steps is not done either. */
function withoutAfter(procedure: CoreProcedure): CoreProcedure {
  return procedure.after.length > 0 && isEnded(procedure.block) ? { ...procedure, after: [] } : procedure;
}

function namedUpToEnd(op: Op): Op {
  if (op.kind !== 'named' || op.closing.length + op.after.length === 0 || !isEnded(op.block)) return op;
  // Where a card replaces the steps, play goes on.
  return { ...op, closing: [], after: op.instead.length === 0 ? [] : op.after };
}

/** The game is over behind it, whatever is on the board. */
function isLast(op: Op): boolean {
  if (op.kind === 'if') return isEnded(op.then) && isEnded(op.otherwise);
  return isEnd(op);
}

function isEnded(block: Block): boolean {
  return block.some(({ op }) => isLast(op));
}
