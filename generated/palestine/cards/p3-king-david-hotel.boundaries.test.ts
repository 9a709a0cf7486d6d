// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p3-king-david-hotel.yaml');

describe('P3 unshaded, boundaries', () => {
  // Widespread condemnation: British play it
  // if Terror is on the map: one is there
  // remove 1 Terror on the map: just as many spaces as may be selected; the most are selected; just enough are there
  // reduce Haganah by 1: to one before the end of the track
  boundary('if Terror is on the map: it is so, and 6 more [P3 unshaded]', 6, {
    given: [emptyBoard, { Gaza: '1 Terror' }],
    when: [play('British', 'P3', 'unshaded')],
    then: [{ Gaza: 'nothing', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  // Widespread condemnation: Irgun play it
  // if Terror is on the map: none is there
  boundary('if Terror is on the map: it is not so, and 2 more [P3 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('Irgun', 'P3', 'unshaded')],
    then: [nothingAsked],
  });

  // remove 1 Terror on the map: more than enough are there
  boundary('remove 1 Terror on the map: more spaces than may be selected, and 1 more [P3 unshaded]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '2 Terror', Galilee: '1 Terror' }],
    when: [play('British', 'P3', 'unshaded'), answers('British', 'Tel Aviv-Jaffa–Jerusalem')],
    then: [{ Galilee: '1 Terror', 'Tel Aviv-Jaffa–Jerusalem': '1 Terror', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  boundary('reduce Haganah by 1: just to the end of the track [P3 unshaded]', 8, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': '1 Terror', Haganah: 1 }],
    when: [play('British', 'P3', 'unshaded')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': 'nothing', Haganah: 0 }],
  });

  boundary('reduce Haganah by 1: past the end of the track [P3 unshaded]', 8, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Terror', Haganah: 0 }],
    when: [play('British', 'P3', 'unshaded')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': 'nothing', Haganah: 0 }],
  });
});

describe('P3 shaded, boundaries', () => {
  // Horrific terror attack: British play it
  // in 1 City with an Underground Cell: the most are selected; one is there
  // place 2 Terror here: placed
  boundary('in 1 City with an Underground Cell: more spaces than may be selected, and 4 more [P3 shaded]', 12, {
    when: [play('British', 'P3', 'shaded'), answers('British', 'Haifa City')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Underground Cell', '2 Terror'] }],
  });

  // Horrific terror attack: Irgun play it
  // in 1 City with an Underground Cell: none is there
  boundary('in 1 City with an Underground Cell: there is no such space, and 2 more [P3 shaded]', 12, {
    given: [emptyBoard],
    when: [play('Irgun', 'P3', 'shaded')],
    then: [nothingAsked],
  });

  boundary('in 1 City with an Underground Cell: just as many spaces as may be selected [P3 shaded]', 12, {
    given: [emptyBoard, { 'Haifa City': '1 Underground Cell' }],
    when: [play('Irgun', 'P3', 'shaded')],
    then: [{ 'Haifa City': ['1 Underground Cell', '2 Terror'] }],
  });
});
