// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, hold, inPlay, nothingAsked, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/patrol.yaml');

describe('Patrol, boundaries', () => {
  // each British Operation's spaces is at most 2: it does not apply
  // Cells are here: none is there; one is there
  // Patrol's raided is 2: it does not apply
  // move any Police on the map to the selected spaces: a group moves; none is there
  // in up to raided selected spaces with Police and Cells: there is no such space; one is there
  boundary('up to 3 spaces: more spaces than may be selected, and 9 more [P 3.2.2]', 4, {
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Tel Aviv-Jaffa', 'Lydda', 'done', 'Tel Aviv-Jaffa', 'Haifa City', 'Tel Aviv-Jaffa', 'done'),
    ],
    then: [{ Lydda: ['1 Police', '1 Underground Cell', '1 Arms Cache'], 'Haifa City': ['2 Troops', '1 Underground Cell'] }],
  });

  // each British Operation's spaces is at most 2: it applies
  // move any Police on the map to the selected spaces: nothing can move
  // in up to raided selected spaces with Police and Cells: just as many spaces as may be selected; the most are selected
  // let arrests be the Police here: done
  // remove arrests Active Cells here to Prison: one too few are there
  // while an Underground Cell is here and the Cells removed are less than arrests, British may: done; declined; one is there; it is one
  //   less
  // let found be the value of the Intel chit discarded, at most arrests minus the Cells removed: done; just the most
  // remove up to found Underground Cells here to Prison: just enough are there
  boundary('up to 3 spaces: one space fewer than may be selected, and 13 more [P 3.2.2]', 4, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Underground Cell', '2 Active Cells', '3 Police'] },
      hold('British', '2 Intel 1'),
      inPlay('P9', 'shaded'),
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Haifa City', 'yes', 'done', 'done')],
    then: [
      { 'Haifa City': ['3 Police', '1 Underground Cell'], Prison: '2 Cells' },
      hold('British', '1 Intel 1'),
      poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2'),
    ],
  });

  // in up to raided selected spaces with Police and Cells: one space fewer than may be selected; none is there
  // remove arrests Active Cells here to Prison: none is there
  // while an Underground Cell is here and the Cells removed are less than arrests, British may: none is there
  // let found be the value of the Intel chit discarded, at most arrests minus the Cells removed: more than the most
  boundary("Patrol's raided is 2: it applies, and 5 more [P 3.2.2]", 11, {
    given: [hold('British', '1 Intel 2'), inPlay('P23', 'unshaded')],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Haifa District', 'Lydda', 'done', 'Tel Aviv-Jaffa', 'Lydda', 'done', 'Lydda', 'yes', '1'),
    ],
    then: [
      { Lydda: ['1 Police', '1 Arms Cache'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Underground Cell'], Prison: '1 Cell' },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  // while an Underground Cell is here and the Cells removed are less than arrests, British may: both are equal
  boundary('remove arrests Active Cells here to Prison: just enough are there, and 1 more [P 3.2.2]', 13, {
    given: [emptyBoard, { 'Haifa City': ['1 Underground Cell', '3 Active Cells', '3 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Haifa City')],
    then: [{ 'Haifa City': ['3 Police', '1 Underground Cell'], Prison: '3 Cells' }],
  });

  // up to 3 spaces: the most are selected
  // in up to raided selected spaces with Police and Cells: more spaces than may be selected
  boundary('up to 3 spaces: just as many spaces as may be selected, and 2 more [P 3.2.2]', 4, {
    given: [
      emptyBoard,
      { Galilee: ['1 Active Cell', '1 Police'], Samaria: ['1 Active Cell', '1 Police'], 'Jerusalem City': '1 Active Cell' },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Galilee', 'Samaria', 'Jerusalem City', 'done', 'Galilee')],
    then: [{ Galilee: '1 Police', Samaria: ['1 Police', '1 Active Cell'], 'Jerusalem City': '1 Active Cell', Prison: '1 Cell' }],
  });

  // let found be the value of the Intel chit discarded, at most arrests minus the Cells removed: below the most
  // remove up to found Underground Cells here to Prison: one too few are there
  boundary(
    'while an Underground Cell is here and the Cells removed are less than arrests, British may: it is not possible, and 2 more [P 3.2.2]',
    14,
    {
      given: [emptyBoard, { Galilee: ['1 Underground Cell', '2 Police'] }, hold('British', '1 Intel 0', '1 Intel 2')],
      when: [conduct('British', 'Patrol'), answers('British', 'Galilee', 'yes', 'Intel 2', 'done', 'yes')],
      then: [{ Galilee: ['2 Police', '1 Underground Cell'] }, hold('British'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2')],
    },
  );

  boundary('up to 3 spaces: no space can be selected [P 3.2.2]', 4, {
    given: [emptyBoard],
    when: [conduct('British', 'Patrol')],
    then: [nothingAsked],
  });

  boundary('remove arrests Active Cells here to Prison: more than enough are there [P 3.2.2]', 13, {
    given: [emptyBoard, { Galilee: ['2 Active Cells', '1 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Galilee')],
    then: [{ Galilee: ['1 Police', '1 Active Cell'], Prison: '1 Cell' }],
  });

  boundary('move any Police on the map to the selected spaces: one is there [P 3.2.2]', 10, {
    given: [
      emptyBoard,
      { 'Jerusalem District': ['1 Active Cell', '1 Sabotage'], 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell', 'Haifa City': '1 Police' },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Jerusalem District', 'done', 'Haifa City', 'done')],
    then: [
      { 'Jerusalem District': ['1 Police', '1 Active Cell', '1 Sabotage'], 'Haifa City': 'nothing' },
      { 'Tel Aviv-Jaffa–Haifa': '1 Underground Cell' },
    ],
  });

  boundary('remove up to found Underground Cells here to Prison: more than enough are there [P 3.2.2]', 17, {
    given: [emptyBoard, { Samaria: ['2 Underground Cells', '3 Active Cells', '4 Police'] }, hold('British', '1 Intel 2')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes', 'done')],
    then: [
      { Samaria: ['4 Police', '2 Underground Cells'], Prison: '3 Cells' },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });
});
