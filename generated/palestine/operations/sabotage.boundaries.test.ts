// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/sabotage.yaml');

describe('Sabotage, boundaries', () => {
  // an Underground Cell is here: one is there
  // in each selected space: done
  // activate 1 Underground Cell here: just enough are to be flipped
  // let bonus be 0: done
  // if an Arms Cache is in or adjacent to here: it is not so; none is there
  // step attempt: done
  // roll a die: done
  // let result be the roll plus bonus minus the Police here: done
  // step outcome: done
  // if result is more than 2: it is so
  // step success: done
  // place 1 Sabotage here: placed
  boundary('an Underground Cell is here: none is there, and 13 more [P 3.3.3]', 6, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell' }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '6')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': ['1 Active Cell', '1 Sabotage'] }],
  });

  // if an Arms Cache is in or adjacent to here: it is so; one is there
  // Irgun may: done
  // remove 1 Arms Cache in or adjacent to here: just enough are there
  // let bonus be 2: done
  // if result is more than 2: it is not so; both are equal
  boundary('activate 1 Underground Cell here: more than enough are to be flipped, and 7 more [P 3.3.3]', 9, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Underground Cells', '1 Arms Cache', '1 Police'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'yes'), answers('roll', '1')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Cell', '1 Active Cell'] }],
  });

  boundary('up to 3 spaces: no space can be selected [P 3.3.3]', 4, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Sabotage')],
    then: [nothingAsked],
  });

  // if result is more than 2: it is one more
  boundary('Irgun may: declined, and 1 more [P 3.3.3]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['1 Underground Cell', '1 Arms Cache'] }],
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'done'), answers('roll', '3')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Arms Cache', '1 Sabotage'] }],
  });

  // remove 1 Arms Cache in or adjacent to here: more than enough are there
  // if result is more than 2: it is one less
  boundary('up to 3 spaces: one space fewer than may be selected, and 2 more [P 3.3.3]', 4, {
    given: [
      emptyBoard,
      { Lydda: ['1 Underground Cell', '1 Arms Cache', '3 Police'], 'Jerusalem District': ['1 Underground Cell', '1 Arms Cache'] },
      inPlay('P13', 'unshaded'),
    ],
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Lydda', 'yes', 'Arms Cache in Jerusalem District'),
      answers('roll', '2'),
      answers('Irgun', 'Jerusalem District', 'done'),
      answers('roll', '3'),
    ],
    then: [{ Lydda: ['3 Police', '1 Active Cell', '1 Arms Cache'], 'Jerusalem District': ['1 Active Cell', '1 Sabotage'] }],
  });

  boundary('up to 3 spaces: more spaces than may be selected [P 3.3.3]', 4, {
    when: [conduct('Irgun', 'Sabotage'), answers('Irgun', 'Haifa City'), answers('roll', '5'), answers('Irgun', 'done')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Active Cell', '1 Sabotage'] }],
  });

  boundary('up to 3 spaces: just as many spaces as may be selected [P 3.3.3]', 4, {
    given: [
      emptyBoard,
      { Lydda: '1 Underground Cell', 'Jerusalem District': '1 Underground Cell' },
      inPlay('P13', 'unshaded'),
      { 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell' },
    ],
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Lydda'),
      answers('roll', '2'),
      answers('Irgun', 'Jerusalem District'),
      answers('roll', '3'),
      answers('Irgun', 'done'),
    ],
    then: [{ Lydda: '1 Active Cell', 'Jerusalem District': ['1 Active Cell', '1 Sabotage'], 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell' }],
  });

  boundary('up to 3 spaces: the most are selected [P 3.3.3]', 4, {
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Galilee'),
      answers('roll', '4'),
      answers('Irgun', 'Tel Aviv-Jaffa', 'yes'),
      answers('roll', '2'),
      answers('Irgun', 'Jerusalem City', 'yes'),
      answers('roll', '4'),
      answers('Irgun', 'Samaria'),
      answers('roll', '3'),
    ],
    then: [
      { Galilee: ['2 Troops', '1 Active Cell', '1 Sabotage'], Samaria: ['2 Troops', '1 Active Cell', '1 Sabotage'] },
      { Lydda: '1 Underground Cell', 'Jerusalem District': '1 Underground Cell' },
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Active Cell', '1 Sabotage'] },
      { 'Jerusalem City': ['2 Troops', '1 Police', '1 Active Cell', '1 Sabotage'] },
    ],
  });
});
