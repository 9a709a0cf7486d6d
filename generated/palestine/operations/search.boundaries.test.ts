// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Search, boundaries', () => {
  test('Search: up to 3 spaces: more spaces than may be selected, and 14 more [P 3.2.3]', () => {
    // up to 3 spaces: more spaces than may be selected; the most are selected
    // each British Operation's spaces is at most 2: it does not apply
    // Search's watch is 4: it applies
    // move any Troops on the map to adjacent selected spaces: a group moves
    // in each selected space: there is such a space
    // if here is a City: it is so; it is not so
    // choose any one: done; "Curfew" is chosen; "Intel" is not possible
    // place 1 Curfew here if none: placed
    // activate 1 Cell per watch cubes here: something is left over
    // activate 1 Cell per 2 cubes here: none is to be flipped; nothing is left over
    example(program, (play) => {
      play.given('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers(
        'British',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'Gaza',
        '2',
        'Tel Aviv-Jaffa',
        '2',
      );

      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 4 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[4, 'Troops']] });
    });
  });

  test("Search: each British Operation's spaces is at most 2: it applies, and 5 more [P 3.2.3]", () => {
    // each British Operation's spaces is at most 2: it applies
    // Search's watch is 4: it does not apply
    // place 1 Curfew here if none: not all can be placed
    // activate 1 Cell per watch cubes here: just enough are to be flipped; nothing is left over
    // activate 1 Cell per 2 cubes here: something is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa–Syria holds 1 Troops, 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa–Syria', 'Haifa City', 'Haifa–Syria');

      play.shows('Haifa City holds 1 Troops, 2 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('Search: up to 3 spaces: one space fewer than may be selected, and 1 more [P 3.2.3]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // move any Troops on the map to adjacent selected spaces: nothing can move
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });

      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Search: up to 3 spaces: no space can be selected [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Search: up to 3 spaces: just as many spaces as may be selected [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'Tel Aviv-Jaffa');

      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Search: choose any one: "Intel" is chosen, and 1 more [P 3.2.3]', () => {
    // choose any one: "Intel" is chosen
    // activate 1 Cell per cube here: none is to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Jerusalem City', 'Tel Aviv-Jaffa', 'Intel');

      play.shows('Jerusalem City holds 1 Police', { space: 'Jerusalem City', holds: [[1, 'Police']] });
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

  test('Search: activate 1 Cell per 2 cubes here: just enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'Haifa District', 'Galilee', 'Haifa City', '1', 'done');

      play.shows('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa District holds 1 Troops and 1 Underground Cell', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per 2 cubes here: one too few are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 4 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [4, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });

      play.shows('Gaza holds 4 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [4, 'Police'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per 2 cubes here: more than enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Police and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });

      play.shows('Gaza holds 2 Police, 1 Underground Cell and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('Search: activate 1 Cell per cube here: just enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('British hold Intel 0 and Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 2'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers(
        'British',
        'Samaria',
        'Egypt–Tel Aviv-Jaffa',
        'Haifa–Syria',
        'Intelligence Lead',
        'Intel 2',
        'Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa',
        '2',
        'done',
        'Intel',
      );

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
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

  test('Search: activate 1 Cell per watch cubes here: more than enough are to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops, 3 Police and 2 Underground Cells', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [3, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers(
        'British',
        'Jerusalem District',
        'Jerusalem City',
        'Haifa City',
        'Intelligence Lead',
        'Jerusalem City',
        'Jerusalem District',
      );

      play.shows('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.shows('Jerusalem City holds 3 Police, 1 Underground Cell, 1 Active Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
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

  test('Search: activate 1 Cell per watch cubes here: none is to be flipped [P 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Police', { space: 'Haifa City', holds: [[3, 'Police']] });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });

      play.shows('Haifa City holds 3 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });
});
