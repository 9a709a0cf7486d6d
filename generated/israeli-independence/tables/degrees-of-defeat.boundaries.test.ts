// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, conduct, loses } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/tables/degrees-of-defeat.yaml');

describe('Degrees of Defeat, boundaries', () => {
  // if the number looked up is at least 0 and the number looked up is at most 3: both are equal
  // Israelis lose with a Stalemate: done
  boundary('if the number looked up is at least 0 and the number looked up is at most 3: it is so, and 2 more [II 5.0]', 4, {
    when: [conduct('Israelis', 'Degrees of Defeat')],
    then: [loses('Israelis', 'Stalemate')],
  });
});
