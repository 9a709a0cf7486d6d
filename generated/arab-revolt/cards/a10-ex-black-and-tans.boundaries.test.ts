/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A10 shaded, boundaries', () => {
  test('A10 shaded: Rebels may: declined, and 1 more [A10 shaded]', () => {
    // Unsanctioned reprisals: British play it
    // Rebels may: declined
    example(program, (play) => {
      play.when('British play A10 shaded', { by: 'British', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A10 shaded: Unsanctioned reprisals: Rebels play it [A10 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });
});
