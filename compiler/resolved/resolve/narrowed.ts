/** Sets of spaces with one more test. */
import type { SpaceSet, SpaceTest } from '../ir.js';

/** The spaces of the set that also pass the test; the set itself where it says so already. */
export function narrowed(set: SpaceSet, test: SpaceTest): SpaceSet {
  const said = JSON.stringify(test);
  return set.tests.some((it) => JSON.stringify(it) === said) ? set : { tests: [...set.tests, test] };
}
