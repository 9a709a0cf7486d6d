// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/special-activities/mass-detention.yaml');

describe('Mass Detention, boundaries', () => {
  // a Curfew is here and 3 or more Troops are here: none is there
  // in each selected space: done
  boundary('up to 1 City: no space can be selected, and 2 more [P 4.2.3]', 5, {
    when: [conduct('British', 'Mass Detention')],
    then: [nothingAsked],
  });

  // a Curfew is here and 3 or more Troops are here: one too few are there
  boundary('a Curfew is here and 3 or more Troops are here: one is there, and 1 more [P 4.2.3]', 7, {
    given: [emptyBoard, { 'Haifa City': ['2 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention')],
    then: [{ 'Haifa City': ['2 Troops', '1 Curfew'] }],
  });

  // up to 1 City: the most are selected
  // a Curfew is here and 3 or more Troops are here: just enough are there
  // roll a die: done
  // let suspects be the roll: done
  // remove suspects Cells in Cities or Districts in or adjacent to here: just enough are there
  // let detained be the Cells removed: done
  // step imprisonment: done
  // remove detained Cells in Available to Prison: more than enough are there
  // reduce Political Will by suspects minus detained: by nothing
  boundary('up to 1 City: just as many spaces as may be selected, and 9 more [P 4.2.3]', 5, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '2 Underground Cells', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '2')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], Prison: '2 Cells' }],
  });

  boundary('remove suspects Cells in Cities or Districts in or adjacent to here: more than enough are there [P 4.2.3]', 12, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '2 Underground Cells', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '1')],
    then: [{ 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'], Prison: '1 Cell' }],
  });

  boundary('remove suspects Cells in Cities or Districts in or adjacent to here: one too few are there [P 4.2.3]', 12, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '3 Underground Cells', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '4')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], Prison: '3 Cells', 'Political Will': 17 }],
  });

  boundary('remove suspects Cells in Cities or Districts in or adjacent to here: none is there [P 4.2.3]', 12, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '5')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], 'Political Will': 13 }],
  });

  boundary('reduce Political Will by suspects minus detained: past the end of the track [P 4.2.3]', 16, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '1 Underground Cell', '1 Curfew'], 'Political Will': 0 }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '4')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], Prison: '1 Cell', 'Political Will': 0 }],
  });

  boundary('remove detained Cells in Available to Prison: just enough are there [P 4.2.3]', 15, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '3 Active Cells', '1 Curfew'], Prison: '12 Cells' }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '6')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], Prison: '15 Cells', 'Political Will': 15 }],
  });

  boundary('reduce Political Will by suspects minus detained: just to the end of the track [P 4.2.3]', 16, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '3 Underground Cells', '1 Curfew'], 'Political Will': 1 }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '4')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], Prison: '3 Cells', 'Political Will': 0 }],
  });

  boundary('up to 1 City: more spaces than may be selected [P 4.2.3]', 5, {
    given: [emptyBoard, { 'Jerusalem City': ['3 Troops', '1 Curfew'], 'Tel Aviv-Jaffa': ['3 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('British', 'Tel Aviv-Jaffa'), answers('roll', '3')],
    then: [{ 'Tel Aviv-Jaffa': ['3 Troops', '1 Curfew'], 'Jerusalem City': ['3 Troops', '1 Curfew'], 'Political Will': 15 }],
  });
});
