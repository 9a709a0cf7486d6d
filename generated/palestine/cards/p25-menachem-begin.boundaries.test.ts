// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('P25 unshaded, boundaries', () => {
  boundary('Documents captured: British play it [P25 unshaded]', 1, {
    given: [emptyBoard],
    when: [play('British', 'P25', 'unshaded')],
    then: [inPlay('P25', 'unshaded')],
  });

  boundary('Documents captured: Irgun play it [P25 unshaded]', 1, {
    when: [play('Irgun', 'P25', 'unshaded')],
    then: [inPlay('P25', 'unshaded')],
  });
});

describe('P25 shaded, boundaries', () => {
  boundary('Irgun leader: Irgun play it [P25 shaded]', 1, {
    when: [play('Irgun', 'P25', 'shaded')],
    then: [inPlay('P25', 'shaded')],
  });

  boundary('Irgun leader: British play it [P25 shaded]', 1, {
    given: [emptyBoard],
    when: [play('British', 'P25', 'shaded')],
    then: [inPlay('P25', 'shaded')],
  });
});
