// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A16 unshaded, boundaries', () => {
  test('A16 unshaded: Repression hidden: British play it, and 1 more [A16 unshaded]', () => {
    // Repression hidden: British play it
    // cancel all shaded British Capabilities: done
    example(program, (play) => {
      play.when('British play A16 unshaded', { by: 'British', plays: 'A16', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A16 unshaded: Repression hidden: Rebels play it [A16 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A16 unshaded', { by: 'Rebels', plays: 'A16', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('A16 shaded, boundaries', () => {
  test('A16 shaded: reduce Political Will by the British Capabilities in play: by nothing, and 1 more [A16 shaded]', () => {
    // Foreign newspapers: British play it
    // reduce Political Will by the British Capabilities in play: by nothing
    example(program, (play) => {
      play.when('British play A16 shaded', { by: 'British', plays: 'A16', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A16 shaded: Foreign newspapers: Rebels play it [A16 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A16 shaded', { by: 'Rebels', plays: 'A16', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
