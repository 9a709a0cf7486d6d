// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/recruit.yaml');

describe('Recruit, boundaries', () => {
  // no Curfew is here: none is there
  // here is a City or an Arms Cache is in or adjacent to here: none is there; one is there
  // in each selected space: done
  // if an Arms Cache is in or adjacent to here: it is so
  // place up to 2 Cells here: more than enough are ready
  boundary('up to 3 spaces: more spaces than may be selected, and 6 more [P 3.3.1]', 4, {
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Gaza', '1', 'done')],
    then: [{ Gaza: ['2 Troops', '2 Underground Cells'] }],
  });

  // if an Arms Cache is in or adjacent to here: it is not so; none is there
  // place 1 Cell here: more than enough are ready
  boundary('up to 3 spaces: one space fewer than may be selected, and 3 more [P 3.3.1]', 4, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Jerusalem City', 'Haifa City', 'Tel Aviv-Jaffa')],
    then: [{ 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' }],
  });

  // if an Arms Cache is in or adjacent to here: one is there
  boundary('up to 3 spaces: the most are selected, and 1 more [P 3.3.1]', 4, {
    when: [
      conduct('Irgun', 'Recruit'),
      answers('Irgun', 'Tel Aviv-Jaffa', '2', 'Gaza', 'done', 'Tel Aviv-Jaffa–Haifa', 'done', 'Jerusalem District', '1', 'done'),
    ],
    then: [
      { 'Jerusalem District': ['2 Underground Cells', '1 Arms Cache'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '3 Underground Cells'] },
    ],
  });

  // no Curfew is here: one is there
  boundary('up to 3 spaces: just as many spaces as may be selected, and 1 more [P 3.3.1]', 4, {
    given: [emptyBoard, { 'Jerusalem City': ['1 Arms Cache', '1 Curfew'] }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Tel Aviv-Jaffa', 'done')],
    then: [{ 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': ['1 Arms Cache', '1 Curfew'] }],
  });

  boundary('up to 3 spaces: no space can be selected [P 3.3.1]', 4, {
    given: [emptyBoard, { 'Haifa City': ['1 Underground Cell', '4 Active Cells'], 'Haganah 3': '10 Cells' }],
    when: [conduct('Irgun', 'Recruit')],
    then: [{ 'Haifa City': ['1 Underground Cell', '4 Active Cells'], 'Haganah 3': '10 Cells' }],
  });

  boundary('place 1 Cell here: just enough are ready [P 3.3.1]', 13, {
    given: [emptyBoard, { 'Haifa City': ['1 Underground Cell', '4 Active Cells'], 'Haganah 3': '9 Cells' }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Tel Aviv-Jaffa')],
    then: [{ 'Haifa City': ['1 Underground Cell', '4 Active Cells'], 'Tel Aviv-Jaffa': '1 Underground Cell', 'Haganah 3': '9 Cells' }],
  });

  boundary('place up to 2 Cells here: just enough are ready [P 3.3.1]', 11, {
    when: [
      conduct('Irgun', 'Recruit'),
      answers('Irgun', 'Tel Aviv-Jaffa–Jerusalem', '1', 'Haifa City', 'Jerusalem District', '2', 'Tel Aviv-Jaffa', '2'),
    ],
    then: [
      { 'Jerusalem District': ['3 Underground Cells', '1 Arms Cache'], 'Haifa City': ['2 Troops', '1 Police', '2 Underground Cells'] },
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '3 Underground Cells'], 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Cell' },
    ],
  });

  boundary('place up to 2 Cells here: one too few are ready [P 3.3.1]', 11, {
    given: [emptyBoard, { 'Haifa City': ['1 Arms Cache', '1 Active Cell'], Prison: '13 Cells' }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Haifa–Syria', '1')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Arms Cache'], 'Haifa–Syria': '1 Underground Cell', Prison: '13 Cells' }],
  });
});
