// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, hold, inPlay, nothingAsked, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/search.yaml');

describe('Search, boundaries', () => {
  // up to 3 spaces: the most are selected
  // each British Operation's spaces is at most 2: it does not apply
  // Search's watch is 4: it applies
  // move any Troops on the map to adjacent selected spaces: a group moves
  // in each selected space: there is such a space
  // if here is a City: it is so; it is not so
  // choose any one: done; "Curfew" is chosen; "Intel" is not possible
  // place 1 Curfew here if none: placed
  // activate 1 Cell per watch cubes here: something is left over
  // activate 1 Cell per 2 cubes here: none is to be flipped; nothing is left over
  boundary('up to 3 spaces: more spaces than may be selected, and 14 more [P 3.2.3]', 4, {
    given: [inPlay('P17', 'shaded')],
    when: [
      conduct('British', 'Search'),
      answers('British', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa', 'Jerusalem City', 'Gaza', '2', 'Tel Aviv-Jaffa', '2'),
    ],
    then: [
      { Gaza: '1 Underground Cell', 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Cell', '1 Curfew'] },
      { 'Jerusalem City': ['2 Troops', '1 Police', '1 Underground Cell', '1 Curfew'], 'Egypt–Tel Aviv-Jaffa': '4 Troops' },
    ],
  });

  // Search's watch is 4: it does not apply
  // place 1 Curfew here if none: not all can be placed
  // activate 1 Cell per watch cubes here: just enough are to be flipped; nothing is left over
  // activate 1 Cell per 2 cubes here: something is left over
  boundary("each British Operation's spaces is at most 2: it applies, and 5 more [P 3.2.3]", 13, {
    given: [
      emptyBoard,
      { 'Haifa City': ['2 Police', '1 Underground Cell', '1 Curfew'], 'Haifa–Syria': ['1 Troops', '1 Police', '1 Underground Cell'] },
      inPlay('P9', 'shaded'),
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa–Syria', 'Haifa City', 'Haifa–Syria')],
    then: [{ 'Haifa City': ['1 Troops', '2 Police', '1 Active Cell', '1 Curfew'], 'Haifa–Syria': ['1 Police', '1 Underground Cell'] }],
  });

  // move any Troops on the map to adjacent selected spaces: nothing can move
  boundary('up to 3 spaces: one space fewer than may be selected, and 1 more [P 3.2.3]', 4, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Police' }, inPlay('P9', 'shaded')],
    when: [conduct('British', 'Search')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'] }],
  });

  boundary('up to 3 spaces: no space can be selected [P 3.2.3]', 4, {
    given: [emptyBoard],
    when: [conduct('British', 'Search')],
    then: [nothingAsked],
  });

  boundary('up to 3 spaces: just as many spaces as may be selected [P 3.2.3]', 4, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Police' }, inPlay('P9', 'shaded'), { 'Jerusalem City': '1 Police' }],
    when: [conduct('British', 'Search'), answers('British', 'Jerusalem City', 'Tel Aviv-Jaffa')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Police', '1 Curfew'], 'Jerusalem City': ['1 Police', '1 Curfew'] }],
  });

  // activate 1 Cell per cube here: none is to be flipped
  boundary('choose any one: "Intel" is chosen, and 1 more [P 3.2.3]', 11, {
    given: [emptyBoard, inPlay('P9', 'shaded'), { 'Jerusalem City': '1 Police' }, hold('British', '1 Intel 1')],
    when: [conduct('British', 'Search'), answers('British', 'Jerusalem City', 'Tel Aviv-Jaffa', 'Intel')],
    then: [{ 'Jerusalem City': '1 Police' }, hold('British'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2')],
  });

  boundary('activate 1 Cell per 2 cubes here: just enough are to be flipped [P 3.2.3]', 19, {
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'Haifa District', 'Galilee', 'Haifa City', '1', 'done')],
    then: [
      { Galilee: ['2 Troops', '1 Active Cell'], 'Haifa District': ['1 Troops', '1 Underground Cell'] },
      { 'Haifa City': ['1 Troops', '1 Police', '1 Underground Cell', '1 Curfew'] },
    ],
  });

  boundary('activate 1 Cell per 2 cubes here: one too few are to be flipped [P 3.2.3]', 19, {
    given: [emptyBoard, { Gaza: ['4 Police', '1 Underground Cell'] }],
    when: [conduct('British', 'Search')],
    then: [{ Gaza: ['4 Police', '1 Active Cell'] }],
  });

  boundary('activate 1 Cell per 2 cubes here: more than enough are to be flipped [P 3.2.3]', 19, {
    given: [emptyBoard, { Gaza: ['2 Police', '2 Underground Cells'] }],
    when: [conduct('British', 'Search')],
    then: [{ Gaza: ['2 Police', '1 Underground Cell', '1 Active Cell'] }],
  });

  boundary('activate 1 Cell per cube here: just enough are to be flipped [P 3.2.3]', 17, {
    given: [hold('British', '1 Intel 0', '1 Intel 2')],
    when: [
      conduct('British', 'Search'),
      answers(
        'British',
        'Samaria',
        'Egypt–Tel Aviv-Jaffa',
        'Haifa–Syria',
        'Intelligence Lead',
        'Intel 2',
        'Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa',
        '2',
        'done',
        'Intel',
      ),
    ],
    then: [
      { Samaria: ['2 Troops', '1 Active Cell'], 'Tel Aviv-Jaffa': ['1 Police', '1 Active Cell'], 'Egypt–Tel Aviv-Jaffa': '2 Troops' },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  boundary('activate 1 Cell per watch cubes here: more than enough are to be flipped [P 3.2.3]', 14, {
    given: [emptyBoard, { 'Jerusalem City': ['1 Troops', '3 Police', '2 Underground Cells'] }, hold('British', '1 Intel 2')],
    when: [
      conduct('British', 'Search'),
      answers('British', 'Jerusalem District', 'Jerusalem City', 'Haifa City', 'Intelligence Lead', 'Jerusalem City', 'Jerusalem District'),
    ],
    then: [
      { 'Jerusalem District': '1 Troops', 'Jerusalem City': ['3 Police', '1 Underground Cell', '1 Active Cell', '1 Curfew'] },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  boundary('activate 1 Cell per watch cubes here: none is to be flipped [P 3.2.3]', 14, {
    given: [emptyBoard, { 'Haifa City': '3 Police' }],
    when: [conduct('British', 'Search')],
    then: [{ 'Haifa City': ['3 Police', '1 Curfew'] }],
  });
});
