// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P14 unshaded, boundaries', () => {
  test('P14 unshaded: British may conduct Search in up to 2 Cities: conducted, and 3 more [P14 unshaded]', () => {
    // Extensive searches: British play it
    // British may conduct Search in up to 2 Cities: conducted
    // British may conduct Mass Detention: none of them can be conducted; declined
    example(program, (play) => {
      play.when('British play P14 unshaded', { by: 'British', plays: 'P14', side: 'unshaded' });
      play.answers('British', 'Search', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P14 unshaded: British may conduct Search in up to 2 Cities: none of them can be conducted, and 2 more [P14 unshaded]', () => {
    // Extensive searches: Irgun play it
    // British may conduct Search in up to 2 Cities: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P14 unshaded', { by: 'Irgun', plays: 'P14', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P14 unshaded: British may conduct Mass Detention: conducted [P14 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 3 Troops, 1 Underground Cell and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P14 unshaded', { by: 'British', plays: 'P14', side: 'unshaded' });
      play.answers('British', 'Search', 'done', 'Mass Detention');
      play.answers('roll', '3');

      play.shows('Tel Aviv-Jaffa holds 3 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });
});

describe('P14 shaded, boundaries', () => {
  test('P14 shaded: in each City with a Curfew: there is such a space, and 4 more [P14 shaded]', () => {
    // Angers populace: British play it
    // in each City with a Curfew: there is such a space; none is there; one is there
    // place up to 1 Cell here: more than enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });

      play.when('British play P14 shaded', { by: 'British', plays: 'P14', side: 'shaded' });
      play.answers('British', '1');

      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P14 shaded: Angers populace: Irgun play it [P14 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P14 shaded', { by: 'Irgun', plays: 'P14', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P14 shaded: place up to 1 Cell here: just enough are ready [P14 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });
      play.given('Haganah 4 holds 14 Cells', { box: 'Haganah 4', holds: [[14, 'Cell']] });

      play.when('British play P14 shaded', { by: 'British', plays: 'P14', side: 'shaded' });
      play.answers('British', '1');

      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haganah 4 holds 14 Cells', { box: 'Haganah 4', holds: [[14, 'Cell']] });
    });
  });

  test('P14 shaded: place up to 1 Cell here: none is ready [P14 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 4 Underground Cells and 3 Active Cells', {
        space: 'Jerusalem City',
        holds: [
          [4, 'Underground Cell'],
          [3, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 3 Underground Cells, 4 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Underground Cell'],
          [4, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('British play P14 shaded', { by: 'British', plays: 'P14', side: 'shaded' });

      play.shows('Haifa City holds 3 Underground Cells, 4 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Underground Cell'],
          [4, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 4 Underground Cells and 3 Active Cells', {
        space: 'Jerusalem City',
        holds: [
          [4, 'Underground Cell'],
          [3, 'Active Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
    });
  });
});
