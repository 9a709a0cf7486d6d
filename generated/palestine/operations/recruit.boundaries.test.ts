// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Recruit, boundaries', () => {
  test('Recruit: up to 3 spaces: just as many spaces as may be selected, and 12 more [P 3.3.1]', () => {
    // up to 3 spaces: just as many spaces as may be selected; the most are selected
    // no Curfew is here: none is there; one is there
    // here is a City or an Arms Cache is in or adjacent to here: none is there; one is there
    // in each selected space: done
    // if an Arms Cache is in or adjacent to here: it is so; it is not so; none is there; one is there
    // place up to 2 Cells here: more than enough are ready
    // place 1 Cell here: more than enough are ready
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
      play.answers('Irgun', 'Jerusalem District', '2', 'Haifa City', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', '1');

      play.shows('Jerusalem District holds 2 Underground Cells', {
        space: 'Jerusalem District',
        holds: [[2, 'Underground Cell']],
      });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
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
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('Recruit: up to 3 spaces: more spaces than may be selected, and 2 more [P 3.3.1]', () => {
    // up to 3 spaces: more spaces than may be selected
    // place up to 2 Cells here: none is ready; just enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Underground Cells and 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Jerusalem City holds 3 Active Cells', { space: 'Jerusalem City', holds: [[3, 'Active Cell']] });
      play.given('Tel Aviv-Jaffa holds 1 Arms Cache, 5 Underground Cells and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Arms Cache'],
          [5, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Egypt–Tel Aviv-Jaffa', '2', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Jerusalem District holds 2 Underground Cells and 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 5 Underground Cells, 1 Active Cell and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [5, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Jerusalem City holds 3 Active Cells', { space: 'Jerusalem City', holds: [[3, 'Active Cell']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Underground Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[2, 'Underground Cell']],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Irgun are asked: Lydda, Haifa City, Jerusalem City, Tel Aviv-Jaffa–Haifa, done', {
        asked: 'Irgun',
        options: ['Lydda', 'Haifa City', 'Jerusalem City', 'Tel Aviv-Jaffa–Haifa', 'done'],
      });
    });
  });

  test('Recruit: place up to 2 Cells here: one too few are ready, and 1 more [P 3.3.1]', () => {
    // place up to 2 Cells here: one too few are ready
    // place 1 Cell here: just enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Underground Cells and 2 Active Cells', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Jerusalem City holds 3 Active Cells', { space: 'Jerusalem City', holds: [[3, 'Active Cell']] });
      play.given('Tel Aviv-Jaffa holds 1 Arms Cache, 5 Underground Cells and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Arms Cache'],
          [5, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Egypt–Tel Aviv-Jaffa', 'done', 'Haifa City', 'done');

      play.shows('Jerusalem District holds 2 Underground Cells and 2 Active Cells', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Active Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 5 Underground Cells, 1 Active Cell and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [5, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Jerusalem City holds 3 Active Cells', { space: 'Jerusalem City', holds: [[3, 'Active Cell']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('Recruit: up to 3 spaces: one space fewer than may be selected [P 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Curfew', { space: 'Haifa City', holds: [[1, 'Curfew']] });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'Jerusalem City');

      play.shows('Haifa City holds 1 Curfew', { space: 'Haifa City', holds: [[1, 'Curfew']] });
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

  test('Recruit: place 1 Cell here: none is ready [P 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Underground Cells and 2 Active Cells', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Jerusalem City holds 4 Active Cells', { space: 'Jerusalem City', holds: [[4, 'Active Cell']] });
      play.given('Tel Aviv-Jaffa holds 5 Underground Cells and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [5, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'Haifa City');

      play.shows('Jerusalem District holds 2 Underground Cells and 2 Active Cells', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Active Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 6 Underground Cells and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [6, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Jerusalem City holds 4 Active Cells', { space: 'Jerusalem City', holds: [[4, 'Active Cell']] });
      play.shows('Irgun are asked: Jerusalem City, done', { asked: 'Irgun', options: ['Jerusalem City', 'done'] });
    });
  });
});
