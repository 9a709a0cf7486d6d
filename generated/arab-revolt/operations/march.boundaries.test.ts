// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/march.yaml');

describe('March, boundaries', () => {
  // up to Operations value spaces: the most are selected
  // Guerrillas are here: none is there; one is there
  // in each selected space: done
  // move any Guerrillas here to adjacent spaces, each only once, and for each group: a group moves
  // if here is a Railway or a Curfew is here: it is so
  // if the group plus the British pieces here is more than 3: it is not so
  boundary('up to Operations value spaces: more spaces than may be selected, and 7 more [AR 3.3.2]', 4, {
    given: [{ 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Haifa District', 'Haifa–Syria')],
    then: [{ 'Haifa District': ['2 Troops', '1 Police'], 'Haifa–Syria': '1 Underground Guerrilla' }],
  });

  // if here is a Railway or a Curfew is here: none is there
  boundary('if here is a Railway or a Curfew is here: it is not so, and 1 more [AR 3.3.2]', 10, {
    given: [{ 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Lebanon', 'Galilee')],
    then: [{ Galilee: ['1 Police', '2 Underground Guerrillas'], Lebanon: 'nothing' }],
  });

  boundary('if the group plus the British pieces here is more than 3: it is one less [AR 3.3.2]', 11, {
    given: [{ 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Syria', 'Haifa–Syria', '2 Underground Guerrilla')],
    then: [{ 'Haifa–Syria': '2 Underground Guerrillas', Syria: '1 Base' }],
  });

  boundary('up to Operations value spaces: just as many spaces as may be selected [AR 3.3.2]', 4, {
    given: [emptyBoard, { Syria: '1 Active Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Lebanon')],
    then: [{ Lebanon: '1 Active Guerrilla', Syria: 'nothing' }],
  });

  boundary('up to Operations value spaces: no space can be selected [AR 3.3.2]', 4, {
    given: [emptyBoard, { 'Operations value': 1 }],
    when: [conduct('Rebels', 'March')],
    then: [nothingAsked],
  });

  boundary('up to Operations value spaces: one space fewer than may be selected [AR 3.3.2]', 4, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Active Guerrilla', 'Operations value': 2 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'done')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': '1 Active Guerrilla' }],
  });

  // if the group plus the British pieces here is more than 3: it is one more
  boundary('if the group plus the British pieces here is more than 3: it is so, and 1 more [AR 3.3.2]', 11, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '2 Active Irregulars', Lydda: '2 Active Guerrillas', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '2 Active Guerrilla')],
    then: [{ Lydda: 'nothing', 'Tel Aviv-Jaffa–Haifa': ['2 Active Irregulars', '2 Active Guerrillas'] }],
  });

  boundary('if the group plus the British pieces here is more than 3: both are equal [AR 3.3.2]', 11, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '2 Active Irregulars', Lydda: '1 Active Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'March'), answers('Rebels', 'Tel Aviv-Jaffa–Haifa')],
    then: [{ Lydda: 'nothing', 'Tel Aviv-Jaffa–Haifa': ['2 Active Irregulars', '1 Active Guerrilla'] }],
  });
});
