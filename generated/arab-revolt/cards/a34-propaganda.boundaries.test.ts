// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, conduct, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('A34 in play, boundaries', () => {
  boundary('at the end of Reset Phase: the card is not in play [AR 6.5]', 1, {
    when: [conduct('Rebels', 'Reset Phase')],
    then: [nothingAsked],
  });
});
