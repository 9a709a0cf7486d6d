/** Sentences that stand where they say nothing: `nothing` beside other steps, and steps after the end of the game. */
import { visit } from '../resolved/children.js';
import { isEnd } from '../resolved/ends.js';
import type { Step } from '../resolved/ir.js';
import type { Linting } from './lint.js';

export function lintSuperfluousSteps({ facts: { world }, record }: Linting): void {
  const look = (steps: readonly Step[]): void => {
    const end = steps.findIndex(({ act }) => isEnd(act));
    for (const [index, { act, span }] of steps.entries()) {
      if (act.kind === 'nothing' && steps.length > 1) record('RW0812', span, { why: 'other steps stand beside it' });
      else if (end !== -1 && index > end) record('RW0812', span, { why: 'the game is over before it' });
    }
  };
  visit('world', world, { steps: look });
}
