// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/deploy.yaml');

describe('Deploy, boundaries', () => {
  // each British Operation's spaces is at most 2: it does not apply
  // more Troops than Irgun pieces are here: both are equal
  // in each selected space: done
  // in up to 1 space: more spaces than may be selected; the most are selected
  // move any Troops on the map to here: a group moves
  boundary('up to 3 Districts or Cities: no space can be selected, and 6 more [P 3.2.1]', 4, {
    given: [emptyBoard, { Lydda: ['1 Troops', '1 Arms Cache'] }],
    when: [conduct('British', 'Deploy'), answers('British', 'Jerusalem City', 'Lydda')],
    then: [{ Lydda: '1 Arms Cache', 'Jerusalem City': '1 Troops' }],
  });

  // up to 3 Districts or Cities: the most are selected
  // more Troops than Irgun pieces are here: it is one less; it is one more
  // place 1 Police here: just enough are ready; more than enough are ready
  boundary('up to 3 Districts or Cities: more spaces than may be selected, and 5 more [P 3.2.1]', 4, {
    when: [
      conduct('British', 'Deploy'),
      answers('British', 'Samaria', 'Haifa City', 'Gaza', 'Tel Aviv-Jaffa', 'Haifa City', '1', 'Jerusalem City', '1', 'Galilee', '2'),
    ],
    then: [
      { Galilee: '1 Underground Cell', Samaria: ['2 Troops', '1 Police', '1 Underground Cell'] },
      { Gaza: ['2 Troops', '1 Police', '1 Underground Cell'], 'Haifa City': ['1 Troops', '2 Police', '1 Underground Cell'] },
      { 'Tel Aviv-Jaffa': ['6 Troops', '1 Police', '1 Underground Cell'] },
      { 'Jerusalem City': ['1 Troops', '1 Police', '1 Underground Cell'] },
      asked('British', 'Samaria', 'Gaza', 'Haifa City', 'Jerusalem City', 'done'),
    ],
  });

  boundary("each British Operation's spaces is at most 2: it applies [P 3.2.1]", 1, {
    given: [inPlay('P9', 'shaded')],
    when: [conduct('British', 'Deploy'), answers('British', 'Samaria', 'Gaza', 'done')],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Underground Cell'], Gaza: ['2 Troops', '1 Police', '1 Underground Cell'] }],
  });

  boundary('in up to 1 space: there is no such space [P 3.2.1]', 11, {
    given: [emptyBoard],
    when: [conduct('British', 'Deploy')],
    then: [nothingAsked],
  });
});
