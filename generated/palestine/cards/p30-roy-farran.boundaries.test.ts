// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p30-roy-farran.yaml');

describe('P30 unshaded, boundaries', () => {
  // Undercover police: British play it
  // in up to 3 spaces with Police: the most are selected; none is there; one is there
  // remove 1 Cell here: just enough are there
  boundary('in up to 3 spaces with Police: just as many spaces as may be selected, and 5 more [P30 unshaded]', 6, {
    when: [play('British', 'P30', 'unshaded'), answers('British', 'Tel Aviv-Jaffa', 'Jerusalem City', 'Haifa City')],
    then: [
      { 'Haifa City': ['2 Troops', '1 Police'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'], 'Jerusalem City': ['2 Troops', '1 Police'] },
    ],
  });

  // Undercover police: Irgun play it
  boundary('remove 1 Cell here: more than enough are there, and 1 more [P30 unshaded]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': ['1 Police', '2 Underground Cells'] }],
    when: [play('Irgun', 'P30', 'unshaded'), answers('Irgun', 'Tel Aviv-Jaffa–Haifa')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': ['1 Police', '1 Underground Cell'] }],
  });

  boundary('in up to 3 spaces with Police: more spaces than may be selected [P30 unshaded]', 6, {
    given: [{ 'Tel Aviv-Jaffa–Haifa': ['1 Police', '1 Active Cell'] }],
    when: [play('British', 'P30', 'unshaded'), answers('British', 'Haifa City', 'Jerusalem City', 'Tel Aviv-Jaffa–Haifa')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police'], 'Jerusalem City': ['2 Troops', '1 Police'], 'Tel Aviv-Jaffa–Haifa': '1 Police' }],
  });

  boundary('in up to 3 spaces with Police: there is no such space [P30 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('Irgun', 'P30', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('in up to 3 spaces with Police: one space fewer than may be selected [P30 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa–Syria': ['1 Police', '1 Active Cell'], Galilee: ['1 Police', '1 Active Cell'] }],
    when: [play('Irgun', 'P30', 'unshaded'), answers('Irgun', 'done')],
    then: [{ Galilee: ['1 Police', '1 Active Cell'], 'Haifa–Syria': ['1 Police', '1 Active Cell'] }],
  });
});

describe('P30 shaded, boundaries', () => {
  // Controversial killing: Irgun play it
  // reduce Political Will by 1: past the end of the track
  boundary('remove 2 Police on the map: more than enough are there, and 2 more [P30 shaded]', 11, {
    given: [{ 'Political Will': 0 }],
    when: [play('Irgun', 'P30', 'shaded'), answers('Irgun', 'Police in Jerusalem City', 'Police in Haifa City')],
    then: [{ 'Haifa City': ['2 Troops', '1 Underground Cell'], 'Jerusalem City': ['2 Troops', '1 Underground Cell'], 'Political Will': 0 }],
  });

  // Controversial killing: British play it
  boundary('remove 2 Police on the map: one too few are there, and 1 more [P30 shaded]', 11, {
    given: [emptyBoard, { Galilee: '1 Police' }],
    when: [play('British', 'P30', 'shaded')],
    then: [{ Galilee: 'nothing', 'Political Will': 17 }],
  });

  boundary('remove 2 Police on the map: none is there [P30 shaded]', 11, {
    given: [emptyBoard],
    when: [play('Irgun', 'P30', 'shaded')],
    then: [{ 'Political Will': 17 }],
  });

  // reduce Political Will by 1: to one before the end of the track
  boundary('remove 2 Police on the map: just enough are there, and 1 more [P30 shaded]', 11, {
    given: [emptyBoard, { Samaria: '1 Police', 'Tel Aviv-Jaffa–Jerusalem': '1 Police', 'Political Will': 20 }],
    when: [play('Irgun', 'P30', 'shaded')],
    then: [{ Samaria: 'nothing', 'Tel Aviv-Jaffa–Jerusalem': 'nothing', 'Political Will': 19 }],
  });

  boundary('reduce Political Will by 1: just to the end of the track [P30 shaded]', 12, {
    given: [emptyBoard, { 'Political Will': 1 }],
    when: [play('Irgun', 'P30', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });
});
