// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('P13 unshaded, boundaries', () => {
  boundary('Preparing for next fight: Irgun play it [P13 unshaded]', 1, {
    when: [play('Irgun', 'P13', 'unshaded')],
    then: [inPlay('P13', 'unshaded')],
  });

  boundary('Preparing for next fight: British play it [P13 unshaded]', 1, {
    when: [play('British', 'P13', 'unshaded')],
    then: [inPlay('P13', 'unshaded')],
  });
});

describe('P13 shaded, boundaries', () => {
  boundary("Haganah's elite: Irgun play it [P13 shaded]", 1, {
    when: [play('Irgun', 'P13', 'shaded')],
    then: [inPlay('P13', 'shaded')],
  });

  boundary("Haganah's elite: British play it [P13 shaded]", 1, {
    when: [play('British', 'P13', 'shaded')],
    then: [inPlay('P13', 'shaded')],
  });
});
