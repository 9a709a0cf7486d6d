// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p24-sergeants-affair.yaml');

describe('P24 unshaded, boundaries', () => {
  // Backlash in Britain: British play it
  // raise Political Will by the Terror on the map, at most 3: below the most
  boundary('raise Political Will by the Terror on the map, at most 3: by nothing, and 2 more [P24 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('British', 'P24', 'unshaded')],
    then: [nothingAsked],
  });

  // Backlash in Britain: Irgun play it
  // raise Political Will by the Terror on the map, at most 3: just the most
  boundary('raise Political Will by the Terror on the map, at most 3: past the end of the track, and 2 more [P24 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Terror', Galilee: '2 Terror' }],
    when: [play('Irgun', 'P24', 'unshaded')],
    then: [{ Galilee: '2 Terror', 'Haifa–Syria': '1 Terror', 'Political Will': 20 }],
  });

  boundary('raise Political Will by the Terror on the map, at most 3: to one before the end of the track [P24 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem District': '1 Terror' }],
    when: [play('Irgun', 'P24', 'unshaded')],
    then: [{ 'Jerusalem District': '1 Terror', 'Political Will': 19 }],
  });

  boundary('raise Political Will by the Terror on the map, at most 3: just to the end of the track [P24 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem District': '2 Terror' }],
    when: [play('Irgun', 'P24', 'unshaded')],
    then: [{ 'Jerusalem District': '2 Terror', 'Political Will': 20 }],
  });

  boundary('raise Political Will by the Terror on the map, at most 3: more than the most [P24 unshaded]', 6, {
    given: [emptyBoard, { Samaria: '2 Terror', 'Jerusalem District': '2 Terror' }],
    when: [play('British', 'P24', 'unshaded')],
    then: [{ Samaria: '2 Terror', 'Jerusalem District': '2 Terror', 'Political Will': 20 }],
  });
});

describe('P24 shaded, boundaries', () => {
  // Calls for withdrawal: Irgun play it
  // reduce Political Will by the Terror on the map, at most 3: below the most
  boundary('reduce Political Will by the Terror on the map, at most 3: by nothing, and 2 more [P24 shaded]', 10, {
    when: [play('Irgun', 'P24', 'shaded')],
    then: [nothingAsked],
  });

  boundary('Calls for withdrawal: British play it [P24 shaded]', 8, {
    when: [play('British', 'P24', 'shaded')],
    then: [nothingAsked],
  });

  boundary('reduce Political Will by the Terror on the map, at most 3: just to the end of the track [P24 shaded]', 10, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Terror', 'Political Will': 1 }],
    when: [play('British', 'P24', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa': '1 Terror', 'Political Will': 0 }],
  });

  // reduce Political Will by the Terror on the map, at most 3: more than the most
  boundary('reduce Political Will by the Terror on the map, at most 3: past the end of the track, and 1 more [P24 shaded]', 10, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '2 Terror', 'Tel Aviv-Jaffa–Haifa': '2 Terror', 'Political Will': 1 }],
    when: [play('Irgun', 'P24', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': '2 Terror', 'Tel Aviv-Jaffa–Haifa': '2 Terror', 'Political Will': 0 }],
  });

  boundary('reduce Political Will by the Terror on the map, at most 3: just the most [P24 shaded]', 10, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '2 Terror', 'Tel Aviv-Jaffa–Haifa': '1 Terror' }],
    when: [play('Irgun', 'P24', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': '2 Terror', 'Tel Aviv-Jaffa–Haifa': '1 Terror', 'Political Will': 15 }],
  });

  boundary('reduce Political Will by the Terror on the map, at most 3: to one before the end of the track [P24 shaded]', 10, {
    given: [emptyBoard, { 'Jerusalem District': '1 Terror', 'Political Will': 20 }],
    when: [play('British', 'P24', 'shaded')],
    then: [{ 'Jerusalem District': '1 Terror', 'Political Will': 19 }],
  });
});
