// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('A15 unshaded, boundaries', () => {
  boundary('Hostages “protect” army: British play it [A15 unshaded]', 1, {
    when: [play('British', 'A15', 'unshaded')],
    then: [inPlay('A15', 'unshaded')],
  });

  boundary('Hostages “protect” army: Rebels play it [A15 unshaded]', 1, {
    when: [play('Rebels', 'A15', 'unshaded')],
    then: [inPlay('A15', 'unshaded')],
  });
});

describe('A15 shaded, boundaries', () => {
  boundary('Fails to intimidate rebels: Rebels play it [A15 shaded]', 1, {
    when: [play('Rebels', 'A15', 'shaded')],
    then: [inPlay('A15', 'shaded')],
  });

  boundary('Fails to intimidate rebels: British play it [A15 shaded]', 1, {
    when: [play('British', 'A15', 'shaded')],
    then: [inPlay('A15', 'shaded')],
  });
});
