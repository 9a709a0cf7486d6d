// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/special-activities/restore.yaml');

describe('Restore, boundaries', () => {
  // Troops are here and Police is here and no Irgun pieces are here: none is there; one is there
  // in each selected space: done
  boundary('up to 1 space: no space can be selected, and 5 more [P 4.2.1]', 5, {
    when: [conduct('British', 'Restore')],
    then: [nothingAsked],
  });

  boundary('Troops are here and Police is here and no Irgun pieces are here: one is there [P 4.2.1]', 1, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [conduct('British', 'Restore')],
    then: [{ 'Tel Aviv-Jaffa': '1 Troops' }],
  });

  // up to 1 space: the most are selected
  // Troops are here and Police is here and no Irgun pieces are here: none is there
  // remove the Curfew here: none is there
  // remove all Sabotage here: none is there
  // flip all Terror here to Sabotage: done
  boundary('up to 1 space: just as many spaces as may be selected, and 5 more [P 4.2.1]', 5, {
    given: [emptyBoard, { 'Haifa–Syria': ['1 Troops', '1 Police', '1 Terror'] }],
    when: [conduct('British', 'Restore')],
    then: [{ 'Haifa–Syria': ['1 Troops', '1 Police', '1 Sabotage'] }],
  });
});
