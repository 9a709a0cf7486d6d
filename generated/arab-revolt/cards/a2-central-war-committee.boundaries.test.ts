// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('A2 unshaded, boundaries', () => {
  boundary('Orders ignored by leaders: British play it [A2 unshaded]', 1, {
    when: [play('British', 'A2', 'unshaded')],
    then: [inPlay('A2', 'unshaded')],
  });

  boundary('Orders ignored by leaders: Rebels play it [A2 unshaded]', 1, {
    given: [emptyBoard],
    when: [play('Rebels', 'A2', 'unshaded')],
    then: [inPlay('A2', 'unshaded')],
  });
});

describe('A2 shaded, boundaries', () => {
  boundary('Improves coordination: Rebels play it [A2 shaded]', 1, {
    when: [play('Rebels', 'A2', 'shaded')],
    then: [inPlay('A2', 'shaded')],
  });

  boundary('Improves coordination: British play it [A2 shaded]', 1, {
    when: [play('British', 'A2', 'shaded')],
    then: [inPlay('A2', 'shaded')],
  });
});
