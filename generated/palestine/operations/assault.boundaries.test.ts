// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, hold, inPlay, nothingAsked, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/operations/assault.yaml');

describe('Assault, boundaries', () => {
  // each British Operation's spaces is at most 2: it does not apply
  // Troops are here and Irgun pieces are here: none is there; one is there
  // Assault's force is 1: it applies
  // in each selected space: done
  // let hits be 1 per force Troops here: done; nothing is left over
  // remove hits Active Cells here: none is there
  // while an Underground Cell is here and the Cells removed are less than hits, British may: it is not possible; done; one is there
  // let found be the value of the Intel chit discarded, at most hits minus the Cells removed: done; below the most; just the most
  // remove up to found Underground Cells here: one too few are there
  // if no Cells are here: it is not so; one is there
  // let imprisoned be half of the Cells removed, rounded down: done; nothing is left over
  // step imprisonment: done
  boundary('up to 3 spaces: more spaces than may be selected, and 20 more [P 3.2.4]', 4, {
    given: [hold('British', '1 Intel 0', '1 Intel 2'), inPlay('P18', 'unshaded')],
    when: [conduct('British', 'Assault'), answers('British', 'Jerusalem City', 'yes', 'Intel 0', 'yes', 'done')],
    then: [hold('British'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2')],
  });

  // Assault's force is 1: it does not apply
  // while an Underground Cell is here and the Cells removed are less than hits, British may: none is there; it is one less
  // let found be the value of the Intel chit discarded, at most hits minus the Cells removed: more than the most
  // remove up to found Underground Cells here: just enough are there
  // if no Cells are here: it is so; none is there
  // let left be hits minus the Cells removed: done
  // let imprisoned be half of the Cells removed, rounded down: something is left over
  boundary('up to 3 spaces: one space fewer than may be selected, and 9 more [P 3.2.4]', 4, {
    given: [
      emptyBoard,
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Arms Cache'], 'Jerusalem District': ['2 Troops', '1 Underground Cell'] },
      hold('British', '1 Intel 2'),
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Jerusalem District', 'yes', '1', 'done')],
    then: [
      { 'Jerusalem District': '2 Troops', 'Tel Aviv-Jaffa': ['2 Troops', '1 Arms Cache'] },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  // Troops are here and Irgun pieces are here: none is there
  // Assault's bounty is 2: it does not apply
  // remove left Arms Caches here: just enough are there
  // for each Arms Cache removed: done
  // raise Political Will by bounty: to one before the end of the track
  boundary('Troops are here and Irgun pieces are here: one is there, and 5 more [P 3.2.4]', 6, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Troops', '1 Arms Cache'], 'Jerusalem District': '1 Troops' }],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1')],
    then: [
      { 'Jerusalem District': '1 Troops', 'Tel Aviv-Jaffa': '2 Troops', 'Political Will': 19 },
      hold('British', '1 Intel 1'),
      poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2'),
    ],
  });

  // let hits be 1 per force Troops here: something is left over
  // remove hits Active Cells here: more than enough are there
  // while an Underground Cell is here and the Cells removed are less than hits, British may: both are equal
  boundary("each British Operation's spaces is at most 2: it applies, and 3 more [P 3.2.4]", 12, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': ['3 Troops', '1 Underground Cell', '2 Active Cells'] }, inPlay('P9', 'shaded')],
    when: [conduct('British', 'Assault')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': ['3 Troops', '1 Underground Cell', '1 Active Cell'] }],
  });

  boundary('up to 3 spaces: no space can be selected [P 3.2.4]', 4, {
    when: [conduct('British', 'Assault')],
    then: [nothingAsked],
  });

  // up to 3 spaces: the most are selected
  // remove hits Active Cells here: just enough are there
  boundary('up to 3 spaces: just as many spaces as may be selected, and 2 more [P 3.2.4]', 4, {
    given: [
      emptyBoard,
      { 'Egypt–Tel Aviv-Jaffa': ['2 Troops', '1 Active Cell'] },
      inPlay('P9', 'shaded'),
      { Galilee: ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Egypt–Tel Aviv-Jaffa', 'Galilee')],
    then: [{ Galilee: '2 Troops', 'Egypt–Tel Aviv-Jaffa': '2 Troops' }],
  });

  // remove imprisoned Cells in Available to Prison: more than enough are there
  boundary('remove up to found Underground Cells here: more than enough are there, and 1 more [P 3.2.4]', 17, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': ['4 Troops', '2 Underground Cells'] }, hold('British', '2 Intel 1', '1 Intel 2')],
    when: [conduct('British', 'Assault'), answers('British', 'yes', 'Intel 1', 'done', 'yes', 'Intel 1', '1', 'yes', '1')],
    then: [
      { 'Egypt–Tel Aviv-Jaffa': '4 Troops', Prison: '1 Cell' },
      hold('British'),
      poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  // remove left Arms Caches here: none is there
  boundary('while an Underground Cell is here and the Cells removed are less than hits, British may: declined, and 1 more [P 3.2.4]', 14, {
    given: [hold('British', '1 Intel 0', '1 Intel 2'), inPlay('P18', 'unshaded')],
    when: [conduct('British', 'Assault'), answers('British', 'Haifa City', 'yes', 'Intel 0', 'done', 'Tel Aviv-Jaffa', 'yes', '1')],
    then: [{ 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'] }, hold('British'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '3 Intel 2')],
  });

  boundary('remove left Arms Caches here: more than enough are there [P 3.2.4]', 20, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Troops', '2 Arms Caches'] }],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1')],
    then: [
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Arms Cache'], 'Political Will': 19 },
      hold('British', '1 Intel 1'),
      poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2'),
    ],
  });

  boundary('raise Political Will by bounty: just to the end of the track [P 3.2.4]', 26, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Troops', '2 Arms Caches'] }, inPlay('P18', 'unshaded')],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1', 'Intel 0')],
    then: [
      { 'Tel Aviv-Jaffa': '2 Troops', 'Political Will': 20 },
      hold('British', '1 Intel 0', '1 Intel 1'),
      poolHolds('Intel', '2 Intel 0', '2 Intel 1', '3 Intel 2'),
    ],
  });

  boundary('remove hits Active Cells here: one too few are there [P 3.2.4]', 13, {
    given: [emptyBoard, { 'Jerusalem City': ['4 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Assault')],
    then: [{ 'Jerusalem City': '4 Troops' }],
  });

  boundary('raise Political Will by bounty: past the end of the track [P 3.2.4]', 26, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Troops', '1 Arms Cache'], 'Political Will': 20 }],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1')],
    then: [
      { 'Tel Aviv-Jaffa': '2 Troops', 'Political Will': 20 },
      hold('British', '1 Intel 1'),
      poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2'),
    ],
  });

  boundary('remove left Arms Caches here: one too few are there [P 3.2.4]', 20, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Troops', '1 Arms Cache'] }, inPlay('P18', 'unshaded')],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1')],
    then: [
      { 'Tel Aviv-Jaffa': '2 Troops', 'Political Will': 19 },
      hold('British', '1 Intel 1'),
      poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2'),
    ],
  });

  boundary("Assault's bounty is 2: it applies [P 3.2.4]", 1, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Troops', '1 Arms Cache'] }, inPlay('P25', 'unshaded')],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1', 'Intel 2')],
    then: [
      { 'Tel Aviv-Jaffa': '2 Troops', 'Political Will': 20 },
      hold('British', '1 Intel 1', '1 Intel 2'),
      poolHolds('Intel', '3 Intel 0', '2 Intel 1', '2 Intel 2'),
    ],
  });
});
