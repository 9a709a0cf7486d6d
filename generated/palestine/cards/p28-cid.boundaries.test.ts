// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, hold, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p28-cid.yaml');

describe('P28 unshaded, boundaries', () => {
  // Intelligence gathering: Irgun play it
  // in each space with Police and Cells: none is there; one is there
  boundary('in each space with Police and Cells: there is such a space, and 4 more [P28 unshaded]', 6, {
    when: [play('Irgun', 'P28', 'unshaded'), answers('draw', 'Intel 2', 'Intel 2', 'Intel 2')],
    then: [hold('British', '3 Intel 2'), poolHolds('Intel', '3 Intel 0', '3 Intel 1')],
  });

  boundary('Intelligence gathering: British play it [P28 unshaded]', 4, {
    given: [emptyBoard],
    when: [play('British', 'P28', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('in each space with Police and Cells: none is there [P28 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa City': '1 Police' }],
    when: [play('British', 'P28', 'unshaded')],
    then: [{ 'Haifa City': '1 Police' }],
  });

  boundary('British draw 1 Intel chit: too few chits are left [P28 unshaded]', 7, {
    given: [hold('British', '1 Intel 0', '3 Intel 1', '3 Intel 2')],
    when: [play('Irgun', 'P28', 'unshaded')],
    then: [hold('British', '3 Intel 0', '3 Intel 1', '3 Intel 2'), poolHolds('Intel')],
  });
});

describe('P28 shaded, boundaries', () => {
  // Headquarters targeted: British play it
  // Irgun may conduct Sabotage in 1 space with Police: declined; none is there; one is there
  boundary('Irgun may conduct Sabotage in 1 space with Police: none of them can be conducted, and 4 more [P28 shaded]', 11, {
    given: [emptyBoard, { 'Haifa–Syria': '1 Police' }],
    when: [play('British', 'P28', 'shaded')],
    then: [{ 'Haifa–Syria': '1 Police' }],
  });

  // Headquarters targeted: Irgun play it
  boundary('Irgun may conduct Sabotage in 1 space with Police: conducted, and 1 more [P28 shaded]', 11, {
    given: [emptyBoard, { Gaza: ['1 Underground Cell', '1 Police'] }],
    when: [play('Irgun', 'P28', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '2')],
    then: [{ Gaza: ['1 Police', '1 Active Cell'] }],
  });
});

describe('P28 in play, boundaries', () => {
  boundary('after the success of Sabotage: the card is not in play [P28 shaded]', 13, {
    given: [emptyBoard, { Lydda: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '4')],
    then: [{ Lydda: ['1 Active Cell', '1 Sabotage'] }],
  });
});
