// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P5 Acre Prison Break. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P5 Acre Prison Break', () => {
  test('P5: up to 2 Cells in Prison leave the game [9.0 P5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 4 Cells', { box: 'Prison', holds: [[4, 'Cell']] });

      play.when('British play P5 unshaded', { by: 'British', plays: 'P5', side: 'unshaded' });

      play.shows('British are asked: 0, 1, 2', { asked: 'British', options: ['0', '1', '2'] });
    });
  });

  test('P5: 2 Cells are removed from the game, not to Available [9.0 P5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('British play P5 unshaded', { by: 'British', plays: 'P5', side: 'unshaded' });
      play.answers('British', '2');

      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Out of the Game holds 2 Cells', { box: 'Out of the Game', holds: [[2, 'Cell']] });
      play.shows('Available has 11 Cells', { box: 'Available', has: [[11, 'Cell']] });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
    });
  });

  test('P5: Irgun may remove none [9.0 P5; 5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('Irgun play P5 unshaded', { by: 'Irgun', plays: 'P5', side: 'unshaded' });
      play.answers('Irgun', '0');

      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Out of the Game holds nothing', { box: 'Out of the Game', holds: [] });
    });
  });

  test('P5: Cells removed from the game are not placed again [9.0 P5, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Out of the Game holds 2 Cells', { box: 'Out of the Game', holds: [[2, 'Cell']] });
      play.given('Prison holds 12 Cells', { box: 'Prison', holds: [[12, 'Cell']] });

      play.when('Irgun play P6 shaded', { by: 'Irgun', plays: 'P6', side: 'shaded' });
      play.answers('Irgun', 'Haifa City');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('Jerusalem City holds nothing', { space: 'Jerusalem City', holds: [] });
      play.shows('Out of the Game holds 2 Cells', { box: 'Out of the Game', holds: [[2, 'Cell']] });
      play.shows('Available has no Cells', { box: 'Available', has: [[0, 'Cell']] });
    });
  });

  test('P5: all Cells in Prison become Available [9.0 P5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Out of the Game holds 2 Cells', { box: 'Out of the Game', holds: [[2, 'Cell']] });
      play.given('Prison holds 4 Cells', { box: 'Prison', holds: [[4, 'Cell']] });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P5 shaded', { by: 'Irgun', plays: 'P5', side: 'shaded' });

      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Out of the Game holds 2 Cells', { box: 'Out of the Game', holds: [[2, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Available has 9 Cells', { box: 'Available', has: [[9, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
