// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P7 unshaded, boundaries', () => {
  test('P7 unshaded: in each space with 2 or more Cells: one too few are there, and 1 more [P7 unshaded]', () => {
    // Poor coordination: Irgun play it
    // in each space with 2 or more Cells: one too few are there
    example(program, (play) => {
      play.when('Irgun play P7 unshaded', { by: 'Irgun', plays: 'P7', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P7 unshaded: in each space with 2 or more Cells: there is such a space, and 2 more [P7 unshaded]', () => {
    // in each space with 2 or more Cells: there is such a space; just enough are there
    // remove up to 1 Cell here: more than enough are there
    example(program, (play) => {
      play.given('Haifa–Syria holds 2 Active Cells', { space: 'Haifa–Syria', holds: [[2, 'Active Cell']] });

      play.when('Irgun play P7 unshaded', { by: 'Irgun', plays: 'P7', side: 'unshaded' });
      play.answers('Irgun', 'done');

      play.shows('Haifa–Syria holds 2 Active Cells', { space: 'Haifa–Syria', holds: [[2, 'Active Cell']] });
    });
  });

  test('P7 unshaded: Poor coordination: British play it [P7 unshaded]', () => {
    example(program, (play) => {
      play.when('British play P7 unshaded', { by: 'British', plays: 'P7', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('P7 shaded, boundaries', () => {
  test('P7 shaded: in each space with an Underground Cell: there is such a space, and 5 more [P7 shaded]', () => {
    // Assassinations: British play it
    // in each space with an Underground Cell: there is such a space; none is there; one is there
    // remove up to 1 Police here: none is there; just enough are there
    example(program, (play) => {
      play.when('British play P7 shaded', { by: 'British', plays: 'P7', side: 'shaded' });
      play.answers('British', '1', 'done', 'done');

      play.shows('Haifa City holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P7 shaded: remove up to 1 Police here: more than enough are there, and 1 more [P7 shaded]', () => {
    // Assassinations: Irgun play it
    // remove up to 1 Police here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell and 2 Police', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Police'],
        ],
      });

      play.when('Irgun play P7 shaded', { by: 'Irgun', plays: 'P7', side: 'shaded' });
      play.answers('Irgun', '1');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Police and 1 Underground Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });
});
