// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P9 unshaded, boundaries', () => {
  test('P9 unshaded: Foreign Secretary: Irgun play it [P9 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P9 unshaded', { by: 'Irgun', plays: 'P9', side: 'unshaded' });

      play.shows('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
    });
  });

  test('P9 unshaded: Foreign Secretary: British play it [P9 unshaded]', () => {
    example(program, (play) => {
      play.when('British play P9 unshaded', { by: 'British', plays: 'P9', side: 'unshaded' });

      play.shows('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P9 shaded, boundaries', () => {
  test('P9 shaded: Declining great power: British play it [P9 shaded]', () => {
    example(program, (play) => {
      play.when('British play P9 shaded', { by: 'British', plays: 'P9', side: 'shaded' });

      play.shows('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
    });
  });

  test('P9 shaded: Declining great power: Irgun play it [P9 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P9 shaded', { by: 'Irgun', plays: 'P9', side: 'shaded' });

      play.shows('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
    });
  });
});
