// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Travel, boundaries', () => {
  test('Travel: up to 3 spaces: more spaces than may be selected, and 7 more [P 3.3.2]', () => {
    // up to 3 spaces: more spaces than may be selected
    // Cells are here: none is there; one is there
    // in each selected space: done
    // move any Cells here to any spaces, including their own, each only once, and for each group: a group moves
    // if here is a Railway and the group plus the cubes here is more than 3: it is not so
    // if a Curfew is here and the group plus the cubes here is more than 3: it is not so; none is there
    example(program, (play) => {
      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Galilee', 'Jerusalem City', 'done');

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
    });
  });

  test('Travel: up to 3 spaces: the most are selected [P 3.3.2]', () => {
    example(program, (play) => {
      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers(
        'Irgun',
        'Jerusalem District',
        'Tel Aviv-Jaffa–Haifa',
        'Lydda',
        'Samaria',
        'Haifa District',
        'Gaza',
        'Jerusalem City',
        'Tel Aviv-Jaffa–Haifa',
      );

      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Samaria holds 2 Troops and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.shows('Jerusalem District holds 1 Arms Cache', { space: 'Jerusalem District', holds: [[1, 'Arms Cache']] });
      play.shows('Gaza holds 2 Troops and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Underground Cell']],
      });
    });
  });

  test('Travel: if here is a Railway and the group plus the cubes here is more than 3: it is so, and 1 more [P 3.3.2]', () => {
    // if here is a Railway and the group plus the cubes here is more than 3: it is so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell and 3 Active Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [3, 'Active Cell'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Tel Aviv-Jaffa–Jerusalem', '1 Underground Cell', '3 Active Cell', 'done');

      play.shows('Egypt–Tel Aviv-Jaffa holds nothing', { space: 'Egypt–Tel Aviv-Jaffa', holds: [] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 4 Active Cells', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[4, 'Active Cell']],
      });
    });
  });

  test('Travel: up to 3 spaces: one space fewer than may be selected [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Active Cell']],
      });
      play.given('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Haifa–Syria', 'done', 'done');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Active Cell']],
      });
      play.shows('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
    });
  });

  test('Travel: up to 3 spaces: just as many spaces as may be selected, and 3 more [P 3.3.2]', () => {
    // up to 3 spaces: just as many spaces as may be selected
    // if a Curfew is here and the group plus the cubes here is more than 3: it is so; one is there; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Cell']],
      });
      play.given('Haifa City holds 4 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [4, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Haifa City', 'Haifa City', '4 Underground Cell', 'done');

      play.shows('Haifa City holds 4 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [4, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Cell']],
      });
    });
  });

  test('Travel: if here is a Railway and the group plus the cubes here is more than 3: both are equal [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Underground Cells', { space: 'Haifa City', holds: [[3, 'Underground Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Tel Aviv-Jaffa–Jerusalem', '3 Underground Cell');

      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 3 Underground Cells', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[3, 'Underground Cell']],
      });
      play.shows('Irgun are asked: Tel Aviv-Jaffa–Jerusalem, done', {
        asked: 'Irgun',
        options: ['Tel Aviv-Jaffa–Jerusalem', 'done'],
      });
    });
  });

  test('Travel: up to 3 spaces: no space can be selected [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Travel: if a Curfew is here and the group plus the cubes here is more than 3: both are equal [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Active Cells, 2 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Active Cell'],
          [2, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Tel Aviv-Jaffa–Haifa', '1 Active Cell', 'Haifa City', 'done');

      play.shows('Haifa City holds 2 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('Travel: if here is a Railway and the group plus the cubes here is more than 3: it is one less [P 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 3 Underground Cells', { space: 'Haifa–Syria', holds: [[3, 'Underground Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Lydda', '1 Underground Cell', 'Egypt–Tel Aviv-Jaffa', '2 Underground Cell', 'done');

      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Underground Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[2, 'Underground Cell']],
      });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
    });
  });
});
