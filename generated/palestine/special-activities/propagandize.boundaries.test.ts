// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Propagandize, boundaries', () => {
  test('Propagandize: up to 2 Cities: no space can be selected, and 3 more [P 4.3.2]', () => {
    // up to 2 Cities: no space can be selected
    // Cells are here and a Curfew is here: one is there; none is there
    // in each selected space: done
    example(program, (play) => {
      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Propagandize: Cells are here and a Curfew is here: none is there [P 4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Propagandize: up to 2 Cities: one space fewer than may be selected, and 5 more [P 4.3.2]', () => {
    // up to 2 Cities: one space fewer than may be selected
    // Cells are here and a Curfew is here: one is there
    // Propagandize's loss is 2: it does not apply
    // if no Active Cells are here: it is so; none is there
    // activate 1 Cell here: more than enough are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Underground Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell, 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('Propagandize: if no Active Cells are here: it is not so, and 1 more [P 4.3.2]', () => {
    // if no Active Cells are here: it is not so; one is there
    example(program, (play) => {
      play.given('Jerusalem City holds 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Jerusalem City holds 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('Propagandize: activate 1 Cell here: just enough are to be flipped [P 4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Tel Aviv-Jaffa holds 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('Propagandize: up to 2 Cities: just as many spaces as may be selected, and 1 more [P 4.3.2]', () => {
    // up to 2 Cities: just as many spaces as may be selected; the most are selected
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'Jerusalem City');

      play.shows('Tel Aviv-Jaffa holds 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 16', { track: 'Political Will', is: 16 });
    });
  });

  test('Propagandize: reduce Political Will by loss: just to the end of the track [P 4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Haifa City holds 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test("Propagandize: Propagandize's loss is 2: it applies, and 1 more [P 4.3.2]", () => {
    // Propagandize's loss is 2: it applies
    // reduce Political Will by loss: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('P25 shaded is in play', { capability: 'P25', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Haifa City holds 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('Propagandize: reduce Political Will by loss: to one before the end of the track [P 4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Haifa City holds 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('Propagandize: up to 2 Cities: more spaces than may be selected [P 4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'done');

      play.shows('Haifa City holds 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });
});
