// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P21 United Resistance Movement. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P21 United Resistance Movement', () => {
  test('P21: the two Cells are removed in addition to those that go to the Haganah Track [9.0 P21, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 3 Underground Cells, 1 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Cell'],
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });
      play.answers('British', 'Underground Cell in Samaria', 'Active Cell in Haifa–Syria');

      play.shows('Samaria holds 2 Underground Cells, 1 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haganah 3 holds nothing', { box: 'Haganah 3', holds: [] });
      play.shows('Available has 11 Cells', { box: 'Available', has: [[11, 'Cell']] });
      play.shows('Available has 3 Arms Caches', { box: 'Available', has: [[3, 'Arms Cache']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: the faction that executes it may remove fewer Cells [9.0 P21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 3 Underground Cells and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('Irgun play P21 unshaded', { by: 'Irgun', plays: 'P21', side: 'unshaded' });
      play.answers('Irgun', '1');

      play.shows('Samaria holds 2 Underground Cells and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('Haganah 3 holds nothing', { box: 'Haganah 3', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: what Available lacks the Track takes from the map, where Irgun choose [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 1 Active Cell and 2 Arms Caches', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.given('Prison holds 12 Cells', { box: 'Prison', holds: [[12, 'Cell']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });
      play.answers('Irgun', 'Active Cell in Gaza');
      play.answers('Irgun', 'Arms Cache in Samaria');
      play.answers('British', '0');

      play.shows('Gaza holds 2 Arms Caches', { space: 'Gaza', holds: [[2, 'Arms Cache']] });
      play.shows('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.shows('Prison holds 12 Cells', { box: 'Prison', holds: [[12, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Available has no Cells', { box: 'Available', has: [[0, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: what the map lacks the Track takes from Prison [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Prison holds 14 Cells', { box: 'Prison', holds: [[14, 'Cell']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Prison holds 13 Cells', { box: 'Prison', holds: [[13, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Available has 4 Arms Caches', { box: 'Available', has: [[4, 'Arms Cache']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: with none Available and none on the map both Cells come from Prison [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 15 Cells', { box: 'Prison', holds: [[15, 'Cell']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });

      play.shows('Prison holds 13 Cells', { box: 'Prison', holds: [[13, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P21: from 3 to 2 the Track takes three Cells and no Arms Cache [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });
      play.answers('British', '0');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 8 Cells', { box: 'Available', has: [[8, 'Cell']] });
      play.shows('Available has 3 Arms Caches', { box: 'Available', has: [[3, 'Arms Cache']] });
    });
  });

  test('P21: from 3 to 2 one Available, one on the map and one in Prison [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Prison holds 11 Cells', { box: 'Prison', holds: [[11, 'Cell']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });

      play.shows('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.shows('Prison holds 10 Cells', { box: 'Prison', holds: [[10, 'Cell']] });
      play.shows('Available has no Cells', { box: 'Available', has: [[0, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: from 2 to 1 the Track takes nothing [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Available has 10 Cells', { box: 'Available', has: [[10, 'Cell']] });
    });
  });

  test('P21: Irgun may perform Sabotage at each of the four Railways [9.0 P21, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Underground Cells and 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Haifa–Syria');
      play.answers('roll', '3');
      play.answers('Irgun', 'Tel Aviv-Jaffa–Haifa');
      play.answers('roll', '2');
      play.answers('Irgun', 'Tel Aviv-Jaffa–Jerusalem');
      play.answers('roll', '4');
      play.answers('Irgun', 'Egypt–Tel Aviv-Jaffa');
      play.answers('roll', '6');

      play.shows('Haifa–Syria holds 1 Active Cell and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Active Cells', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Active Cell']],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell, 1 Active Cell, 1 Police and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Active Cell and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: Sabotage needs an Underground Cell on the Railway [9.0 P21, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Cell']],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Police', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('British play P21 shaded', { by: 'British', plays: 'P21', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');

      play.shows('Irgun are asked: Haifa–Syria, Tel Aviv-Jaffa–Jerusalem', {
        asked: 'Irgun',
        options: ['Haifa–Syria', 'Tel Aviv-Jaffa–Jerusalem'],
      });
    });
  });

  test('P21: Irgun need not perform Sabotage [9.0 P21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: rising to 3 adds the three Cells to Available [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('Haganah 3 holds nothing', { box: 'Haganah 3', holds: [] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 12 Cells', { box: 'Available', has: [[12, 'Cell']] });
      play.shows('Available has 4 Arms Caches', { box: 'Available', has: [[4, 'Arms Cache']] });
    });
  });

  test('P21: rising to 4 adds two Cells and an Arms Cache to Available, and a space to Operations [6.5.1, 6.5.2; 6.5.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Haganah 4 holds nothing', { box: 'Haganah 4', holds: [] });
      play.shows('Available has 15 Cells', { box: 'Available', has: [[15, 'Cell']] });
      play.shows('Available has 5 Arms Caches', { box: 'Available', has: [[5, 'Arms Cache']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: from 1 to 2 nothing leaves the Track [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P21: Irgun have to give up an Arms Cache on the map where none is Available [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Arms Caches', { space: 'Samaria', holds: [[2, 'Arms Cache']] });
      play.given('Gaza holds 2 Arms Caches', { space: 'Gaza', holds: [[2, 'Arms Cache']] });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });

      play.shows('Irgun are asked: Arms Cache in Samaria, Arms Cache in Gaza, Arms Cache in Lydda', {
        asked: 'Irgun',
        options: ['Arms Cache in Samaria', 'Arms Cache in Gaza', 'Arms Cache in Lydda'],
      });
    });
  });

  test('P21: at 4 the additional space is a Railway too [ruling, Additional spaces and Events]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Haifa–Syria');
      play.answers('roll', '3');
      play.answers('Irgun', 'Tel Aviv-Jaffa–Haifa');
      play.answers('roll', '1');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Haifa–Syria holds 1 Active Cell and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Cell']],
      });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21: the Track has risen before the Sabotage [9.0 P21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });

      play.shows('Irgun are asked: Sabotage, done', { asked: 'Irgun', options: ['Sabotage', 'done'] });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });
});
