// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a4-special-night-squads.yaml');

describe('A4 unshaded, boundaries', () => {
  // British-Jewish units: British play it
  // in up to 3 Districts with Troops: none is there
  // place 1 Irregular here: more than enough are ready
  boundary('in up to 3 Districts with Troops: one space fewer than may be selected, and 3 more [A4 unshaded]', 6, {
    when: [play('British', 'A4', 'unshaded'), answers('British', 'Haifa District', 'Jerusalem District')],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Underground Guerrilla'] },
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Underground Guerrilla'] },
    ],
  });

  // British-Jewish units: Rebels play it
  boundary('in up to 3 Districts with Troops: there is no such space, and 1 more [A4 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('Rebels', 'A4', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('place 1 Irregular here: just enough are ready [A4 unshaded]', 7, {
    given: [{ 'Out of Play': '5 Irregulars' }],
    when: [play('British', 'A4', 'unshaded'), answers('British', 'Haifa District')],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Underground Guerrilla'], 'Out of Play': '5 Irregulars' },
    ],
  });

  boundary('in up to 3 Districts with Troops: one is there [A4 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem District': '1 Troops' }],
    when: [play('Rebels', 'A4', 'unshaded')],
    then: [{ 'Jerusalem District': '1 Troops' }, asked('Rebels', 'Jerusalem District', 'done')],
  });

  boundary('in up to 3 Districts with Troops: just as many spaces as may be selected [A4 unshaded]', 6, {
    given: [{ 'Out of Play': '1 Irregular', Gaza: '1 Troops' }],
    when: [play('British', 'A4', 'unshaded'), answers('British', 'Haifa District')],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Underground Guerrilla'], Gaza: '1 Troops' },
      { 'Out of Play': '1 Irregular' },
      asked('British', 'Jerusalem District', 'Gaza', 'done'),
    ],
  });

  // in up to 3 Districts with Troops: the most are selected
  boundary('in up to 3 Districts with Troops: more spaces than may be selected, and 1 more [A4 unshaded]', 6, {
    given: [{ 'Out of Play': '1 Irregular', Gaza: '1 Troops', Galilee: '1 Troops' }],
    when: [play('British', 'A4', 'unshaded'), answers('British', 'Haifa District', 'Jerusalem District', 'Galilee')],
    then: [
      { Galilee: ['1 Troops', '1 Underground Irregular'] },
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Underground Guerrilla'] },
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Irregular', '1 Underground Guerrilla'], Gaza: '1 Troops' },
      { 'Out of Play': '1 Irregular' },
    ],
  });
});

describe('A4 shaded, boundaries', () => {
  // Controversial units: Rebels play it
  // reduce Political Will by 1 per 3 Irregulars on the map: nothing is left over
  boundary('reduce Political Will by 1 per 3 Irregulars on the map: by nothing, and 2 more [A4 shaded]', 11, {
    when: [play('Rebels', 'A4', 'shaded')],
    then: [nothingAsked],
  });

  // Controversial units: British play it
  boundary('reduce Political Will by 1 per 3 Irregulars on the map: something is left over, and 1 more [A4 shaded]', 11, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Active Irregular' }],
    when: [play('British', 'A4', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': '1 Active Irregular' }],
  });

  boundary('reduce Political Will by 1 per 3 Irregulars on the map: just to the end of the track [A4 shaded]', 11, {
    given: [emptyBoard, { Galilee: '3 Active Irregulars', 'Political Will': 1 }],
    when: [play('British', 'A4', 'shaded')],
    then: [{ Galilee: '3 Active Irregulars', 'Political Will': 0 }],
  });

  boundary('reduce Political Will by 1 per 3 Irregulars on the map: past the end of the track [A4 shaded]', 11, {
    given: [
      emptyBoard,
      { Galilee: ['1 Underground Irregular', '3 Active Irregulars'], 'Tel Aviv-Jaffa': '2 Underground Irregulars', 'Political Will': 1 },
    ],
    when: [play('British', 'A4', 'shaded')],
    then: [
      { Galilee: ['1 Underground Irregular', '3 Active Irregulars'], 'Tel Aviv-Jaffa': '2 Underground Irregulars', 'Political Will': 0 },
    ],
  });
});
