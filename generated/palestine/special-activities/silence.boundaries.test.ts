// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/special-activities/silence.yaml');

describe('Silence, boundaries', () => {
  // up to 1 space: the most are selected
  // Police is here: none is there; one is there
  // the Underground Cells here are at least the Police here: both are equal
  // in each selected space: done
  // remove 1 Police here: just enough are there
  boundary('up to 1 space: more spaces than may be selected, and 6 more [P 4.3.1]', 5, {
    when: [conduct('Irgun', 'Silence'), answers('Irgun', 'Jerusalem City')],
    then: [{ 'Jerusalem City': ['2 Troops', '1 Underground Cell'] }],
  });

  // the Underground Cells here are at least the Police here: it is one more
  boundary('up to 1 space: just as many spaces as may be selected, and 1 more [P 4.3.1]', 5, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': ['1 Police', '2 Underground Cells'] }],
    when: [conduct('Irgun', 'Silence')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': '2 Underground Cells' }],
  });

  boundary('up to 1 space: no space can be selected [P 4.3.1]', 5, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Silence')],
    then: [nothingAsked],
  });

  // remove 1 Police here: more than enough are there
  boundary('the Underground Cells here are at least the Police here: it is one less, and 1 more [P 4.3.1]', 11, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '1 Police', 'Haifa District': ['2 Police', '2 Underground Cells'] }],
    when: [conduct('Irgun', 'Silence')],
    then: [{ 'Haifa District': ['1 Police', '2 Underground Cells'], 'Tel Aviv-Jaffa–Jerusalem': '1 Police' }],
  });
});
