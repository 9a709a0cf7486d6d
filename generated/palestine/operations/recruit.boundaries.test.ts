// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Recruit, boundaries', () => {
  test('Recruit: up to 3 spaces: more spaces than may be selected, and 6 more [P 3.3.1]', () => {
    // up to 3 spaces: more spaces than may be selected
    // no Curfew is here: none is there
    // here is a City or an Arms Cache is in or adjacent to here: none is there; one is there
    // in each selected space: done
    // if an Arms Cache is in or adjacent to here: it is so
    // place up to 2 Cells here: more than enough are ready
    example(program, (play) => {
      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Gaza', '1', 'done');

      play.shows('Gaza holds 2 Troops and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
    });
  });

  test('Recruit: up to 3 spaces: one space fewer than may be selected, and 3 more [P 3.3.1]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // if an Arms Cache is in or adjacent to here: it is not so; none is there
    // place 1 Cell here: more than enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Jerusalem City', 'Haifa City', 'Tel Aviv-Jaffa');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('Recruit: up to 3 spaces: the most are selected, and 1 more [P 3.3.1]', () => {
    // up to 3 spaces: the most are selected
    // if an Arms Cache is in or adjacent to here: one is there
    example(program, (play) => {
      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers(
        'Irgun',
        'Tel Aviv-Jaffa',
        '2',
        'Gaza',
        'done',
        'Tel Aviv-Jaffa–Haifa',
        'done',
        'Jerusalem District',
        '1',
        'done',
      );

      play.shows('Jerusalem District holds 2 Underground Cells and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 3 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [3, 'Underground Cell'],
        ],
      });
    });
  });

  test('Recruit: up to 3 spaces: just as many spaces as may be selected, and 1 more [P 3.3.1]', () => {
    // up to 3 spaces: just as many spaces as may be selected
    // no Curfew is here: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Arms Cache and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'done');

      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 1 Arms Cache and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('Recruit: up to 3 spaces: no space can be selected [P 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell and 4 Active Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
      play.given('Haganah 3 holds 10 Cells', { box: 'Haganah 3', holds: [[10, 'Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });

      play.shows('Haifa City holds 1 Underground Cell and 4 Active Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
      play.shows('Haganah 3 holds 10 Cells', { box: 'Haganah 3', holds: [[10, 'Cell']] });
    });
  });

  test('Recruit: place 1 Cell here: just enough are ready [P 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell and 4 Active Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
      play.given('Haganah 3 holds 9 Cells', { box: 'Haganah 3', holds: [[9, 'Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Tel Aviv-Jaffa');

      play.shows('Haifa City holds 1 Underground Cell and 4 Active Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haganah 3 holds 9 Cells', { box: 'Haganah 3', holds: [[9, 'Cell']] });
    });
  });

  test('Recruit: place up to 2 Cells here: just enough are ready [P 3.3.1]', () => {
    example(program, (play) => {
      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers(
        'Irgun',
        'Tel Aviv-Jaffa–Jerusalem',
        '1',
        'Haifa City',
        'Jerusalem District',
        '2',
        'Tel Aviv-Jaffa',
        '2',
      );

      play.shows('Jerusalem District holds 3 Underground Cells and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [3, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 3 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [3, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('Recruit: place up to 2 Cells here: one too few are ready [P 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Arms Cache and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Prison holds 13 Cells', { box: 'Prison', holds: [[13, 'Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Haifa–Syria', '1');

      play.shows('Haifa City holds 1 Active Cell and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('Prison holds 13 Cells', { box: 'Prison', holds: [[13, 'Cell']] });
    });
  });
});
