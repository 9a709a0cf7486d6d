// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P25 unshaded, boundaries', () => {
  test('P25 unshaded: Documents captured: British play it [P25 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P25 unshaded', { by: 'British', plays: 'P25', side: 'unshaded' });

      play.shows('P25 unshaded is in play', { capability: 'P25', side: 'unshaded', isInPlay: true });
    });
  });

  test('P25 unshaded: Documents captured: Irgun play it [P25 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P25 unshaded', { by: 'Irgun', plays: 'P25', side: 'unshaded' });

      play.shows('P25 unshaded is in play', { capability: 'P25', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P25 shaded, boundaries', () => {
  test('P25 shaded: Irgun leader: Irgun play it [P25 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P25 shaded', { by: 'Irgun', plays: 'P25', side: 'shaded' });

      play.shows('P25 shaded is in play', { capability: 'P25', side: 'shaded', isInPlay: true });
    });
  });

  test('P25 shaded: Irgun leader: British play it [P25 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P25 shaded', { by: 'British', plays: 'P25', side: 'shaded' });

      play.shows('P25 shaded is in play', { capability: 'P25', side: 'shaded', isInPlay: true });
    });
  });
});
