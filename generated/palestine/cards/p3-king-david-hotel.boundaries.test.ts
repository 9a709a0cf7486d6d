/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P3 unshaded, boundaries', () => {
  test('P3 unshaded: if Terror is on the map: it is not so, and 2 more [P3 unshaded]', () => {
    // Widespread condemnation: Irgun play it
    // if Terror is on the map: it is not so; none is there
    example(program, (play) => {
      play.when('Irgun play P3 unshaded', { by: 'Irgun', plays: 'P3', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3 unshaded: Widespread condemnation: British play it [P3 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
