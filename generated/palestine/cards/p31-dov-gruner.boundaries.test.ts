// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p31-dov-gruner.yaml');

describe('P31 unshaded, boundaries', () => {
  // Captured and sentenced: Irgun play it
  // remove 1 Cell in a space with Troops to Prison: the most are selected; none is there; one is there; just enough are there
  boundary('remove 1 Cell in a space with Troops to Prison: more spaces than may be selected, and 5 more [P31 unshaded]', 6, {
    when: [play('Irgun', 'P31', 'unshaded'), answers('Irgun', 'Samaria')],
    then: [{ Samaria: '2 Troops', Prison: '1 Cell' }],
  });

  // Captured and sentenced: British play it
  // remove 1 Cell in a space with Troops to Prison: one is there; more than enough are there
  boundary('remove 1 Cell in a space with Troops to Prison: just as many spaces as may be selected, and 3 more [P31 unshaded]', 6, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Jerusalem': ['1 Troops', '2 Active Cells'] }],
    when: [play('British', 'P31', 'unshaded')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': ['1 Troops', '1 Active Cell'], Prison: '1 Cell' }],
  });

  // remove 1 Cell in a space with Troops to Prison: none is there
  boundary('remove 1 Cell in a space with Troops to Prison: there is no such space, and 1 more [P31 unshaded]', 6, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [play('British', 'P31', 'unshaded')],
    then: [{ 'Tel Aviv-Jaffa': '1 Troops' }],
  });
});

describe('P31 shaded, boundaries', () => {
  // Galvanizes resistance: British play it
  // place up to 3 Cells in Cities or Districts: the most are selected; more than enough are ready
  boundary('place up to 3 Cells in Cities or Districts: more spaces than may be selected, and 3 more [P31 shaded]', 10, {
    when: [play('British', 'P31', 'shaded'), answers('British', 'Tel Aviv-Jaffa', 'Haifa District', 'Galilee')],
    then: [
      { Galilee: ['2 Troops', '2 Underground Cells'], 'Haifa District': '2 Underground Cells' },
      { 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '2 Underground Cells'] },
    ],
  });

  boundary('place up to 3 Cells in Cities or Districts: there is no such space [P31 shaded]', 10, {
    given: [{ 'Tel Aviv-Jaffa': ['3 Underground Cells', '4 Active Cells'] }],
    when: [play('British', 'P31', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa': ['3 Underground Cells', '4 Active Cells'] }],
  });

  // Galvanizes resistance: Irgun play it
  boundary('place up to 3 Cells in Cities or Districts: just enough are ready, and 1 more [P31 shaded]', 10, {
    given: [
      emptyBoard,
      { 'Haifa City': '4 Underground Cells', 'Tel Aviv-Jaffa': ['2 Underground Cells', '4 Active Cells'] },
      { Galilee: ['2 Underground Cells', '1 Active Cell'] },
    ],
    when: [play('Irgun', 'P31', 'shaded'), answers('Irgun', 'Samaria', 'Jerusalem District')],
    then: [
      { Galilee: ['2 Underground Cells', '1 Active Cell'], Samaria: '1 Underground Cell', 'Jerusalem District': '1 Underground Cell' },
      { 'Haifa City': '4 Underground Cells', 'Tel Aviv-Jaffa': ['2 Underground Cells', '4 Active Cells'] },
    ],
  });
});
