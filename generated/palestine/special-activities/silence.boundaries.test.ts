// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Silence, boundaries', () => {
  test('Silence: up to 1 space: more spaces than may be selected, and 6 more [P 4.3.1]', () => {
    // up to 1 space: more spaces than may be selected; the most are selected
    // Police is here: none is there; one is there
    // the Underground Cells here are at least the Police here: both are equal
    // in each selected space: done
    // remove 1 Police here: just enough are there
    example(program, (play) => {
      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });
      play.answers('Irgun', 'Jerusalem City');

      play.shows('Jerusalem City holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('Silence: up to 1 space: just as many spaces as may be selected, and 1 more [P 4.3.1]', () => {
    // up to 1 space: just as many spaces as may be selected
    // the Underground Cells here are at least the Police here: it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Underground Cell']],
      });
    });
  });

  test('Silence: up to 1 space: no space can be selected [P 4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Silence: the Underground Cells here are at least the Police here: it is one less, and 1 more [P 4.3.1]', () => {
    // the Underground Cells here are at least the Police here: it is one less
    // remove 1 Police here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Police']],
      });
      play.given('Haifa District holds 2 Police and 2 Underground Cells', {
        space: 'Haifa District',
        holds: [
          [2, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('Haifa District holds 1 Police and 2 Underground Cells', {
        space: 'Haifa District',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Police']],
      });
    });
  });
});
