/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P6 unshaded, boundaries', () => {
  test('P6 unshaded: British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: declined, and 1 more [P6 unshaded]', () => {
    // Pushes harsh measures: Irgun play it
    // British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: declined
    example(program, (play) => {
      play.when('Irgun play P6 unshaded', { by: 'Irgun', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6 unshaded: British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: conducted, and 1 more [P6 unshaded]', () => {
    // Pushes harsh measures: British play it
    // British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P6 unshaded', { by: 'British', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'Search', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa', 'Jerusalem District');

      play.shows('nothing is asked', { asked: null });
    });
  });
});
