// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P16 unshaded, boundaries', () => {
  test('P16 unshaded: British may, up to 2 times: declined, and 3 more [P16 unshaded]', () => {
    // Restrained approach: British play it
    // British may, up to 2 times: declined
    // British may conduct Restore: none of them can be conducted; declined
    example(program, (play) => {
      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16 unshaded: British may, up to 2 times: done again, and 1 more [P16 unshaded]', () => {
    // British may, up to 2 times: done again
    // conduct a Limited Operation: conducted
    example(program, (play) => {
      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'Search', 'Haifa City', 'Patrol', 'Tel Aviv-Jaffa', 'done');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P16 unshaded: Restrained approach: Irgun play it [P16 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P16 unshaded', { by: 'Irgun', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16 unshaded: British may conduct Restore: conducted [P16 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops, 1 Police and 1 Terror', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Terror'],
        ],
      });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'Deploy', 'Tel Aviv-Jaffa–Jerusalem', 'done', 'Deploy', 'Haifa–Syria', 'done', 'Restore');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Troops, 1 Police and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
    });
  });
});

describe('P16 shaded, boundaries', () => {
  test('P16 shaded: British place 2 Cells from Prison in Cities: there is no such space, and 1 more [P16 shaded]', () => {
    // Cells released: Irgun play it
    // British place 2 Cells from Prison in Cities: there is no such space
    example(program, (play) => {
      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16 shaded: British place 2 Cells from Prison in Cities: more spaces than may be selected, and 3 more [P16 shaded]', () => {
    // British place 2 Cells from Prison in Cities: more spaces than may be selected; the most are selected; just enough are ready; more than enough are ready
    example(program, (play) => {
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });
      play.answers('British', 'Haifa City', 'Tel Aviv-Jaffa');

      play.shows('Haifa City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P16 shaded: Cells released: British play it [P16 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P16 shaded', { by: 'British', plays: 'P16', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
