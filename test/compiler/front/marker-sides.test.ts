/** The two sides of a marker are of one supply, also in the setup. */
import { expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import { referenceGame } from '../../support/reference-game.js';

/** What is wrong with a setup with these markers in Fenwick, where there is one of Unrest and Peace together. */
function told(markers: string): readonly string[] {
  const files = referenceGame().map(({ path, text }) => ({
    path,
    text: text
      .replace('flips to: Peace, rule', 'flips to: Peace, supply: 1, rule')
      .replace('Fenwick: { Unrest: 1 }', `Fenwick: { ${markers} }`),
  }));
  const { diagnostics } = check({ files, diagnostics: [] });
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, message }) => `${code}: ${message}`);
}

it('is enough for one of them', () => {
  expect(told('Unrest: 1')).toEqual([]);
  expect(told('Peace: 1')).toEqual([]);
});

it('is told once where both are more than there are', () => {
  expect(told('Unrest: 1, Peace: 1')).toEqual(['RW0510: the setup places 2 Unrest, and there are 1']);
});
