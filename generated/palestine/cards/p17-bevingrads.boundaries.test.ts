// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P17 unshaded, boundaries', () => {
  test('P17 unshaded: Fortified bases: Irgun play it [P17 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P17 unshaded', { by: 'Irgun', plays: 'P17', side: 'unshaded' });

      play.shows('P17 unshaded is in play', { capability: 'P17', side: 'unshaded', isInPlay: true });
    });
  });

  test('P17 unshaded: Fortified bases: British play it [P17 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P17 unshaded', { by: 'British', plays: 'P17', side: 'unshaded' });

      play.shows('P17 unshaded is in play', { capability: 'P17', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P17 shaded, boundaries', () => {
  test('P17 shaded: Isolated from population: British play it [P17 shaded]', () => {
    example(program, (play) => {
      play.when('British play P17 shaded', { by: 'British', plays: 'P17', side: 'shaded' });

      play.shows('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });
    });
  });

  test('P17 shaded: Isolated from population: Irgun play it [P17 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P17 shaded', { by: 'Irgun', plays: 'P17', side: 'shaded' });

      play.shows('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });
    });
  });
});
