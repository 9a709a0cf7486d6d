// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, hold, nothingAsked, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/special-activities/negotiate.yaml');

describe('Negotiate, boundaries', () => {
  // roll a die: done
  // if the roll plus the Terror on the map is more than Haganah: it is one more
  // if Haganah is 0: it is not so
  // reduce Haganah by 1: to one before the end of the track
  boundary('if the roll plus the Terror on the map is more than Haganah: it is so, and 4 more [P 4.2.2]', 7, {
    given: [emptyBoard],
    when: [conduct('British', 'Negotiate'), answers('roll', '5')],
    then: [{ 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  // if the roll plus the Terror on the map is more than Haganah: both are equal
  boundary('if the roll plus the Terror on the map is more than Haganah: it is not so, and 1 more [P 4.2.2]', 7, {
    given: [emptyBoard],
    when: [conduct('British', 'Negotiate'), answers('roll', '4')],
    then: [nothingAsked],
  });

  // reduce Haganah by 1: just to the end of the track
  boundary('if Haganah is 0: it is one more, and 1 more [P 4.2.2]', 8, {
    given: [{ Haganah: 1 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '3')],
    then: [{ Haganah: 0 }],
  });

  // if Haganah is 0: both are equal
  boundary('if Haganah is 0: it is so, and 1 more [P 4.2.2]', 8, {
    given: [emptyBoard, { Haganah: 0 }],
    when: [conduct('British', 'Negotiate'), answers('roll', '6'), answers('draw', 'Intel 0')],
    then: [{ Haganah: 0 }, hold('British', '1 Intel 0'), poolHolds('Intel', '2 Intel 0', '3 Intel 1', '3 Intel 2')],
  });

  boundary('if the roll plus the Terror on the map is more than Haganah: it is one less [P 4.2.2]', 7, {
    given: [emptyBoard],
    when: [conduct('British', 'Negotiate'), answers('roll', '3')],
    then: [nothingAsked],
  });
});
