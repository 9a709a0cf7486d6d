// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p15-chaim-weizmann.yaml');

describe('P15 unshaded, boundaries', () => {
  // Meets with British: British play it
  // remove up to 1 Sabotage on the map: just as many spaces as may be selected; the most are selected; just enough are there
  boundary('reduce Haganah by 1: to one before the end of the track, and 4 more [P15 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem District': '1 Sabotage' }],
    when: [play('British', 'P15', 'unshaded'), answers('British', 'Jerusalem District')],
    then: [{ 'Jerusalem District': 'nothing', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  // Meets with British: Irgun play it
  // remove up to 1 Sabotage on the map: there is no such space
  boundary('reduce Haganah by 1: just to the end of the track, and 2 more [P15 unshaded]', 6, {
    given: [emptyBoard, { Haganah: 1 }],
    when: [play('Irgun', 'P15', 'unshaded')],
    then: [{ Haganah: 0 }],
  });

  boundary('reduce Haganah by 1: past the end of the track [P15 unshaded]', 6, {
    given: [emptyBoard, { Haganah: 0 }],
    when: [play('Irgun', 'P15', 'unshaded')],
    then: [{ Haganah: 0 }],
  });

  boundary('remove up to 1 Sabotage on the map: more than enough are there [P15 unshaded]', 7, {
    given: [emptyBoard, { 'Jerusalem District': '2 Sabotage' }],
    when: [play('British', 'P15', 'unshaded'), answers('British', 'Jerusalem District')],
    then: [{ 'Jerusalem District': '1 Sabotage', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  boundary('remove up to 1 Sabotage on the map: more spaces than may be selected [P15 unshaded]', 7, {
    given: [emptyBoard, { Lydda: '1 Sabotage', 'Haifa District': '1 Sabotage' }],
    when: [play('British', 'P15', 'unshaded'), answers('British', 'done')],
    then: [{ 'Haifa District': '1 Sabotage', Lydda: '1 Sabotage', 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });
});

describe('P15 shaded, boundaries', () => {
  // Moderates ignored: Irgun play it
  // Irgun may conduct Sabotage in 1 space: declined
  boundary('raise Haganah by 1: to one before the end of the track, and 2 more [P15 shaded]', 11, {
    given: [{ Haganah: 2 }],
    when: [play('Irgun', 'P15', 'shaded'), answers('Irgun', 'done')],
    then: [{ Haganah: 3 }],
  });

  // Moderates ignored: British play it
  // Irgun may conduct Sabotage in 1 space: conducted
  boundary('raise Haganah by 1: just to the end of the track, and 2 more [P15 shaded]', 11, {
    given: [{ Haganah: 3 }],
    when: [play('British', 'P15', 'shaded'), answers('Irgun', 'Sabotage', 'Gaza', 'done'), answers('roll', '3'), answers('Irgun', 'done')],
    then: [{ Gaza: ['2 Troops', '1 Active Cell', '1 Sabotage'], Haganah: 4 }],
  });

  // Irgun may conduct Sabotage in 1 space: none of them can be conducted
  boundary('raise Haganah by 1: past the end of the track, and 1 more [P15 shaded]', 11, {
    given: [emptyBoard],
    when: [play('Irgun', 'P15', 'shaded')],
    then: [nothingAsked],
  });
});
