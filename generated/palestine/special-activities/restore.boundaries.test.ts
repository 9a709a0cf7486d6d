// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Restore, boundaries', () => {
  test('Restore: up to 1 space: no space can be selected, and 5 more [P 4.2.1]', () => {
    // up to 1 space: no space can be selected
    // Troops are here and Police is here and no Irgun pieces are here: none is there; one is there
    // in each selected space: done
    example(program, (play) => {
      play.when('British conduct Restore', { by: 'British', conducts: 'Restore' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Restore: Troops are here and Police is here and no Irgun pieces are here: one is there [P 4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British conduct Restore', { by: 'British', conducts: 'Restore' });

      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
    });
  });

  test('Restore: up to 1 space: just as many spaces as may be selected, and 5 more [P 4.2.1]', () => {
    // up to 1 space: just as many spaces as may be selected; the most are selected
    // Troops are here and Police is here and no Irgun pieces are here: none is there
    // remove the Curfew here: none is there
    // remove all Sabotage here: none is there
    // flip all Terror here to Sabotage: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Troops, 1 Police and 1 Terror', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Terror'],
        ],
      });

      play.when('British conduct Restore', { by: 'British', conducts: 'Restore' });

      play.shows('Haifa–Syria holds 1 Troops, 1 Police and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
    });
  });
});
