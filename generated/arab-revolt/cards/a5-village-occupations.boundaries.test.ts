/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A5 shaded, boundaries', () => {
  test('A5 shaded: Rebels may conduct March in all Districts with a Curfew: none of them can be conducted, and 3 more [A5 shaded]', () => {
    // Push rebels elsewhere: Rebels play it
    // Rebels may conduct March in all Districts with a Curfew: none of them can be conducted; declined; none is there
    example(program, (play) => {
      play.when('Rebels play A5 shaded', { by: 'Rebels', plays: 'A5', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A5 shaded: Rebels may conduct March in all Districts with a Curfew: one is there, and 1 more [A5 shaded]', () => {
    // Push rebels elsewhere: British play it
    // Rebels may conduct March in all Districts with a Curfew: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Curfew', { space: 'Galilee', holds: [[1, 'Curfew']] });

      play.when('British play A5 shaded', { by: 'British', plays: 'A5', side: 'shaded' });

      play.shows('Galilee holds 1 Curfew', { space: 'Galilee', holds: [[1, 'Curfew']] });
    });
  });

  test('A5 shaded: Rebels may conduct March in all Districts with a Curfew: conducted [A5 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Active Guerrilla and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play A5 shaded', { by: 'British', plays: 'A5', side: 'shaded' });
      play.answers('Rebels', 'March', 'Egypt–Tel Aviv-Jaffa');

      play.shows('Gaza holds 1 Curfew', { space: 'Gaza', holds: [[1, 'Curfew']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Active Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Active Guerrilla']],
      });
    });
  });
});
