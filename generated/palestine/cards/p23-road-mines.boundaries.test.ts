/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P23 unshaded, boundaries', () => {
  test('P23 unshaded: Armored cars: Irgun play it [P23 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P23 unshaded', { by: 'Irgun', plays: 'P23', side: 'unshaded' });

      play.shows('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
    });
  });

  test('P23 unshaded: Armored cars: British play it [P23 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P23 unshaded', { by: 'British', plays: 'P23', side: 'unshaded' });

      play.shows('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P23 shaded, boundaries', () => {
  test('P23 shaded: Early IEDs: Irgun play it [P23 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P23 shaded', { by: 'Irgun', plays: 'P23', side: 'shaded' });

      play.shows('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
    });
  });

  test('P23 shaded: Early IEDs: British play it [P23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P23 shaded', { by: 'British', plays: 'P23', side: 'shaded' });

      play.shows('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
    });
  });
});
