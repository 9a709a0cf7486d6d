// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p16-alan-cunningham.yaml');

describe('P16 unshaded, boundaries', () => {
  // Restrained approach: British play it
  // British may conduct Restore: none of them can be conducted; declined
  boundary('British may, up to 2 times: declined, and 3 more [P16 unshaded]', 6, {
    when: [play('British', 'P16', 'unshaded'), answers('British', 'done')],
    then: [nothingAsked],
  });

  // conduct a Limited Operation: conducted
  boundary('British may, up to 2 times: done again, and 1 more [P16 unshaded]', 6, {
    when: [play('British', 'P16', 'unshaded'), answers('British', 'Search', 'Haifa City', 'Patrol', 'Tel Aviv-Jaffa', 'done')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Active Cell', '1 Curfew'] }],
  });

  boundary('Restrained approach: Irgun play it [P16 unshaded]', 4, {
    when: [play('Irgun', 'P16', 'unshaded'), answers('British', 'done')],
    then: [nothingAsked],
  });

  boundary('British may conduct Restore: conducted [P16 unshaded]', 8, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': ['1 Troops', '1 Police', '1 Terror'] }],
    when: [
      play('British', 'P16', 'unshaded'),
      answers('British', 'Deploy', 'Tel Aviv-Jaffa–Jerusalem', 'done', 'Deploy', 'Haifa–Syria', 'done', 'Restore'),
    ],
    then: [{ 'Egypt–Tel Aviv-Jaffa': ['1 Troops', '1 Police', '1 Sabotage'] }],
  });
});

describe('P16 shaded, boundaries', () => {
  // Cells released: Irgun play it
  boundary('British place 2 Cells from Prison in Cities: there is no such space, and 1 more [P16 shaded]', 12, {
    when: [play('Irgun', 'P16', 'shaded')],
    then: [nothingAsked],
  });

  // British place 2 Cells from Prison in Cities: the most are selected; just enough are ready; more than enough are ready
  boundary('British place 2 Cells from Prison in Cities: more spaces than may be selected, and 3 more [P16 shaded]', 12, {
    given: [{ Prison: '2 Cells' }],
    when: [play('Irgun', 'P16', 'shaded'), answers('British', 'Haifa City', 'Tel Aviv-Jaffa')],
    then: [
      { 'Haifa City': ['2 Troops', '1 Police', '2 Underground Cells'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '2 Underground Cells'] },
      { Prison: 'nothing' },
    ],
  });

  boundary('Cells released: British play it [P16 shaded]', 10, {
    given: [emptyBoard],
    when: [play('British', 'P16', 'shaded')],
    then: [nothingAsked],
  });
});
