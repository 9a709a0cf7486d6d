/** Sentences that stand where they say nothing: `nothing` beside other steps, and steps after the end of the game. */
import { walk } from '../core/survey.js';
import type { Step } from '../resolved/ir.js';
import type { Linting } from './lint.js';

export function lintSuperfluousSteps({ facts: { world }, tell }: Linting): void {
  const { procedures, additionalSpaces, tracks, standing, cards, weaves, chits } = world;
  const look = (node: Readonly<Record<string, unknown>>): void => {
    for (const list of Object.values(node)) {
      if (!Array.isArray(list) || !list.every(isStep)) continue;
      const end = list.findIndex(({ act }) => act.kind === 'win');
      for (const [index, { act, span }] of list.entries()) {
        if (act.kind === 'nothing' && list.length > 1) tell('RW0812', span, { why: 'other steps stand beside it' });
        else if (end !== -1 && index > end) tell('RW0812', span, { why: 'the game is over before it' });
      }
    }
  };
  // No step stands within a set of spaces or a number of things.
  const isLeaf = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && ('tests' in value || 'things' in value);
  walk([procedures, additionalSpaces, tracks, standing, cards, weaves, chits], look, isLeaf);
}

function isStep(value: unknown): value is Step {
  return typeof value === 'object' && value !== null && 'act' in value && 'may' in value;
}
