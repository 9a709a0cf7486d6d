// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p6-montgomery.yaml');

describe('P6 unshaded, boundaries', () => {
  // Pushes harsh measures: Irgun play it
  boundary(
    'British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: declined, and 1 more [P6 unshaded]',
    6,
    {
      when: [play('Irgun', 'P6', 'unshaded'), answers('British', 'done')],
      then: [nothingAsked],
    },
  );

  // Pushes harsh measures: British play it
  boundary(
    'British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: conducted, and 1 more [P6 unshaded]',
    6,
    {
      given: [emptyBoard, { 'Haifa City': '1 Police' }],
      when: [play('British', 'P6', 'unshaded'), answers('British', 'Search')],
      then: [{ 'Haifa City': ['1 Police', '1 Curfew'] }],
    },
  );

  boundary(
    'British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: none of them can be conducted [P6 unshaded]',
    6,
    {
      given: [emptyBoard],
      when: [play('British', 'P6', 'unshaded')],
      then: [nothingAsked],
    },
  );
});

describe('P6 shaded, boundaries', () => {
  // Ignores cities: British play it
  // in all Cities without Troops, in any order: none is there
  // place 1 Cell here: more than enough are ready
  boundary('in all Cities without Troops, in any order: there is such a space, and 3 more [P6 shaded]', 10, {
    given: [emptyBoard],
    when: [play('British', 'P6', 'shaded')],
    then: [{ 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' }],
  });

  // Ignores cities: Irgun play it
  // place 1 Cell here: just enough are ready
  boundary('place 1 Cell here: none is ready, and 2 more [P6 shaded]', 11, {
    given: [emptyBoard, { 'Out of the Game': '13 Cells' }],
    when: [play('Irgun', 'P6', 'shaded'), answers('Irgun', 'Haifa City', 'Jerusalem City')],
    then: [{ 'Haifa City': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell', 'Out of the Game': '13 Cells' }],
  });

  boundary('in all Cities without Troops, in any order: one is there [P6 shaded]', 10, {
    given: [emptyBoard, { 'Jerusalem City': '1 Troops' }],
    when: [play('British', 'P6', 'shaded')],
    then: [{ 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': '1 Troops' }],
  });
});
