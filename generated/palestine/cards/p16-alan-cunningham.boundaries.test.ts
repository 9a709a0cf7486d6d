// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P16 unshaded, boundaries', () => {
  test('P16 unshaded: British may, up to 2 times: done again, and 4 more [P16 unshaded]', () => {
    // Restrained approach: British play it
    // British may, up to 2 times: done again
    // conduct a Limited Operation: conducted
    // British may conduct Restore: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'Patrol', 'Patrol');

      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('P16 unshaded: British may, up to 2 times: declined [P16 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16 unshaded: Restrained approach: Irgun play it [P16 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P16 unshaded', { by: 'Irgun', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16 unshaded: British may conduct Restore: conducted [P16 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Troops and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun play P16 unshaded', { by: 'Irgun', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'done', 'Restore');

      play.shows('Haifa–Syria holds 1 Troops and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });
});

describe('P16 shaded, boundaries', () => {
  test('P16 shaded: British place 2 Cells from Prison in Cities: done, and 6 more [P16 shaded]', () => {
    // Cells released: Irgun play it
    // British place 2 Cells from Prison in Cities: done; just the most; more spaces than may be selected; the most are selected; just enough are ready; more than enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });
      play.answers('British', 'Jerusalem City', 'Haifa City');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P16 shaded: British place 2 Cells from Prison in Cities: more than the most, and 1 more [P16 shaded]', () => {
    // Cells released: British play it
    // British place 2 Cells from Prison in Cities: more than the most
    example(program, (play) => {
      play.when('British play P16 shaded', { by: 'British', plays: 'P16', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16 shaded: British place 2 Cells from Prison in Cities: below the most [P16 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });

      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });
      play.answers('British', 'Jerusalem City', 'Haifa City');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });
});
