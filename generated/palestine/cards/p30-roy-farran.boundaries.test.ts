// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P30 unshaded, boundaries', () => {
  test('P30 unshaded: in up to 3 spaces with Police: just as many spaces as may be selected, and 5 more [P30 unshaded]', () => {
    // Undercover police: British play it
    // in up to 3 spaces with Police: just as many spaces as may be selected; the most are selected; none is there; one is there
    // remove 1 Cell here: just enough are there
    example(program, (play) => {
      play.when('British play P30 unshaded', { by: 'British', plays: 'P30', side: 'unshaded' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Jerusalem City', 'Haifa City');

      play.shows('Haifa City holds 2 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('P30 unshaded: remove 1 Cell here: more than enough are there, and 1 more [P30 unshaded]', () => {
    // Undercover police: Irgun play it
    // remove 1 Cell here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('Irgun play P30 unshaded', { by: 'Irgun', plays: 'P30', side: 'unshaded' });
      play.answers('Irgun', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Police and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P30 unshaded: in up to 3 spaces with Police: more spaces than may be selected [P30 unshaded]', () => {
    example(program, (play) => {
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P30 unshaded', { by: 'British', plays: 'P30', side: 'unshaded' });
      play.answers('British', 'Haifa City', 'Jerusalem City', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Haifa City holds 2 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Police', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Police']] });
    });
  });

  test('P30 unshaded: in up to 3 spaces with Police: there is no such space [P30 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P30 unshaded', { by: 'Irgun', plays: 'P30', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P30 unshaded: in up to 3 spaces with Police: one space fewer than may be selected [P30 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 1 Police and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P30 unshaded', { by: 'Irgun', plays: 'P30', side: 'unshaded' });
      play.answers('Irgun', 'done');

      play.shows('Galilee holds 1 Police and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Police and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
    });
  });
});

describe('P30 shaded, boundaries', () => {
  test('P30 shaded: remove 2 Police on the map: more than enough are there, and 2 more [P30 shaded]', () => {
    // Controversial killing: Irgun play it
    // remove 2 Police on the map: more than enough are there
    // reduce Political Will by 1: past the end of the track
    example(program, (play) => {
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('Irgun play P30 shaded', { by: 'Irgun', plays: 'P30', side: 'shaded' });
      play.answers('Irgun', 'Police in Jerusalem City', 'Police in Haifa City');

      play.shows('Haifa City holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('P30 shaded: remove 2 Police on the map: one too few are there, and 1 more [P30 shaded]', () => {
    // Controversial killing: British play it
    // remove 2 Police on the map: one too few are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });

      play.when('British play P30 shaded', { by: 'British', plays: 'P30', side: 'shaded' });

      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('P30 shaded: remove 2 Police on the map: none is there [P30 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P30 shaded', { by: 'Irgun', plays: 'P30', side: 'shaded' });

      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('P30 shaded: remove 2 Police on the map: just enough are there, and 1 more [P30 shaded]', () => {
    // remove 2 Police on the map: just enough are there
    // reduce Political Will by 1: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Police']],
      });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('Irgun play P30 shaded', { by: 'Irgun', plays: 'P30', side: 'shaded' });

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('P30 shaded: reduce Political Will by 1: just to the end of the track [P30 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Irgun play P30 shaded', { by: 'Irgun', plays: 'P30', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
