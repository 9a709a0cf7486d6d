// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Mass Detention, boundaries', () => {
  test('Mass Detention: up to 1 City: no space can be selected, and 2 more [P 4.2.3]', () => {
    // up to 1 City: no space can be selected
    // a Curfew is here and 3 or more Troops are here: none is there
    // in each selected space: done
    example(program, (play) => {
      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Mass Detention: a Curfew is here and 3 or more Troops are here: one is there, and 1 more [P 4.2.3]', () => {
    // a Curfew is here and 3 or more Troops are here: one is there; one too few are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });

      play.shows('Haifa City holds 2 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Mass Detention: up to 1 City: just as many spaces as may be selected, and 9 more [P 4.2.3]', () => {
    // up to 1 City: just as many spaces as may be selected; the most are selected
    // a Curfew is here and 3 or more Troops are here: just enough are there
    // roll a die: done
    // let suspects be the roll: done
    // remove suspects Cells in Cities or Districts in or adjacent to here: just enough are there
    // let detained be the Cells removed: done
    // step imprisonment: done
    // remove detained Cells in Available to Prison: more than enough are there
    // reduce Political Will by suspects minus detained: by nothing
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '2');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
    });
  });

  test('Mass Detention: remove suspects Cells in Cities or Districts in or adjacent to here: more than enough are there [P 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '1');

      play.shows('Haifa City holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('Mass Detention: remove suspects Cells in Cities or Districts in or adjacent to here: one too few are there [P 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 3 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '4');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('Mass Detention: remove suspects Cells in Cities or Districts in or adjacent to here: none is there [P 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '5');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 13', { track: 'Political Will', is: 13 });
    });
  });

  test('Mass Detention: reduce Political Will by suspects minus detained: past the end of the track [P 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '4');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('Mass Detention: remove detained Cells in Available to Prison: just enough are there [P 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 3 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Prison holds 12 Cells', { box: 'Prison', holds: [[12, 'Cell']] });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '6');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 15 Cells', { box: 'Prison', holds: [[15, 'Cell']] });
      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('Mass Detention: reduce Political Will by suspects minus detained: just to the end of the track [P 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 3 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '4');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('Mass Detention: up to 1 City: more spaces than may be selected [P 4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 3 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 3 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('British', 'Tel Aviv-Jaffa');
      play.answers('roll', '3');

      play.shows('Tel Aviv-Jaffa holds 3 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 3 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });
});
