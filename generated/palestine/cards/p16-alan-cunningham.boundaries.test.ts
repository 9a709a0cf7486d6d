/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P16 unshaded, boundaries', () => {
  test('P16 unshaded: British may, up to 2 times: done again, and 5 more [P16 unshaded]', () => {
    // Restrained approach: British play it
    // British may, up to 2 times: done again; declined
    // conduct a Limited Operation: conducted
    // British may conduct Restore: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'Search', 'Tel Aviv-Jaffa', 'done');

      play.shows('nothing is asked', { asked: null });
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
      play.given('Egypt–Tel Aviv-Jaffa holds 2 Troops, 1 Underground Cell and 1 Police', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'Search', 'Egypt–Tel Aviv-Jaffa', 'Assault', 'Restore');

      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });
});

describe('P16 shaded, boundaries', () => {
  test('P16 shaded: British place 2 Cells from Prison in Cities: more than the most, and 1 more [P16 shaded]', () => {
    // Cells released: Irgun play it
    // British place 2 Cells from Prison in Cities: more than the most
    example(program, (play) => {
      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
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
