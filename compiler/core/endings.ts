/** Where the game may end within steps that stand elsewhere: nothing is done after that. */
import { callsOf, stepsOfHook } from './calls.js';
import { blocksOf, visit } from './children.js';
import { isEnd } from '../resolved/ends.js';
import type { Block, Core, Op, Hook } from './ir.js';

export interface Endings {
  /** Whether the game may end in what the operation has done elsewhere; not in its own blocks. */
  readonly within: (op: Op) => boolean;
  readonly withinHook: (woven: Hook) => boolean;
}

export function endingsOf(core: Core): Endings {
  const calls = callsOf(core);
  const ending = new Set<Block>();
  const blocks: Block[] = [];
  visit('core', core, { block: (block) => blocks.push(block) });
  const endsIn = (block: Block): boolean => ending.has(block);
  const within = (op: Op): boolean => calls(op).some(endsIn);
  // The blocks within a block come after it: from the last to the first, each knows of those within it.
  blocks.reverse();
  for (let before = -1; before < ending.size;) {
    before = ending.size;
    for (const block of blocks) {
      if (block.some(({ op }) => isEnd(op) || within(op) || blocksOf(op).some(endsIn))) ending.add(block);
    }
  }
  return { within, withinHook: (woven) => stepsOfHook(core, woven).some(endsIn) };
}
