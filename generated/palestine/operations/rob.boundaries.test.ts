// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/rob.yaml');

describe('Rob, boundaries', () => {
  // more Cells than Police are here: both are equal; it is one more
  // in each selected space: done
  // step haul: done
  // roll a die: done
  // if the roll is more than 2: it is so; it is not so; it is one less
  // place 1 Arms Cache here: more than enough are ready
  // if Police is here: it is not so; none is there
  boundary('up to 3 Districts or Cities: more spaces than may be selected, and 11 more [P 3.3.4]', 4, {
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
      answers('Irgun', 'Haifa District'),
      answers('roll', '4'),
      answers('Irgun', 'done'),
    ],
    then: [{ 'Haifa District': ['1 Underground Cell', '1 Arms Cache'] }],
  });

  // if the roll is more than 2: both are equal; it is one more
  // place 1 Arms Cache here: just enough are ready
  boundary('up to 3 Districts or Cities: the most are selected, and 3 more [P 3.3.4]', 4, {
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Galilee'),
      answers('roll', '4'),
      answers('Irgun', 'Lydda'),
      answers('roll', '6'),
      answers('Irgun', 'Haifa District'),
      answers('roll', '2'),
      answers('Irgun', 'Gaza'),
      answers('roll', '3'),
      answers('Irgun', 'done'),
    ],
    then: [
      { Galilee: ['2 Troops', '1 Underground Cell', '1 Arms Cache'], Lydda: ['1 Underground Cell', '2 Arms Caches'] },
      { Gaza: ['2 Troops', '1 Underground Cell', '1 Arms Cache'] },
    ],
  });

  // place 1 Arms Cache here: the space holds all that may stand there
  // if Police is here: it is so; one is there
  // activate 1 Underground Cell here: more than enough are to be flipped
  boundary('place 1 Arms Cache here: none is ready, and 4 more [P 3.3.4]', 12, {
    given: [emptyBoard, { Lydda: ['2 Underground Cells', '1 Police', '2 Arms Caches'] }],
    when: [conduct('Irgun', 'Rob'), answers('roll', '3')],
    then: [{ Lydda: ['1 Police', '1 Underground Cell', '1 Active Cell', '2 Arms Caches'] }],
  });

  boundary('up to 3 Districts or Cities: no space can be selected [P 3.3.4]', 4, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Rob')],
    then: [nothingAsked],
  });

  // activate 1 Underground Cell here: just enough are to be flipped
  boundary('up to 3 Districts or Cities: one space fewer than may be selected, and 1 more [P 3.3.4]', 4, {
    given: [
      emptyBoard,
      { 'Haifa District': '1 Active Cell', 'Tel Aviv-Jaffa': ['1 Underground Cell', '1 Active Cell', '1 Police'] },
      inPlay('P13', 'unshaded'),
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Tel Aviv-Jaffa'),
      answers('roll', '6'),
      answers('Irgun', 'Haifa District'),
      answers('roll', '2'),
    ],
    then: [{ 'Haifa District': '1 Active Cell', 'Tel Aviv-Jaffa': ['1 Police', '2 Active Cells', '1 Arms Cache'] }],
  });

  boundary('more Cells than Police are here: it is one less [P 3.3.4]', 6, {
    given: [emptyBoard, { Samaria: ['2 Underground Cells', '1 Active Cell', '4 Police'] }],
    when: [conduct('Irgun', 'Rob')],
    then: [{ Samaria: ['4 Police', '2 Underground Cells', '1 Active Cell'] }],
  });

  boundary('up to 3 Districts or Cities: just as many spaces as may be selected [P 3.3.4]', 4, {
    given: [
      emptyBoard,
      { 'Haifa District': '1 Active Cell', 'Tel Aviv-Jaffa': '1 Active Cell' },
      inPlay('P13', 'unshaded'),
      { Gaza: '1 Active Cell' },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Tel Aviv-Jaffa'),
      answers('roll', '6'),
      answers('Irgun', 'Haifa District'),
      answers('roll', '2'),
      answers('Irgun', 'done'),
    ],
    then: [{ 'Haifa District': '1 Active Cell', Gaza: '1 Active Cell', 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Arms Cache'] }],
  });

  boundary('activate 1 Underground Cell here: none is to be flipped [P 3.3.4]', 14, {
    given: [emptyBoard, { 'Jerusalem District': ['2 Active Cells', '1 Police'] }, inPlay('P32', 'shaded')],
    when: [conduct('Irgun', 'Rob')],
    then: [{ 'Jerusalem District': ['1 Police', '2 Active Cells', '1 Arms Cache'] }],
  });
});
