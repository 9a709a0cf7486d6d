// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P19 Rome Embassy Bombing. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P19 Rome Embassy Bombing', () => {
  test('P19: two Cells and one Arms Cache are removed from any spaces [9.0 P19, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Underground Cells, 1 Arms Cache, 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Active Cell and 2 Arms Caches', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('British play P19 unshaded', { by: 'British', plays: 'P19', side: 'unshaded' });
      play.answers('British', 'Active Cell in Haifa–Syria', 'Underground Cell in Samaria');
      play.answers('British', 'Arms Cache in Gaza');

      play.shows('Samaria holds 1 Underground Cell, 1 Arms Cache, 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Active Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa–Syria holds nothing', { space: 'Haifa–Syria', holds: [] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 12 Cells', { box: 'Available', has: [[12, 'Cell']] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P19: without an Arms Cache Political Will stays [9.0 P19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Troops, 1 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P19 unshaded', { by: 'British', plays: 'P19', side: 'unshaded' });
      play.answers('British', 'Underground Cell in Samaria', '1');

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Gaza holds 1 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P19: the faction that executes it may remove less [9.0 P19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Underground Cells and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun play P19 unshaded', { by: 'Irgun', plays: 'P19', side: 'unshaded' });
      play.answers('Irgun', '1');
      play.answers('Irgun', '0');

      play.shows('Samaria holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P19: a roll of 2 changes nothing [9.0 P19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P19 shaded', { by: 'Irgun', plays: 'P19', side: 'shaded' });
      play.answers('roll', '2');

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P19: a roll of 1 changes nothing [9.0 P19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play P19 shaded', { by: 'British', plays: 'P19', side: 'shaded' });
      play.answers('roll', '1');

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P19: a roll of 3 lowers Political Will by 2 [9.0 P19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P19 shaded', { by: 'Irgun', plays: 'P19', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P19: Silence is in one space with at least as many Underground Cells as Police [4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 1 Police and 2 Underground Cells', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Haifa City holds 1 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa–Syria holds 2 Police, 1 Underground Cell and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Jerusalem District holds 2 Arms Caches', { space: 'Jerusalem District', holds: [[2, 'Arms Cache']] });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('Irgun are asked: Samaria, Lydda', { asked: 'Irgun', options: ['Samaria', 'Lydda'] });
    });
  });

  test('P19: Silence may be on a Railway [4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('Irgun are asked: Haifa–Syria, Tel Aviv-Jaffa', {
        asked: 'Irgun',
        options: ['Haifa–Syria', 'Tel Aviv-Jaffa'],
      });
    });
  });

  test('P19: Silence removes one Police and leaves the Cells Underground [4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police, 1 Troops, 1 Active Cell and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Troops'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });
      play.answers('Irgun', 'Samaria');

      play.shows('Samaria holds 1 Police, 1 Troops, 1 Active Cell and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Lydda holds 1 Police and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Available has 4 Police', { box: 'Available', has: [[4, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
