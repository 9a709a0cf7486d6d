// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A34 in play, boundaries', () => {
  test('A34 in play: at the end of Reset Phase: the card is not in play [AR 6.5]', () => {
    example(program, (play) => {
      play.when('Rebels conduct Reset Phase', { by: 'Rebels', conducts: 'Reset Phase' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
