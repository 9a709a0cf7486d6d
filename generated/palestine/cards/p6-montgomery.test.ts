// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P6 Montgomery. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P6 Montgomery', () => {
  test('P6: Search in up to 3 spaces, each destination by its kind [9.0 P6; 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops, 2 Police and 3 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [2, 'Police'],
          [3, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 3 Troops, 1 Police and 3 Underground Cells', {
        space: 'Gaza',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [3, 'Underground Cell'],
        ],
      });
      play.given('Haifa–Syria holds 1 Troops, 2 Police and 2 Underground Cells', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P6 unshaded', { by: 'British', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'Search', 'Haifa City', 'Gaza', 'Haifa–Syria', 'done');

      play.shows('Haifa City holds 3 Troops, 2 Police, 1 Active Cell, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [2, 'Police'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 3 Troops, 1 Police, 2 Active Cells and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [2, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Troops, 2 Police, 1 Active Cell and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: the British may not use Intel Chits [9.0 P6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Haifa City holds 3 Troops and 3 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Lydda holds 2 Troops', { space: 'Lydda', holds: [[2, 'Troops']] });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });

      play.when('Irgun play P6 unshaded', { by: 'Irgun', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'Search', 'Haifa City', 'Samaria', 'Lydda', 'done');

      play.shows('Haifa City holds 3 Troops, 1 Active Cell, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: the British may decline to Search [9.0 P6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops and 3 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });

      play.when('British play P6 unshaded', { by: 'British', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Haifa City holds 3 Troops and 3 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: with the shaded Ernest Bevin the British still Search in 3 spaces [9.0 P6, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem City holds 3 Troops and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P6 unshaded', { by: 'British', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'Search', 'Samaria', 'Gaza', 'Jerusalem City', 'done');

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Jerusalem City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Galilee holds 2 Troops and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: each City without Troops gets 1 Cell [9.0 P6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('Irgun play P6 shaded', { by: 'Irgun', plays: 'P6', side: 'shaded' });

      play.shows('Haifa City holds 2 Police, 1 Active Cell, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Available has 12 Cells', { box: 'Available', has: [[12, 'Cell']] });
    });
  });

  test("P6: only Available Cells are placed, in Cities of the executing faction's choice [9.0 P6; 5.1.1]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 13 Cells', { box: 'Prison', holds: [[13, 'Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British play P6 shaded', { by: 'British', plays: 'P6', side: 'shaded' });

      play.shows('British are asked: Haifa City, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Jerusalem City'],
      });
    });
  });

  test('P6: Troops in no City keep no City without a Cell [9.0 P6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 3 Troops', { space: 'Haifa District', holds: [[3, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Troops']],
      });

      play.when('British play P6 shaded', { by: 'British', plays: 'P6', side: 'shaded' });

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: Search moves adjacent Troops into destination spaces, not Police [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Police', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Haifa District holds 4 Underground Cells', {
        space: 'Haifa District',
        holds: [[4, 'Underground Cell']],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa District', 'done');
      play.answers('British', 'Galilee', '2', 'Haifa City');

      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Haifa District holds 3 Troops, 1 Active Cell and 3 Underground Cells', {
        space: 'Haifa District',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [3, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: Troops move into a destination space from adjacent spaces only, and need not [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Samaria', 'done');

      play.shows('British are asked: Galilee, Tel Aviv-Jaffa–Haifa, done', {
        asked: 'British',
        options: ['Galilee', 'Tel Aviv-Jaffa–Haifa', 'done'],
      });
    });
  });

  test('P6: Troops that a Search moved do not move on [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.given('Samaria holds 2 Underground Cells', { space: 'Samaria', holds: [[2, 'Underground Cell']] });
      play.given('Lydda holds 2 Underground Cells', { space: 'Lydda', holds: [[2, 'Underground Cell']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Samaria', 'done');
      play.answers('British', 'Galilee', '2');

      play.shows('Samaria holds 2 Troops, 1 Active Cell and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Lydda holds 2 Underground Cells', { space: 'Lydda', holds: [[2, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: Troops may stay where they are [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.given('Samaria holds 1 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Samaria', 'done', 'done');

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Samaria holds 1 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P6: Search selects no fourth space [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 2 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Galilee holds 2 Police and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza', 'done');

      play.shows('Gaza holds 2 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Galilee holds 2 Police and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: an Intel chit adds a fourth space to a Search [2.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 2 Intel 0', { faction: 'British', holds: [[2, 'Intel 0']] });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem District holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 2 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Galilee holds 2 Police and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Samaria', 'Lydda', 'Gaza', 'Intelligence Lead', 'Galilee', 'done');

      play.shows('Galilee holds 2 Police and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6: a City may discard an Intel chit to Activate one Cell for every cube, and gets no Curfew [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2 and 2 Intel 0', {
        faction: 'British',
        holds: [
          [1, 'Intel 2'],
          [2, 'Intel 0'],
        ],
      });
      play.given('Haifa City holds 2 Troops, 1 Police and 4 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [4, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Troops and 2 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'done', 'Intel');
      play.answers('British', 'Intel 0');

      play.shows('Haifa City holds 2 Troops, 1 Police, 3 Active Cells and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [3, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('British hold Intel 2 and Intel 0', {
        faction: 'British',
        holds: [
          [1, 'Intel 2'],
          [1, 'Intel 0'],
        ],
      });
      play.shows('the Intel pool holds 2 Intel 0, 3 Intel 1 and 2 Intel 2', {
        pool: 'Intel',
        holds: [
          [2, 'Intel 0'],
          [3, 'Intel 1'],
          [2, 'Intel 2'],
        ],
      });
    });
  });

  test('P6: with an Intel chit the British choose between Curfew and Intel [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Haifa City holds 3 Troops and 3 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'done');

      play.shows('British are asked: Curfew, Intel', { asked: 'British', options: ['Curfew', 'Intel'] });
    });
  });

  test('P6: a City under Curfew keeps its one Curfew and Activates as usual [3.2.3; 1.10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 4 Troops, 2 Police, 3 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [4, 'Troops'],
          [2, 'Police'],
          [3, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'done');

      play.shows('Haifa City holds 4 Troops, 2 Police, 2 Active Cells, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [4, 'Troops'],
          [2, 'Police'],
          [2, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P6: a City without Cells gets a Curfew, and two cubes there Activate nobody [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops, 1 Police and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'Jerusalem City', 'done');

      play.shows('Haifa City holds 2 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops, 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P6: the British may Activate what is Active already [1.4.3, note]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Troops, 1 Active Cell and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Gaza', 'done');

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('P6: the British may Search in fewer than 3 spaces [9.0 P6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P6 unshaded', { by: 'British', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'Search', 'Gaza', 'done');

      play.shows('Gaza holds 2 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Samaria holds 2 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
