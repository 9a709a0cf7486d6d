import { describe, expect, it } from 'vitest';
import { kinds } from '../../../compiler/diagnostics/catalogue/kinds.js';
import { names } from '../../../compiler/diagnostics/catalogue/names.js';
import { resolve } from './marsh.js';

/** The steps of the card that an example shows. */
function stepsOf(example: string): string {
  const [, steps = ''] = example.split('  effect:\n');
  return steps.replace(/^ {4}/gmu, '');
}

const pages = Object.entries({ ...names, ...kinds }).filter(([, entry]) => entry.explain.wrong.startsWith('card: '));

describe('the examples of an explain page', () => {
  it.each(pages)('show %s and how it is fixed', (code, { explain }) => {
    expect(resolve(stepsOf(explain.wrong)).diagnostics.map((it) => it.code)).toEqual([code]);
    expect(resolve(stepsOf(explain.right)).diagnostics).toEqual([]);
  });
});
