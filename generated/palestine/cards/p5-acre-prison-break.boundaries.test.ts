// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p5-acre-prison-break.yaml');

describe('P5 unshaded, boundaries', () => {
  // Prisoners sent to Eritrea: British play it
  boundary('remove up to 2 Cells in Prison to Out of the Game: none is there, and 1 more [P5 unshaded]', 6, {
    when: [play('British', 'P5', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('Prisoners sent to Eritrea: Irgun play it [P5 unshaded]', 4, {
    when: [play('Irgun', 'P5', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('remove up to 2 Cells in Prison to Out of the Game: more than enough are there [P5 unshaded]', 6, {
    given: [{ Prison: '3 Cells' }],
    when: [play('British', 'P5', 'unshaded'), answers('British', '1')],
    then: [{ Prison: '2 Cells', 'Out of the Game': '1 Cell' }],
  });

  boundary('remove up to 2 Cells in Prison to Out of the Game: just enough are there [P5 unshaded]', 6, {
    given: [{ Prison: '2 Cells' }],
    when: [play('British', 'P5', 'unshaded'), answers('British', '1')],
    then: [{ Prison: '1 Cell', 'Out of the Game': '1 Cell' }],
  });

  boundary('remove up to 2 Cells in Prison to Out of the Game: one too few are there [P5 unshaded]', 6, {
    given: [{ Prison: '1 Cell' }],
    when: [play('British', 'P5', 'unshaded'), answers('British', '1')],
    then: [{ Prison: 'nothing', 'Out of the Game': '1 Cell' }],
  });
});

describe('P5 shaded, boundaries', () => {
  // Mass escape: British play it
  boundary('remove all Cells in Prison: none is there, and 1 more [P5 shaded]', 10, {
    when: [play('British', 'P5', 'shaded')],
    then: [nothingAsked],
  });

  boundary('remove all Cells in Prison: some are there [P5 shaded]', 10, {
    given: [{ Prison: '1 Cell' }],
    when: [play('British', 'P5', 'shaded')],
    then: [{ Prison: 'nothing' }],
  });

  boundary('Mass escape: Irgun play it [P5 shaded]', 8, {
    given: [emptyBoard],
    when: [play('Irgun', 'P5', 'shaded')],
    then: [nothingAsked],
  });
});
