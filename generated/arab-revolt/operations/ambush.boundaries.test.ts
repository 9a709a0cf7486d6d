// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/operations/ambush.yaml');

describe('Ambush, boundaries', () => {
  // up to Operations value spaces: the most are selected
  // an Underground Guerrilla is here: none is there; one is there
  // Police or Irregulars are here: one is there
  // in each selected space: done
  // activate 1 Underground Guerrilla here: just enough are to be flipped
  // remove 1 Police or Irregular here: just enough are there
  // if the pieces removed are at least 3: it is not so
  boundary('up to Operations value spaces: just as many spaces as may be selected, and 8 more [AR 3.3.4]', 4, {
    given: [emptyBoard, { Gaza: ['1 Underground Guerrilla', '1 Active Irregular'], 'Operations value': 1 }],
    when: [conduct('Rebels', 'Ambush')],
    then: [{ Gaza: '1 Active Guerrilla' }],
  });

  // activate 1 Underground Guerrilla here: more than enough are to be flipped
  // remove 1 Police or Irregular here: more than enough are there
  // if the pieces removed are at least 3: it is one less
  boundary('up to Operations value spaces: more spaces than may be selected, and 3 more [AR 3.3.4]', 4, {
    given: [
      emptyBoard,
      { 'Jerusalem District': ['1 Underground Guerrilla', '2 Active Irregulars'] },
      { 'Tel Aviv-Jaffa–Jerusalem': ['2 Underground Guerrillas', '1 Police'], 'Haifa District': ['1 Underground Guerrilla', '1 Police'] },
      { 'Operations value': 2 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem')],
    then: [
      { 'Haifa District': ['1 Police', '1 Underground Guerrilla'], 'Jerusalem District': ['1 Active Irregular', '1 Active Guerrilla'] },
      { 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Guerrilla', '1 Active Guerrilla'] },
    ],
  });

  boundary('up to Operations value spaces: no space can be selected [AR 3.3.4]', 4, {
    given: [emptyBoard, { 'Operations value': 1 }],
    when: [conduct('Rebels', 'Ambush')],
    then: [nothingAsked],
  });

  // if the pieces removed are at least 3: both are equal
  boundary('if the pieces removed are at least 3: it is so, and 1 more [AR 3.3.4]', 12, {
    given: [
      emptyBoard,
      { 'Jerusalem District': ['1 Underground Guerrilla', '1 Active Irregular'] },
      { 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Guerrilla', '1 Police'], 'Haifa District': ['1 Underground Guerrilla', '1 Police'] },
      { 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Jerusalem District', 'Haifa District', 'Tel Aviv-Jaffa–Jerusalem')],
    then: [
      { 'Haifa District': '1 Active Guerrilla', 'Jerusalem District': '1 Active Guerrilla' },
      { 'Tel Aviv-Jaffa–Jerusalem': '1 Active Guerrilla', 'Political Will': 17 },
    ],
  });

  boundary('Police or Irregulars are here: none is there [AR 3.3.4]', 7, {
    given: [emptyBoard, { Gaza: '1 Underground Guerrilla', 'Operations value': 1 }],
    when: [conduct('Rebels', 'Ambush')],
    then: [{ Gaza: '1 Underground Guerrilla' }],
  });

  boundary('up to Operations value spaces: one space fewer than may be selected [AR 3.3.4]', 4, {
    given: [
      emptyBoard,
      { 'Jerusalem District': ['1 Underground Guerrilla', '1 Active Irregular'] },
      { 'Haifa District': ['1 Underground Guerrilla', '1 Police'], 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Jerusalem District', 'Haifa District')],
    then: [{ 'Haifa District': '1 Active Guerrilla', 'Jerusalem District': '1 Active Guerrilla' }],
  });
});
