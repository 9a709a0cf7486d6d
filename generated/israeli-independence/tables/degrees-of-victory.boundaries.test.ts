// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, conduct, wins } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/tables/degrees-of-victory.yaml');

describe('Degrees of Victory, boundaries', () => {
  // Israelis win with a Marginal Victory: done
  boundary('if the number looked up is at most 9: it is so, and 1 more [II 5.0]', 4, {
    when: [conduct('Israelis', 'Degrees of Victory')],
    then: [wins('Israelis', 'Marginal Victory')],
  });
});
