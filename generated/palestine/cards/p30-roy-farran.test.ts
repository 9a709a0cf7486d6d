// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P30 Roy Farran. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P30 Roy Farran', () => {
  test('P30: a Cell leaves each of three spaces with Police [9.0 P30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Police and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 2 Police, 1 Arms Cache and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Arms Cache'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P30 unshaded', { by: 'British', plays: 'P30', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Haifa–Syria', 'Haifa City');

      play.shows('Samaria holds 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
      play.shows('Haifa City holds 2 Police and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P30: only spaces with Police may be chosen [9.0 P30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 2 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('British play P30 unshaded', { by: 'British', plays: 'P30', side: 'unshaded' });

      play.shows('British are asked: Samaria, Haifa–Syria, done', {
        asked: 'British',
        options: ['Samaria', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('P30: two Police leave the map and Political Will falls by 1 [9.0 P30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Police, 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa City holds 2 Police', { space: 'Haifa City', holds: [[2, 'Police']] });

      play.when('Irgun play P30 shaded', { by: 'Irgun', plays: 'P30', side: 'shaded' });
      play.answers('Irgun', 'Police in Samaria');

      play.shows('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.shows('Available has 5 Police', { box: 'Available', has: [[5, 'Police']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P30: one Police goes where there is only one [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Police and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Troops'],
        ],
      });

      play.when('British play P30 shaded', { by: 'British', plays: 'P30', side: 'shaded' });

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('P30: the Police go before Political Will falls [9.0 P30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });
      play.given('Gaza holds 2 Police', { space: 'Gaza', holds: [[2, 'Police']] });

      play.when('Irgun play P30 shaded', { by: 'Irgun', plays: 'P30', side: 'shaded' });

      play.shows('Irgun are asked: Police in Samaria, Police in Gaza', {
        asked: 'Irgun',
        options: ['Police in Samaria', 'Police in Gaza'],
      });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });
});
