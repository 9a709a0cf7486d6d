// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. Made up: card H11 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { boundariesIn, conduct, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('H11 in play, boundaries', () => {
  boundary('at the start of Arab League Phase: the card is not in play [II 7.2]', 1, {
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [nothingAsked],
  });
});
