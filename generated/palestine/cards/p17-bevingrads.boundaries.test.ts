// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('P17 unshaded, boundaries', () => {
  boundary('Fortified bases: Irgun play it [P17 unshaded]', 1, {
    when: [play('Irgun', 'P17', 'unshaded')],
    then: [inPlay('P17', 'unshaded')],
  });

  boundary('Fortified bases: British play it [P17 unshaded]', 1, {
    given: [emptyBoard],
    when: [play('British', 'P17', 'unshaded')],
    then: [inPlay('P17', 'unshaded')],
  });
});

describe('P17 shaded, boundaries', () => {
  boundary('Isolated from population: British play it [P17 shaded]', 1, {
    when: [play('British', 'P17', 'shaded')],
    then: [inPlay('P17', 'shaded')],
  });

  boundary('Isolated from population: Irgun play it [P17 shaded]', 1, {
    given: [emptyBoard],
    when: [play('Irgun', 'P17', 'shaded')],
    then: [inPlay('P17', 'shaded')],
  });
});
