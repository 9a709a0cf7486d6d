// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A2 unshaded, boundaries', () => {
  test('A2 unshaded: Orders ignored by leaders: British play it [A2 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A2 unshaded', { by: 'British', plays: 'A2', side: 'unshaded' });

      play.shows('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
    });
  });

  test('A2 unshaded: Orders ignored by leaders: Rebels play it [A2 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A2 unshaded', { by: 'Rebels', plays: 'A2', side: 'unshaded' });

      play.shows('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('A2 shaded, boundaries', () => {
  test('A2 shaded: Improves coordination: Rebels play it [A2 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A2 shaded', { by: 'Rebels', plays: 'A2', side: 'shaded' });

      play.shows('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
    });
  });

  test('A2 shaded: Improves coordination: British play it [A2 shaded]', () => {
    example(program, (play) => {
      play.when('British play A2 shaded', { by: 'British', plays: 'A2', side: 'shaded' });

      play.shows('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
    });
  });
});
