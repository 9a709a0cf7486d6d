// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p21-united-resistance-movement.yaml');

describe('P21 unshaded, boundaries', () => {
  // Cooperation falls apart: Irgun play it
  // remove up to 2 Cells on the map: more than enough are there
  boundary('reduce Haganah by 1: to one before the end of the track, and 2 more [P21 unshaded]', 6, {
    when: [play('Irgun', 'P21', 'unshaded'), answers('Irgun', 'Underground Cell in Haifa District', 'Underground Cell in Tel Aviv-Jaffa')],
    then: [
      { 'Haifa District': 'nothing', 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'], 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 },
    ],
  });

  // Cooperation falls apart: British play it
  boundary('reduce Haganah by 1: just to the end of the track, and 1 more [P21 unshaded]', 6, {
    given: [{ Haganah: 1 }],
    when: [play('British', 'P21', 'unshaded'), answers('British', 'Underground Cell in Lydda', 'done')],
    then: [{ Lydda: '1 Arms Cache', Haganah: 0 }],
  });

  boundary('remove up to 2 Cells on the map: just enough are there [P21 unshaded]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Cell', '1 Active Cell'] }],
    when: [play('Irgun', 'P21', 'unshaded'), answers('Irgun', 'done')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Cell', '1 Active Cell'], 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  boundary('reduce Haganah by 1: past the end of the track [P21 unshaded]', 6, {
    given: [{ Haganah: 0 }],
    when: [play('Irgun', 'P21', 'unshaded'), answers('Irgun', 'Underground Cell in Haifa District', 'Underground Cell in Tel Aviv-Jaffa')],
    then: [{ 'Haifa District': 'nothing', 'Tel Aviv-Jaffa': ['2 Troops', '1 Police'], Haganah: 0 }],
  });

  boundary('remove up to 2 Cells on the map: one too few are there [P21 unshaded]', 7, {
    given: [emptyBoard, { Samaria: '1 Underground Cell' }],
    when: [play('British', 'P21', 'unshaded'), answers('British', 'done')],
    then: [{ Samaria: '1 Underground Cell', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  boundary('remove up to 2 Cells on the map: none is there [P21 unshaded]', 7, {
    given: [emptyBoard],
    when: [play('British', 'P21', 'unshaded')],
    then: [{ 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });
});

describe('P21 shaded, boundaries', () => {
  // Offensive against railways: Irgun play it
  // Irgun may conduct Sabotage in all Railways: none of them can be conducted; declined
  boundary('raise Haganah by 1: past the end of the track, and 3 more [P21 shaded]', 11, {
    when: [play('Irgun', 'P21', 'shaded')],
    then: [nothingAsked],
  });

  // Offensive against railways: British play it
  boundary('Irgun may conduct Sabotage in all Railways: conducted, and 1 more [P21 shaded]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': '1 Underground Cell' }],
    when: [play('British', 'P21', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '6')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': ['1 Active Cell', '1 Sabotage'] }],
  });

  boundary('raise Haganah by 1: just to the end of the track [P21 shaded]', 11, {
    given: [emptyBoard, { Haganah: 3 }],
    when: [play('Irgun', 'P21', 'shaded')],
    then: [{ Haganah: 4 }],
  });
});
