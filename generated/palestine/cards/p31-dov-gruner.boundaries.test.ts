// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P31 unshaded, boundaries', () => {
  test('P31 unshaded: remove 1 Cell in a space with Troops to Prison: more spaces than may be selected, and 5 more [P31 unshaded]', () => {
    // Captured and sentenced: Irgun play it
    // remove 1 Cell in a space with Troops to Prison: more spaces than may be selected; the most are selected; none is there; one is there; just enough are there
    example(program, (play) => {
      play.when('Irgun play P31 unshaded', { by: 'Irgun', plays: 'P31', side: 'unshaded' });
      play.answers('Irgun', 'Samaria');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P31 unshaded: remove 1 Cell in a space with Troops to Prison: just as many spaces as may be selected, and 3 more [P31 unshaded]', () => {
    // Captured and sentenced: British play it
    // remove 1 Cell in a space with Troops to Prison: just as many spaces as may be selected; one is there; more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Troops and 2 Active Cells', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Troops'],
          [2, 'Active Cell'],
        ],
      });

      play.when('British play P31 unshaded', { by: 'British', plays: 'P31', side: 'unshaded' });

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Troops and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P31 unshaded: remove 1 Cell in a space with Troops to Prison: there is no such space, and 1 more [P31 unshaded]', () => {
    // remove 1 Cell in a space with Troops to Prison: there is no such space; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British play P31 unshaded', { by: 'British', plays: 'P31', side: 'unshaded' });

      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
    });
  });
});

describe('P31 shaded, boundaries', () => {
  test('P31 shaded: place up to 3 Cells in Cities or Districts: more spaces than may be selected, and 3 more [P31 shaded]', () => {
    // Galvanizes resistance: British play it
    // place up to 3 Cells in Cities or Districts: more spaces than may be selected; the most are selected; more than enough are ready
    example(program, (play) => {
      play.when('British play P31 shaded', { by: 'British', plays: 'P31', side: 'shaded' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Haifa District', 'Galilee');

      play.shows('Galilee holds 2 Troops and 2 Underground Cells', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Haifa District holds 2 Underground Cells', {
        space: 'Haifa District',
        holds: [[2, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
    });
  });

  test('P31 shaded: place up to 3 Cells in Cities or Districts: there is no such space [P31 shaded]', () => {
    example(program, (play) => {
      play.given('Tel Aviv-Jaffa holds 3 Underground Cells and 4 Active Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });

      play.when('British play P31 shaded', { by: 'British', plays: 'P31', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa holds 3 Underground Cells and 4 Active Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
    });
  });

  test('P31 shaded: place up to 3 Cells in Cities or Districts: just enough are ready, and 1 more [P31 shaded]', () => {
    // Galvanizes resistance: Irgun play it
    // place up to 3 Cells in Cities or Districts: just enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 4 Underground Cells', { space: 'Haifa City', holds: [[4, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa holds 2 Underground Cells and 4 Active Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Underground Cells and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P31 shaded', { by: 'Irgun', plays: 'P31', side: 'shaded' });
      play.answers('Irgun', 'Samaria', 'Jerusalem District');

      play.shows('Galilee holds 2 Underground Cells and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haifa City holds 4 Underground Cells', { space: 'Haifa City', holds: [[4, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 2 Underground Cells and 4 Active Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
    });
  });
});
