// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('A1 unshaded, boundaries', () => {
  boundary('Detain all suspects: Rebels play it [A1 unshaded]', 1, {
    when: [play('Rebels', 'A1', 'unshaded')],
    then: [inPlay('A1', 'unshaded')],
  });

  boundary('Detain all suspects: British play it [A1 unshaded]', 1, {
    given: [emptyBoard],
    when: [play('British', 'A1', 'unshaded')],
    then: [inPlay('A1', 'unshaded')],
  });
});

describe('A1 shaded, boundaries', () => {
  boundary('Widespread opposition: Rebels play it [A1 shaded]', 1, {
    when: [play('Rebels', 'A1', 'shaded')],
    then: [inPlay('A1', 'shaded')],
  });

  boundary('Widespread opposition: British play it [A1 shaded]', 1, {
    given: [emptyBoard],
    when: [play('British', 'A1', 'shaded')],
    then: [inPlay('A1', 'shaded')],
  });
});
