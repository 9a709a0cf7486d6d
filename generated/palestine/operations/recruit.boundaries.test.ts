/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Recruit, boundaries', () => {
  test('Recruit: up to 3 spaces: more spaces than may be selected, and 7 more [P 3.3.1]', () => {
    // up to 3 spaces: more spaces than may be selected
    // no Curfew is here: none is there
    // here is a City or an Arms Cache is in or adjacent to here: none is there; one is there
    // in each selected space: done
    // if an Arms Cache is in or adjacent to here: it is so; one is there
    // place up to 2 Cells here: more than enough are ready
    example(program, (play) => {
      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Jerusalem City', 'done', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Recruit: up to 3 spaces: just as many spaces as may be selected, and 4 more [P 3.3.1]', () => {
    // up to 3 spaces: just as many spaces as may be selected; the most are selected
    // if an Arms Cache is in or adjacent to here: it is not so; none is there
    // place 1 Cell here: more than enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

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
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('Recruit: no Curfew is here: one is there, and 2 more [P 3.3.1]', () => {
    // no Curfew is here: one is there
    // place up to 2 Cells here: none is ready
    // place 1 Cell here: none is ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 4 Underground Cells and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [4, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Arms Cache and 5 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [1, 'Arms Cache'],
          [5, 'Underground Cell'],
        ],
      });
      play.given('Haifa–Syria holds 2 Underground Cells and 4 Active Cells', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'Haifa–Syria');

      play.shows('Haifa City holds 5 Underground Cells and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [5, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Jerusalem City holds 4 Underground Cells and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [4, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa–Syria holds 2 Underground Cells and 4 Active Cells', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });
      play.shows('Irgun are asked: Haifa District, Haifa City, Tel Aviv-Jaffa–Haifa, done', {
        asked: 'Irgun',
        options: ['Haifa District', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'done'],
      });
    });
  });

  test('Recruit: up to 3 spaces: one space fewer than may be selected, and 1 more [P 3.3.1]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // place 1 Cell here: just enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 4 Active Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [4, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Prison holds 9 Cells', { box: 'Prison', holds: [[9, 'Cell']] });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Jerusalem City', 'Haifa City');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 4 Active Cells and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [4, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Prison holds 9 Cells', { box: 'Prison', holds: [[9, 'Cell']] });
    });
  });

  test('Recruit: place up to 2 Cells here: one too few are ready, and 1 more [P 3.3.1]', () => {
    // place up to 2 Cells here: one too few are ready; just enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Arms Cache and 2 Active Cells', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Arms Cache'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Out of the Game holds 11 Cells', { box: 'Out of the Game', holds: [[11, 'Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Jerusalem District', '1', 'Tel Aviv-Jaffa–Jerusalem', 'done');

      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 2 Active Cells and 1 Arms Cache', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Out of the Game holds 11 Cells', { box: 'Out of the Game', holds: [[11, 'Cell']] });
      play.shows('Irgun are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City, done', {
        asked: 'Irgun',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City', 'done'],
      });
    });
  });
});
