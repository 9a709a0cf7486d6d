// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/sabotage.yaml');

describe('Sabotage, boundaries', () => {
  // up to Operations value spaces in Palestine: the most are selected
  // an Underground Guerrilla is here: none is there
  // in each selected space: done
  // activate 1 Underground Guerrilla here: more than enough are to be flipped
  // if here is a Railway: it is so
  // place 1 Sabotage here: placed
  boundary('up to Operations value spaces in Palestine: just as many spaces as may be selected, and 6 more [AR 3.3.3]', 4, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': '2 Underground Guerrillas', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Sabotage')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': ['1 Underground Guerrilla', '1 Active Guerrilla', '1 Sabotage'] }],
  });

  // an Underground Guerrilla is here: one is there
  // activate 1 Underground Guerrilla here: just enough are to be flipped
  // if here is a Railway: it is not so
  // place Opposition here if none: placed
  boundary('up to Operations value spaces in Palestine: one space fewer than may be selected, and 4 more [AR 3.3.3]', 4, {
    given: [emptyBoard, { 'Haifa District': '1 Underground Guerrilla', 'Operations value': 2 }],
    when: [conduct('Rebels', 'Sabotage')],
    then: [{ 'Haifa District': ['1 Active Guerrilla', '1 Opposition'] }],
  });

  boundary('up to Operations value spaces in Palestine: no space can be selected [AR 3.3.3]', 4, {
    given: [emptyBoard, { 'Operations value': 1 }],
    when: [conduct('Rebels', 'Sabotage')],
    then: [nothingAsked],
  });

  boundary('up to Operations value spaces in Palestine: more spaces than may be selected [AR 3.3.3]', 4, {
    given: [{ 'Operations value': 3 }],
    when: [conduct('Rebels', 'Sabotage'), answers('Rebels', 'Haifa District', 'Galilee', 'Lydda')],
    then: [
      { Galilee: ['1 Police', '1 Active Guerrilla', '1 Opposition'] },
      { 'Haifa District': ['2 Troops', '1 Police', '1 Active Guerrilla', '1 Opposition'] },
      { Lydda: ['1 Police', '1 Active Guerrilla', '1 Opposition'] },
    ],
  });

  boundary('place Opposition here if none: not all can be placed [AR 3.3.3]', 13, {
    given: [emptyBoard, { 'Operations value': 2, 'Haifa District': ['1 Underground Guerrilla', '1 Opposition'] }],
    when: [conduct('Rebels', 'Sabotage')],
    then: [{ 'Haifa District': ['1 Active Guerrilla', '1 Opposition'] }],
  });
});
