// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p14-martial-law.yaml');

describe('P14 unshaded, boundaries', () => {
  // Extensive searches: British play it
  // British may conduct Mass Detention: none of them can be conducted; declined
  boundary('British may conduct Search in up to 2 Cities: conducted, and 3 more [P14 unshaded]', 6, {
    when: [play('British', 'P14', 'unshaded'), answers('British', 'Search', 'Haifa City', 'Jerusalem City')],
    then: [
      { 'Haifa City': ['2 Troops', '1 Police', '1 Active Cell', '1 Curfew'] },
      { 'Jerusalem City': ['2 Troops', '1 Police', '1 Active Cell', '1 Curfew'] },
    ],
  });

  // Extensive searches: Irgun play it
  // British may conduct Search in up to 2 Cities: declined
  boundary('British may conduct Search in up to 2 Cities: none of them can be conducted, and 2 more [P14 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('Irgun', 'P14', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('British may conduct Mass Detention: conducted [P14 unshaded]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['3 Troops', '1 Underground Cell', '1 Active Cell'] }],
    when: [play('British', 'P14', 'unshaded'), answers('British', 'Search', 'done', 'Mass Detention'), answers('roll', '3')],
    then: [{ 'Tel Aviv-Jaffa': ['3 Troops', '1 Curfew'], Prison: '2 Cells', 'Political Will': 17 }],
  });
});

describe('P14 shaded, boundaries', () => {
  // Angers populace: British play it
  // in each City with a Curfew: none is there; one is there
  // place up to 1 Cell here: more than enough are ready
  boundary('in each City with a Curfew: there is such a space, and 4 more [P14 shaded]', 11, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Curfew' }],
    when: [play('British', 'P14', 'shaded'), answers('British', '1')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Underground Cell', '1 Curfew'] }],
  });

  boundary('Angers populace: Irgun play it [P14 shaded]', 9, {
    given: [emptyBoard],
    when: [play('Irgun', 'P14', 'shaded')],
    then: [nothingAsked],
  });

  boundary('place up to 1 Cell here: just enough are ready [P14 shaded]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Curfew', 'Haganah 4': '14 Cells' }],
    when: [play('British', 'P14', 'shaded'), answers('British', '1')],
    then: [{ 'Tel Aviv-Jaffa': ['1 Underground Cell', '1 Curfew'], 'Haganah 4': '14 Cells' }],
  });

  boundary('place up to 1 Cell here: none is ready [P14 shaded]', 12, {
    given: [
      emptyBoard,
      { 'Jerusalem City': ['4 Underground Cells', '3 Active Cells'], 'Haifa City': ['3 Underground Cells', '4 Active Cells', '1 Curfew'] },
      { 'Haifa–Syria': '1 Underground Cell' },
    ],
    when: [play('British', 'P14', 'shaded')],
    then: [
      { 'Haifa City': ['3 Underground Cells', '4 Active Cells', '1 Curfew'], 'Jerusalem City': ['4 Underground Cells', '3 Active Cells'] },
      { 'Haifa–Syria': '1 Underground Cell' },
    ],
  });
});
