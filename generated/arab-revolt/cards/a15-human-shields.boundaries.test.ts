// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A15 unshaded, boundaries', () => {
  test('A15 unshaded: Hostages “protect” army: British play it [A15 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A15 unshaded', { by: 'British', plays: 'A15', side: 'unshaded' });

      play.shows('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
    });
  });

  test('A15 unshaded: Hostages “protect” army: Rebels play it [A15 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A15 unshaded', { by: 'Rebels', plays: 'A15', side: 'unshaded' });

      play.shows('A15 unshaded is in play', { capability: 'A15', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('A15 shaded, boundaries', () => {
  test('A15 shaded: Fails to intimidate rebels: Rebels play it [A15 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A15 shaded', { by: 'Rebels', plays: 'A15', side: 'shaded' });

      play.shows('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
    });
  });

  test('A15 shaded: Fails to intimidate rebels: British play it [A15 shaded]', () => {
    example(program, (play) => {
      play.when('British play A15 shaded', { by: 'British', plays: 'A15', side: 'shaded' });

      play.shows('A15 shaded is in play', { capability: 'A15', side: 'shaded', isInPlay: true });
    });
  });
});
