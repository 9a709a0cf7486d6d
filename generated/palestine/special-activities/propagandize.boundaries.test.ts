// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/special-activities/propagandize.yaml');

describe('Propagandize, boundaries', () => {
  // Cells are here and a Curfew is here: one is there; none is there
  // in each selected space: done
  boundary('up to 2 Cities: no space can be selected, and 3 more [P 4.3.2]', 5, {
    when: [conduct('Irgun', 'Propagandize')],
    then: [nothingAsked],
  });

  boundary('Cells are here and a Curfew is here: none is there [P 4.3.2]', 7, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Propagandize')],
    then: [nothingAsked],
  });

  // Cells are here and a Curfew is here: one is there
  // Propagandize's loss is 2: it does not apply
  // if no Active Cells are here: it is so; none is there
  // activate 1 Cell here: more than enough are to be flipped
  boundary('up to 2 Cities: one space fewer than may be selected, and 5 more [P 4.3.2]', 5, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Underground Cells', '1 Curfew'] }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Underground Cell', '1 Active Cell', '1 Curfew'], 'Political Will': 17 }],
  });

  // if no Active Cells are here: one is there
  boundary('if no Active Cells are here: it is not so, and 1 more [P 4.3.2]', 12, {
    given: [{ 'Jerusalem City': ['1 Active Cell', '1 Curfew'] }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Jerusalem City': ['1 Active Cell', '1 Curfew'], 'Political Will': 17 }],
  });

  boundary('activate 1 Cell here: just enough are to be flipped [P 4.3.2]', 13, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['1 Underground Cell', '1 Curfew'] }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Curfew'], 'Political Will': 17 }],
  });

  // up to 2 Cities: the most are selected
  boundary('up to 2 Cities: just as many spaces as may be selected, and 1 more [P 4.3.2]', 5, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['1 Underground Cell', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Curfew'] }],
    when: [conduct('Irgun', 'Propagandize'), answers('Irgun', 'Tel Aviv-Jaffa', 'Jerusalem City')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Curfew'], 'Jerusalem City': ['1 Active Cell', '1 Curfew'], 'Political Will': 16 }],
  });

  boundary('reduce Political Will by loss: just to the end of the track [P 4.3.2]', 14, {
    given: [emptyBoard, { 'Haifa City': ['1 Active Cell', '1 Curfew'], 'Political Will': 1 }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Curfew'], 'Political Will': 0 }],
  });

  // reduce Political Will by loss: past the end of the track
  boundary("Propagandize's loss is 2: it applies, and 1 more [P 4.3.2]", 14, {
    given: [emptyBoard, { 'Haifa City': ['1 Active Cell', '1 Curfew'], 'Political Will': 1 }, inPlay('P25', 'shaded')],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Curfew'], 'Political Will': 0 }],
  });

  boundary('reduce Political Will by loss: to one before the end of the track [P 4.3.2]', 14, {
    given: [emptyBoard, { 'Haifa City': ['1 Active Cell', '1 Curfew'], 'Political Will': 20 }],
    when: [conduct('Irgun', 'Propagandize')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Curfew'], 'Political Will': 19 }],
  });

  boundary('up to 2 Cities: more spaces than may be selected [P 4.3.2]', 5, {
    given: [
      emptyBoard,
      { 'Jerusalem City': ['1 Active Cell', '1 Curfew'], 'Haifa City': ['1 Underground Cell', '1 Curfew'] },
      { 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Curfew'] },
    ],
    when: [conduct('Irgun', 'Propagandize'), answers('Irgun', 'Tel Aviv-Jaffa', 'done')],
    then: [
      { 'Haifa City': ['1 Underground Cell', '1 Curfew'], 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Curfew'] },
      { 'Jerusalem City': ['1 Active Cell', '1 Curfew'], 'Political Will': 17 },
    ],
  });
});
