// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P13 unshaded, boundaries', () => {
  test('P13 unshaded: Preparing for next fight: Irgun play it [P13 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P13 unshaded', { by: 'Irgun', plays: 'P13', side: 'unshaded' });

      play.shows('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });
    });
  });

  test('P13 unshaded: Preparing for next fight: British play it [P13 unshaded]', () => {
    example(program, (play) => {
      play.when('British play P13 unshaded', { by: 'British', plays: 'P13', side: 'unshaded' });

      play.shows('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P13 shaded, boundaries', () => {
  test("P13 shaded: Haganah's elite: Irgun play it [P13 shaded]", () => {
    example(program, (play) => {
      play.when('Irgun play P13 shaded', { by: 'Irgun', plays: 'P13', side: 'shaded' });

      play.shows('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });
    });
  });

  test("P13 shaded: Haganah's elite: British play it [P13 shaded]", () => {
    example(program, (play) => {
      play.when('British play P13 shaded', { by: 'British', plays: 'P13', side: 'shaded' });

      play.shows('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });
    });
  });
});
