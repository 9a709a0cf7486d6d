// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/travel.yaml');

describe('Travel, boundaries', () => {
  // up to 3 spaces: the most are selected
  // Cells are here: none is there; one is there
  // in each selected space: done
  // move any Cells here to any spaces, including their own, each only once, and for each group: a group moves
  // if here is a Railway and the group plus the cubes here is more than 3: it is not so
  // if a Curfew is here and the group plus the cubes here is more than 3: it is not so; none is there
  boundary('up to 3 spaces: more spaces than may be selected, and 8 more [P 3.3.2]', 4, {
    given: [inPlay('P13', 'unshaded')],
    when: [
      conduct('Irgun', 'Travel'),
      answers('Irgun', 'Tel Aviv-Jaffa', 'Jerusalem District', 'Jerusalem City', 'Haifa District', 'Jerusalem District', 'Jerusalem City'),
    ],
    then: [{ 'Haifa District': '2 Underground Cells', 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'] }],
  });

  // if here is a Railway and the group plus the cubes here is more than 3: it is one more
  boundary('if here is a Railway and the group plus the cubes here is more than 3: it is so, and 1 more [P 3.3.2]', 10, {
    given: [emptyBoard, { 'Haifa–Syria': ['2 Underground Cells', '2 Police'] }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Haifa–Syria', '2 Underground Cell')],
    then: [{ 'Haifa–Syria': ['2 Police', '2 Active Cells'] }],
  });

  // if a Curfew is here and the group plus the cubes here is more than 3: it is so; one is there; it is one more
  boundary('up to 3 spaces: one space fewer than may be selected, and 3 more [P 3.3.2]', 4, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa': ['1 Active Cell', '2 Police', '1 Curfew'], 'Haifa District': '2 Underground Cells' },
      { Samaria: '1 Underground Cell' },
    ],
    when: [
      conduct('Irgun', 'Travel'),
      answers('Irgun', 'Haifa District', 'Tel Aviv-Jaffa', '2 Underground Cell', 'Samaria', 'Jerusalem District', 'done'),
    ],
    then: [
      { 'Haifa District': 'nothing', Samaria: 'nothing', 'Jerusalem District': '1 Underground Cell' },
      { 'Tel Aviv-Jaffa': ['2 Police', '3 Active Cells', '1 Curfew'] },
    ],
  });

  boundary('if here is a Railway and the group plus the cubes here is more than 3: it is one less [P 3.3.2]', 10, {
    given: [emptyBoard, { 'Haifa–Syria': '2 Active Cells' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Tel Aviv-Jaffa–Jerusalem', '2 Active Cell')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': '2 Underground Cells', 'Haifa–Syria': 'nothing' }],
  });

  boundary('if here is a Railway and the group plus the cubes here is more than 3: both are equal [P 3.3.2]', 10, {
    given: [emptyBoard, { 'Haifa–Syria': '3 Active Cells' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Tel Aviv-Jaffa–Haifa', '3 Active Cell')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': '3 Underground Cells', 'Haifa–Syria': 'nothing' }],
  });

  boundary('up to 3 spaces: no space can be selected [P 3.3.2]', 4, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Travel')],
    then: [nothingAsked],
  });

  boundary('up to 3 spaces: just as many spaces as may be selected [P 3.3.2]', 4, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa': '1 Active Cell', 'Haifa District': '1 Underground Cell', Samaria: '1 Underground Cell', Haganah: 2 },
    ],
    when: [
      conduct('Irgun', 'Travel'),
      answers('Irgun', 'Haifa District', 'Samaria', 'Tel Aviv-Jaffa', 'Lydda', 'Samaria', 'Jerusalem City'),
    ],
    then: [
      { 'Haifa District': 'nothing', Samaria: '1 Underground Cell', Lydda: '1 Underground Cell', 'Tel Aviv-Jaffa': 'nothing' },
      { 'Jerusalem City': '1 Underground Cell', Haganah: 2 },
    ],
  });

  boundary('if a Curfew is here and the group plus the cubes here is more than 3: both are equal [P 3.3.2]', 13, {
    given: [
      emptyBoard,
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Curfew'], 'Jerusalem District': ['2 Underground Cells', '3 Active Cells'] },
    ],
    when: [
      conduct('Irgun', 'Travel'),
      answers('Irgun', 'Jerusalem District', 'done', '3 Active Cell', 'Tel Aviv-Jaffa', '1 Underground Cell', 'Jerusalem City'),
    ],
    then: [
      { 'Jerusalem District': '3 Underground Cells', 'Tel Aviv-Jaffa': '1 Underground Cell' },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Underground Cell', '1 Curfew'] },
    ],
  });
});
