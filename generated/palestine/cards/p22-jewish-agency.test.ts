// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P22 Jewish Agency. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P22 Jewish Agency', () => {
  test('P22: the Track may be shifted in either direction [9.0 P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });

      play.shows('British are asked: Cooperate, Condemn', { asked: 'British', options: ['Cooperate', 'Condemn'] });
    });
  });

  test('P22: at 4 the Track can only be shifted to the left [ruling, P22 at an end of the Track]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Intel', 'no');

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('P22: Irgun shift the Track to the right and conduct a Limited Operation [9.0 P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.given('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.given('Prison holds 10 Cells', { box: 'Prison', holds: [[10, 'Cell']] });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Cooperate', 'Limited Operation', 'Recruit', 'Haifa City');

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('Haganah 3 holds nothing', { box: 'Haganah 3', holds: [] });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell and 1 Troops', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.shows('Available has 2 Cells', { box: 'Available', has: [[2, 'Cell']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P22: the faction that executes it chooses between the Limited Operation and the Intel Chit [9.0 P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 1 Underground Cell and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Condemn');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('British are asked: Limited Operation, Intel', {
        asked: 'British',
        options: ['Limited Operation', 'Intel'],
      });
    });
  });

  test('P22: Irgun choose the Limited Operation, also when the British execute the Event [9.0 P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 1 Underground Cell and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Condemn', 'Limited Operation');

      play.shows('Irgun are asked: Recruit, Travel, Sabotage, Rob, done', {
        asked: 'Irgun',
        options: ['Recruit', 'Travel', 'Sabotage', 'Rob', 'done'],
      });
    });
  });

  test('P22: Irgun may decline the Limited Operation [9.0 P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Cooperate', 'Limited Operation', 'done');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P22: the British draw one Intel Chit [9.0 P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Condemn', 'Intel');
      play.answers('British', 'yes');
      play.answers('draw', 'Intel 2');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P22: shifting from 4 locks what is Available [6.5.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Intel');
      play.answers('British', 'yes');
      play.answers('draw', 'Intel 0');

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haganah 3 holds nothing', { box: 'Haganah 3', holds: [] });
      play.shows('Available has 10 Cells', { box: 'Available', has: [[10, 'Cell']] });
      play.shows('Available has 3 Arms Caches', { box: 'Available', has: [[3, 'Arms Cache']] });
      play.shows('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P22: shifting to 4 gives the Limited Operation its additional space [6.5.3]', () => {
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
      play.given('Prison holds 9 Cells', { box: 'Prison', holds: [[9, 'Cell']] });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Cooperate', 'Limited Operation', 'Recruit', 'Haifa City', 'Jerusalem City');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Haganah 4 holds nothing', { box: 'Haganah 4', holds: [] });
      play.shows('Available has 5 Arms Caches', { box: 'Available', has: [[5, 'Arms Cache']] });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P22: shifting from 3 to 2 lets Irgun choose three Cells on the map [6.5.2]', () => {
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
      play.given('Samaria holds 2 Underground Cells', { space: 'Samaria', holds: [[2, 'Underground Cell']] });
      play.given('Gaza holds 2 Active Cells', { space: 'Gaza', holds: [[2, 'Active Cell']] });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.given('Prison holds 9 Cells', { box: 'Prison', holds: [[9, 'Cell']] });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Condemn');
      play.answers('Irgun', 'Active Cell in Gaza', 'Active Cell in Gaza');
      play.answers('British', 'Intel');
      play.answers('British', 'yes');
      play.answers('draw', 'Intel 1');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Haganah 3 holds 3 Cells', { box: 'Haganah 3', holds: [[3, 'Cell']] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.shows('Prison holds 9 Cells', { box: 'Prison', holds: [[9, 'Cell']] });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
    });
  });

  test('P22: the British need not draw [9.0 P22]', () => {
    example(program, (play) => {
      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Intel', 'no');

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
    });
  });
});
