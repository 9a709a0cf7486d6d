// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Search, boundaries', () => {
  test('Search: up to 3 spaces: more spaces than may be selected, and 14 more [P 3.2.3]', () => {
    // up to 3 spaces: more spaces than may be selected; the most are selected
    // each British Operation's spaces is at most 2: it applies
    // Search's watch is 4: it does not apply
    // move any Troops on the map to adjacent selected spaces: nothing can move
    // in each selected space: there is such a space
    // if here is a City: it is so; it is not so
    // choose one: done; "Curfew" is chosen; "Intel" is not possible; both are equal
    // place 1 Curfew here if none: placed
    // activate 1 Cell per watch cubes here: nothing is left over
    // activate 1 Cell per 2 cubes here: nothing is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Lydda', 'Tel Aviv-Jaffa');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test("Search: each British Operation's spaces is at most 2: it does not apply, and 3 more [P 3.2.3]", () => {
    // each British Operation's spaces is at most 2: it does not apply
    // place 1 Curfew here if none: not all can be placed
    // activate 1 Cell per watch cubes here: none is to be flipped; something is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops, 2 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa', 'Gaza', 'done');

      play.shows('Tel Aviv-Jaffa holds 2 Troops, 2 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Search: move any Troops on the map to adjacent selected spaces: a group moves, and 4 more [P 3.2.3]', () => {
    // move any Troops on the map to adjacent selected spaces: a group moves
    // choose one: it is one more
    // activate 1 Cell per 2 cubes here: none is to be flipped; just enough are to be flipped; something is left over
    example(program, (play) => {
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers(
        'British',
        'Gaza',
        'Haifa–Syria',
        'Tel Aviv-Jaffa',
        'done',
        'Galilee',
        '1',
        'Haifa City',
        '1',
        'Galilee',
        'done',
      );

      play.shows('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.shows('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 1 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 3 Troops', { space: 'Haifa–Syria', holds: [[3, 'Troops']] });
      play.shows('British are asked: Curfew, Intel', { asked: 'British', options: ['Curfew', 'Intel'] });
    });
  });

  test('Search: choose one: "Intel" is chosen, and 1 more [P 3.2.3]', () => {
    // choose one: "Intel" is chosen
    // activate 1 Cell per cube here: more than enough are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops and 2 Underground Cells', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'Lydda', 'done', 'Intel');

      play.shows('Jerusalem City holds 1 Troops, 1 Underground Cell and 1 Active Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per watch cubes here: just enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Haifa City', 'Egypt–Tel Aviv-Jaffa', 'done');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test("Search: Search's watch is 4: it applies [P 3.2.3]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'Gaza', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Search: activate 1 Cell per watch cubes here: more than enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Galilee', 'Haifa City');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Underground Cell, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per 2 cubes here: more than enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Lydda holds 2 Police and 2 Underground Cells', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Lydda', 'Tel Aviv-Jaffa');

      play.shows('Lydda holds 2 Police, 1 Underground Cell and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per watch cubes here: one too few are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 4 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[4, 'Troops']],
      });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers(
        'British',
        'Tel Aviv-Jaffa',
        'Gaza',
        'Haifa District',
        'Tel Aviv-Jaffa–Jerusalem',
        '1',
        'Tel Aviv-Jaffa–Jerusalem',
        '3',
      );

      play.shows('Tel Aviv-Jaffa holds 6 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [6, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
    });
  });

  test('Search: activate 1 Cell per cube here: one too few are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'Haifa City', 'Haifa District', 'done', 'Curfew', 'Intel');

      play.shows('Haifa City holds 2 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per cube here: none is to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Galilee', 'done', 'Lydda', 'Intel');

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per cube here: just enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers(
        'British',
        'Tel Aviv-Jaffa',
        'Haifa City',
        'Egypt–Tel Aviv-Jaffa',
        'done',
        'Tel Aviv-Jaffa',
        '2',
        'done',
        'Intel',
      );

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per 2 cubes here: one too few are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers(
        'British',
        'Samaria',
        'Haifa District',
        'Galilee',
        'Galilee',
        'Haifa District',
        '2',
        'Haifa City',
        '2',
        'done',
      );

      play.shows('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.shows('Haifa District holds 4 Troops and 1 Active Cell', {
        space: 'Haifa District',
        holds: [
          [4, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });
});
