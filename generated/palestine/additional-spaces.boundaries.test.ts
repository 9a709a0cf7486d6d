// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked } from './suites.js';
const boundary = boundariesIn(test, 'palestine/additional-spaces.yaml');

describe('Offensive, boundaries', () => {
  // remove 1 Arms Cache in a space without British pieces: the most are selected; none is there; one is there; just enough are there
  boundary('remove 1 Arms Cache in a space without British pieces: more spaces than may be selected, and 5 more [P 2.3.7]', 11, {
    given: [{ Haganah: 2 }],
    when: [
      conduct('Irgun', 'Recruit'),
      answers('Irgun', 'Haifa City', 'Tel Aviv-Jaffa', 'done', 'Jerusalem City', 'done', 'Offensive', 'Lydda', 'Samaria', '2'),
    ],
    then: [
      { Samaria: ['2 Troops', '3 Underground Cells'], Lydda: '1 Underground Cell' },
      { 'Haifa City': ['2 Troops', '1 Police', '2 Underground Cells'], Haganah: 2 },
    ],
  });

  // remove 1 Arms Cache in a space without British pieces: one is there
  boundary('remove 1 Arms Cache in a space without British pieces: just as many spaces as may be selected, and 1 more [P 2.3.7]', 11, {
    given: [{ Haganah: 2, 'Jerusalem District': ['1 Police', '1 Arms Cache'] }],
    when: [
      conduct('Irgun', 'Recruit'),
      answers('Irgun', 'Haifa City', 'Tel Aviv-Jaffa', 'done', 'Jerusalem City', 'done', 'Offensive', 'Lydda', '2'),
    ],
    then: [
      { Lydda: '3 Underground Cells', 'Jerusalem District': ['1 Police', '1 Arms Cache'] },
      { 'Haifa City': ['2 Troops', '1 Police', '2 Underground Cells'], Haganah: 2 },
    ],
  });

  boundary('remove 1 Arms Cache in a space without British pieces: more than enough are there [P 2.3.7]', 11, {
    given: [inPlay('P32', 'shaded')],
    when: [conduct('Irgun', 'Rob'), answers('Irgun', 'Lydda', 'Samaria', 'Gaza', 'Offensive', 'Lydda', 'Galilee')],
    then: [
      { Galilee: ['2 Troops', '1 Underground Cell', '1 Arms Cache'], Samaria: ['2 Troops', '1 Underground Cell', '1 Arms Cache'] },
      { Gaza: ['2 Troops', '1 Underground Cell', '1 Arms Cache'] },
    ],
  });
});

describe('Coordination, boundaries', () => {
  // Coordination's spaces is 1 if Haganah is 3: it does not apply
  boundary("Coordination's spaces is 0: it does not apply, and 1 more [P 6.5.3]", 1, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Rob')],
    then: [nothingAsked],
  });

  boundary("Coordination's spaces is 1 if Haganah is 3: it is one more [P 6.5.3]", 1, {
    given: [emptyBoard, inPlay('P13', 'shaded')],
    when: [conduct('Irgun', 'Rob')],
    then: [nothingAsked],
  });

  boundary("Coordination's spaces is 0: it applies [P 6.5.3]", 1, {
    given: [emptyBoard, inPlay('P13', 'unshaded')],
    when: [conduct('Irgun', 'Rob')],
    then: [nothingAsked],
  });

  // Coordination's spaces is 1 if Haganah is 3: both are equal
  boundary("Coordination's spaces is 1 if Haganah is 3: it applies, and 1 more [P 6.5.3]", 1, {
    given: [emptyBoard, { Haganah: 3 }, inPlay('P13', 'shaded')],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Tel Aviv-Jaffa', 'Haifa City', 'done')],
    then: [{ 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Underground Cell', Haganah: 3 }],
  });
});
