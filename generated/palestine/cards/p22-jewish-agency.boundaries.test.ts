// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, emptyBoard, hold, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p22-jewish-agency.yaml');

describe('P22, boundaries', () => {
  // Cooperate or condemn terror?: Irgun play it
  // choose one: done; "Condemn" is chosen; "Intel" is chosen
  // reduce Haganah by 1: to one before the end of the track
  // British may draw 1 Intel chit: done
  boundary('choose one: "Cooperate" is not possible, and 7 more [P22]', 6, {
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Intel'), answers('British', 'yes'), answers('draw', 'Intel 0')],
    then: [
      { 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 },
      hold('British', '1 Intel 0'),
      poolHolds('Intel', '2 Intel 0', '3 Intel 1', '3 Intel 2'),
    ],
  });

  // Cooperate or condemn terror?: British play it
  // raise Haganah by 1: to one before the end of the track
  // choose one: "Condemn" is not possible; "Limited Operation" is chosen
  // Irgun may conduct a Limited Operation: conducted
  boundary('choose one: "Cooperate" is chosen, and 5 more [P22]', 6, {
    given: [{ Haganah: 0 }],
    when: [
      play('British', 'P22', 'event'),
      answers('British', 'Limited Operation'),
      answers('Irgun', 'Recruit', 'Jerusalem City', 'done', 'Offensive', 'Lydda', 'Samaria', 'done'),
    ],
    then: [{ Lydda: '1 Underground Cell', Haganah: 1 }],
  });

  boundary('British may draw 1 Intel chit: declined [P22]', 15, {
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Intel'), answers('British', 'done')],
    then: [{ 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  boundary('Irgun may conduct a Limited Operation: declined [P22]', 13, {
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Limited Operation', 'done')],
    then: [{ 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 }],
  });

  boundary('reduce Haganah by 1: just to the end of the track [P22]', 10, {
    given: [emptyBoard, { Haganah: 1 }],
    when: [play('British', 'P22', 'event'), answers('British', 'Condemn', 'Limited Operation')],
    then: [{ Haganah: 0 }, asked('Irgun', 'Recruit', 'done')],
  });

  boundary('raise Haganah by 1: just to the end of the track [P22]', 8, {
    given: [{ Haganah: 3 }],
    when: [play('Irgun', 'P22', 'event'), answers('Irgun', 'Cooperate', 'Intel'), answers('British', 'yes'), answers('draw', 'Intel 2')],
    then: [{ Haganah: 4 }, hold('British', '1 Intel 2'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '2 Intel 2')],
  });
});
