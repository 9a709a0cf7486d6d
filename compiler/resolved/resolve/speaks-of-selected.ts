import { some } from '../children.js';
import type { Step } from '../ir.js';

/** The step speaks of the spaces selected for its procedure. */
export function speaksOfSelected(step: Step): boolean {
  return some('step', step, { test: ({ kind }) => kind === 'selected' });
}
