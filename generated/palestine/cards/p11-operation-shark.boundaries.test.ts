/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P11 shaded, boundaries', () => {
  test('P11 shaded: Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: none of them can be conducted, and 4 more [P11 shaded]', () => {
    // Leaders slip through net: Irgun play it
    // Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: none of them can be conducted; none is there; one is there
    example(program, (play) => {
      play.when('Irgun play P11 shaded', { by: 'Irgun', plays: 'P11', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11 shaded: Leaders slip through net: British play it [P11 shaded]', () => {
    example(program, (play) => {
      play.when('British play P11 shaded', { by: 'British', plays: 'P11', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11 shaded: Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: conducted, and 1 more [P11 shaded]', () => {
    // Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: conducted; one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play P11 shaded', { by: 'British', plays: 'P11', side: 'shaded' });
      play.answers('Irgun', 'Egypt–Tel Aviv-Jaffa', '3 Active Cell');

      play.shows('Haifa City holds 1 Curfew', { space: 'Haifa City', holds: [[1, 'Curfew']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 3 Underground Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[3, 'Underground Cell']],
      });
    });
  });
});
