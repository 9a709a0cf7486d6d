// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Travel, boundaries', () => {
  test('Travel: up to 3 spaces: more spaces than may be selected, and 8 more [P 3.3.2]', () => {
    // up to 3 spaces: more spaces than may be selected; the most are selected
    // Cells are here: none is there; one is there
    // in each selected space: done
    // move any Cells here to any spaces, including their own, each only once, and for each group: a group moves
    // if here is a Railway and the group plus the cubes here is more than 3: it is not so
    // if a Curfew is here and the group plus the cubes here is more than 3: it is not so; none is there
    example(program, (play) => {
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers(
        'Irgun',
        'Tel Aviv-Jaffa',
        'Jerusalem District',
        'Jerusalem City',
        'Haifa District',
        'Jerusalem District',
        'Jerusalem City',
      );

      play.shows('Haifa District holds 2 Underground Cells', {
        space: 'Haifa District',
        holds: [[2, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('Travel: if here is a Railway and the group plus the cubes here is more than 3: it is so, and 1 more [P 3.3.2]', () => {
    // if here is a Railway and the group plus the cubes here is more than 3: it is so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Cells and 2 Police', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Police'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Haifa–Syria', '2 Underground Cell');

      play.shows('Haifa–Syria holds 2 Police and 2 Active Cells', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Police'],
          [2, 'Active Cell'],
        ],
      });
    });
  });

  test('Travel: up to 3 spaces: one space fewer than may be selected, and 3 more [P 3.3.2]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // if a Curfew is here and the group plus the cubes here is more than 3: it is so; one is there; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Active Cell, 2 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [2, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa District holds 2 Underground Cells', {
        space: 'Haifa District',
        holds: [[2, 'Underground Cell']],
      });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers(
        'Irgun',
        'Haifa District',
        'Tel Aviv-Jaffa',
        '2 Underground Cell',
        'Samaria',
        'Jerusalem District',
        'done',
      );

      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Police, 3 Active Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Police'],
          [3, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Travel: if here is a Railway and the group plus the cubes here is more than 3: it is one less [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Active Cells', { space: 'Haifa–Syria', holds: [[2, 'Active Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Tel Aviv-Jaffa–Jerusalem', '2 Active Cell');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Underground Cell']],
      });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
    });
  });

  test('Travel: if here is a Railway and the group plus the cubes here is more than 3: both are equal [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 3 Active Cells', { space: 'Haifa–Syria', holds: [[3, 'Active Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Tel Aviv-Jaffa–Haifa', '3 Active Cell');

      play.shows('Tel Aviv-Jaffa–Haifa holds 3 Underground Cells', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[3, 'Underground Cell']],
      });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
    });
  });

  test('Travel: up to 3 spaces: no space can be selected [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Travel: up to 3 spaces: just as many spaces as may be selected [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Active Cell', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Active Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Haifa District', 'Samaria', 'Tel Aviv-Jaffa', 'Lydda', 'Samaria', 'Jerusalem City');

      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('Travel: if a Curfew is here and the group plus the cubes here is more than 3: both are equal [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops, 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem District holds 2 Underground Cells and 3 Active Cells', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [3, 'Active Cell'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers(
        'Irgun',
        'Jerusalem District',
        'done',
        '3 Active Cell',
        'Tel Aviv-Jaffa',
        '1 Underground Cell',
        'Jerusalem City',
      );

      play.shows('Jerusalem District holds 3 Underground Cells', {
        space: 'Jerusalem District',
        holds: [[3, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
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
});
