/** Whoever waits for the suites that a thread derives helps, and what both come to is what one alone comes to. */
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { check } from '../../compiler/driver.js';
import { boundaryTests } from '../../compiler/host/boundary-tests.js';
import { readSpec } from '../../compiler/host/read-spec.js';
import { readSuites } from '../../compiler/host/suites-record.js';
import { markOfText } from '../../compiler/host/verdict-record.js';
import { deriveSuites } from '../../compiler/incremental/boundary-suites.js';
import { checkoutOfSaltmarsh } from '../support/checkout.js';

const checkout = checkoutOfSaltmarsh();
afterAll(() => {
  checkout.remove();
});

it('suites that several derive are those that one derives', { timeout: 120_000 }, async () => {
  const { core } = check(readSpec(join(import.meta.dirname, '../../spec/arab-revolt')));
  if (core === null) throw new Error('the spec has errors');
  const alone = deriveSuites(core, null, markOfText);
  const whose = { root: checkout.root, game: 'together', keeps: true };
  const together = await boundaryTests(core, 'together', whose);
  expect(await together()).toEqual(alone?.files);
  expect(readSuites(checkout.root, 'together')).toEqual(alone?.known);
});
