// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p7-lehi.yaml');

describe('P7 unshaded, boundaries', () => {
  // Poor coordination: Irgun play it
  boundary('in each space with 2 or more Cells: one too few are there, and 1 more [P7 unshaded]', 6, {
    when: [play('Irgun', 'P7', 'unshaded')],
    then: [nothingAsked],
  });

  // in each space with 2 or more Cells: just enough are there
  // remove up to 1 Cell here: more than enough are there
  boundary('in each space with 2 or more Cells: there is such a space, and 2 more [P7 unshaded]', 6, {
    given: [{ 'Haifa–Syria': '2 Active Cells' }],
    when: [play('Irgun', 'P7', 'unshaded'), answers('Irgun', 'done')],
    then: [{ 'Haifa–Syria': '2 Active Cells' }],
  });

  boundary('Poor coordination: British play it [P7 unshaded]', 4, {
    when: [play('British', 'P7', 'unshaded')],
    then: [nothingAsked],
  });
});

describe('P7 shaded, boundaries', () => {
  // Assassinations: British play it
  // in each space with an Underground Cell: none is there; one is there
  // remove up to 1 Police here: none is there; just enough are there
  boundary('in each space with an Underground Cell: there is such a space, and 5 more [P7 shaded]', 11, {
    when: [play('British', 'P7', 'shaded'), answers('British', '1', 'done', 'done')],
    then: [{ 'Haifa City': ['2 Troops', '1 Underground Cell'] }],
  });

  // Assassinations: Irgun play it
  boundary('remove up to 1 Police here: more than enough are there, and 1 more [P7 shaded]', 12, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': ['1 Underground Cell', '2 Police'] }],
    when: [play('Irgun', 'P7', 'shaded'), answers('Irgun', '1')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': ['1 Police', '1 Underground Cell'] }],
  });
});
