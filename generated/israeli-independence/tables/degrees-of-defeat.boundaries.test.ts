// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, conduct, emptyBoard, loses } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/tables/degrees-of-defeat.yaml');

describe('Degrees of Defeat, boundaries', () => {
  // if the number looked up is at least 4 and the number looked up is at most 6: it is not so
  // if the number looked up is at least 7 and the number looked up is at most 9: it is not so
  // if the number looked up is at least 10: it is so
  // Israelis lose with a Decisive Defeat: done
  boundary('if the number looked up is at least 0 and the number looked up is at most 3: it is not so, and 4 more [II 5.0]', 4, {
    given: [emptyBoard, { 'West Jerusalem': '1 Syrian army' }],
    when: [conduct('Israelis', 'Arab League Phase')],
    then: [{ 'West Jerusalem': '1 Syrian army' }, loses('Israelis', 'Decisive Defeat')],
  });
});
