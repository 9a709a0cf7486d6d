// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A1 unshaded, boundaries', () => {
  test('A1 unshaded: Detain all suspects: Rebels play it [A1 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A1 unshaded', { by: 'Rebels', plays: 'A1', side: 'unshaded' });

      play.shows('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
    });
  });

  test('A1 unshaded: Detain all suspects: British play it [A1 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A1 unshaded', { by: 'British', plays: 'A1', side: 'unshaded' });

      play.shows('A1 unshaded is in play', { capability: 'A1', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('A1 shaded, boundaries', () => {
  test('A1 shaded: Widespread opposition: Rebels play it [A1 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A1 shaded', { by: 'Rebels', plays: 'A1', side: 'shaded' });

      play.shows('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
    });
  });

  test('A1 shaded: Widespread opposition: British play it [A1 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A1 shaded', { by: 'British', plays: 'A1', side: 'shaded' });

      play.shows('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });
    });
  });
});
