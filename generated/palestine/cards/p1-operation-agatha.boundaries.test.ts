// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p1-operation-agatha.yaml');

describe('P1 unshaded, boundaries', () => {
  // Black Saturday: British play it
  // British, in 1 City: the most are selected
  // conduct Search here: conducted
  // conduct Mass Detention here: none of them can be conducted
  // reduce Haganah by 1: to one before the end of the track
  boundary('British, in 1 City: more spaces than may be selected, and 5 more [P1 unshaded]', 6, {
    when: [play('British', 'P1', 'unshaded'), answers('British', 'Tel Aviv-Jaffa')],
    then: [
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Active Cell', '1 Curfew'], 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 },
    ],
  });

  // Black Saturday: Irgun play it
  // reduce Haganah by 1: past the end of the track
  boundary('British, in 1 City: just as many spaces as may be selected, and 2 more [P1 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa District': '1 Troops', Haganah: 0 }],
    when: [play('Irgun', 'P1', 'unshaded'), answers('British', 'done')],
    then: [{ 'Haifa District': '1 Troops', Haganah: 0 }],
  });

  boundary('British, in 1 City: there is no such space [P1 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('Irgun', 'P1', 'unshaded')],
    then: [{ 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  boundary('reduce Haganah by 1: just to the end of the track [P1 unshaded]', 9, {
    given: [emptyBoard, { Haganah: 1 }],
    when: [play('Irgun', 'P1', 'unshaded')],
    then: [{ Haganah: 0 }],
  });

  boundary('conduct Mass Detention here: conducted [P1 unshaded]', 8, {
    given: [emptyBoard, { 'Jerusalem District': '3 Troops' }],
    when: [play('British', 'P1', 'unshaded'), answers('British', 'Jerusalem District', '3'), answers('roll', '4')],
    then: [
      { 'Jerusalem District': 'nothing', 'Jerusalem City': ['3 Troops', '1 Curfew'], 'Haganah 4': ['2 Cells', '1 Arms Cache'] },
      { 'Political Will': 14, Haganah: 3 },
    ],
  });
});

describe('P1 shaded, boundaries', () => {
  // Arrest moderate leaders: Irgun play it
  // if Haganah is 4: it is so; both are equal
  // Irgun may conduct Sabotage in 1 space: none of them can be conducted; declined
  boundary('raise Haganah by 1: past the end of the track, and 5 more [P1 shaded]', 13, {
    given: [emptyBoard],
    when: [play('Irgun', 'P1', 'shaded')],
    then: [nothingAsked],
  });

  // if Haganah is 4: it is not so
  boundary('raise Haganah by 1: to one before the end of the track, and 1 more [P1 shaded]', 13, {
    given: [emptyBoard, { Haganah: 0 }],
    when: [play('Irgun', 'P1', 'shaded')],
    then: [{ Haganah: 1 }],
  });

  boundary('Arrest moderate leaders: British play it [P1 shaded]', 11, {
    when: [play('British', 'P1', 'shaded'), answers('Irgun', 'done')],
    then: [nothingAsked],
  });

  // Irgun may conduct Sabotage in 1 space: conducted
  boundary('raise Haganah by 1: just to the end of the track, and 1 more [P1 shaded]', 13, {
    given: [emptyBoard, { 'Haifa City': '1 Underground Cell', Haganah: 3 }],
    when: [play('British', 'P1', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ 'Haifa City': '1 Active Cell', Haganah: 4 }],
  });
});
