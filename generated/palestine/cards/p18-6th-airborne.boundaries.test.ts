// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, '');

describe('P18 unshaded, boundaries', () => {
  boundary('Seasoned veterans: Irgun play it [P18 unshaded]', 1, {
    when: [play('Irgun', 'P18', 'unshaded')],
    then: [inPlay('P18', 'unshaded')],
  });

  boundary('Seasoned veterans: British play it [P18 unshaded]', 1, {
    given: [emptyBoard],
    when: [play('British', 'P18', 'unshaded')],
    then: [inPlay('P18', 'unshaded')],
  });
});

describe('P18 shaded, boundaries', () => {
  boundary('Cells evade capture: Irgun play it [P18 shaded]', 1, {
    when: [play('Irgun', 'P18', 'shaded')],
    then: [inPlay('P18', 'shaded')],
  });

  boundary('Cells evade capture: British play it [P18 shaded]', 1, {
    when: [play('British', 'P18', 'shaded')],
    then: [inPlay('P18', 'shaded')],
  });
});

describe('P18 in play, boundaries', () => {
  boundary('instead of the imprisonment of Assault: the card is not in play [P18 shaded]', 1, {
    given: [emptyBoard, { Galilee: ['2 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Galilee: '2 Troops' }],
  });

  boundary('instead of the imprisonment of Mass Detention: the card is not in play [P18 shaded]', 1, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['3 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '1')],
    then: [{ 'Tel Aviv-Jaffa': ['3 Troops', '1 Curfew'], 'Political Will': 17 }],
  });

  boundary('instead of the imprisonment of Assault: the card is in play [P18 shaded]', 1, {
    given: [emptyBoard, { Galilee: ['2 Troops', '1 Active Cell'] }, inPlay('P18', 'shaded')],
    when: [conduct('British', 'Assault')],
    then: [{ Galilee: '2 Troops' }],
  });
});
