/** `each only once` of a movement that is done once and is the only one that says so: no piece moves twice there anyhow. */
import { blocksOf, eachOp } from '../core/children.js';
import type { Block, Op } from '../core/ir.js';
import { rootsOf } from './facts.js';
import type { Linting } from './lint.js';

export function lintLoneOnce({ facts: { core }, record }: Linting): void {
  for (const { block } of rootsOf(core)) {
    let count = 0;
    eachOp(block, (op) => {
      if (isOnce(op)) count += 1;
    });
    if (count === 1) tellIn(block);
  }

  /** What is done again may move again what it has moved. */
  function tellIn(block: Block): void {
    for (const { op, span } of block) {
      if (isOnce(op)) record('RW0812', span, { why: 'the sentence is done once, and moves each piece once' });
      else if (!mayRepeat(op)) for (const inner of blocksOf(op)) tellIn(inner);
    }
  }
}

function isOnce(op: Op): boolean {
  return op.kind === 'move' && op.once;
}

function mayRepeat({ kind }: Op): boolean {
  return !['if', 'may', 'choose', 'take box', 'named'].includes(kind);
}
