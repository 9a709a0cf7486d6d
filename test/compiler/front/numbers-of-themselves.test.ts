/** A declared number that is made of itself is told, whatever it is made of on the way. */
import { expect, it } from 'vitest';
import { check } from '../../../compiler/driver.js';
import { saltmarshWith } from '../../support/saltmarsh-spec.js';

function told(quantities: string): readonly (readonly [code: string, message: string])[] {
  const files = saltmarshWith('muster.yaml', 'raised: 2', quantities);
  return check({ files, diagnostics: [] }).diagnostics.map(({ code, message }) => [code, message] as const);
}

it.each([
  ['raised: raised', '`raised` is made of `raised`'],
  ['raised: half of raised, rounded up', '`raised` is made of `raised`'],
  ['raised: due plus 1\n  due: raised', '`raised` is made of `due`, which is made of `raised`'],
  ['raised: due\n  due: due', '`due` is made of `due`'],
])('%s', (quantities, message) => {
  expect(told(quantities)).toEqual([['RW0558', message]]);
});

it('a number is made of others that come to an end', () => {
  expect(told('raised: due\n  due: 2')).toEqual([]);
});
