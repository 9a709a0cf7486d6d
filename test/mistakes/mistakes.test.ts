/**
 * A small sample of what `npm run mistakes` measures, always the same: one mistake of each kind in the smallest of the games. Each is
 * found, and no help changes what was meant.
 */
import { expect, it } from 'vitest';
import { groundsOf, trials } from './corpus.js';
import { figuresOf } from './figures.js';
import { kinds } from './kinds.js';

it('mistakes are found, told once and where they are, and no help changes what was meant', () => {
  const all = [...trials({ seed: 1, count: kinds.length, kinds, grounds: groundsOf(['starter']) })];
  const { mistakes, found, kept } = figuresOf(all);
  expect(mistakes).toBeGreaterThan(0.8 * kinds.length);
  expect(found.count).toBe(found.of);
  expect(kept.count).toBe(kept.of);
});
