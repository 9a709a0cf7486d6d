// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('P9 unshaded, boundaries', () => {
  boundary('Foreign Secretary: Irgun play it [P9 unshaded]', 1, {
    when: [play('Irgun', 'P9', 'unshaded')],
    then: [inPlay('P9', 'unshaded')],
  });

  boundary('Foreign Secretary: British play it [P9 unshaded]', 1, {
    when: [play('British', 'P9', 'unshaded')],
    then: [inPlay('P9', 'unshaded')],
  });
});

describe('P9 shaded, boundaries', () => {
  boundary('Declining great power: British play it [P9 shaded]', 1, {
    when: [play('British', 'P9', 'shaded')],
    then: [inPlay('P9', 'shaded')],
  });

  boundary('Declining great power: Irgun play it [P9 shaded]', 1, {
    given: [emptyBoard],
    when: [play('Irgun', 'P9', 'shaded')],
    then: [inPlay('P9', 'shaded')],
  });
});
