// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P15 Chaim Weizmann. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P15 Chaim Weizmann', () => {
  test('P15: the Haganah Track falls, and a Sabotage marker may go [9.0 P15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Sabotage', { space: 'Samaria', holds: [[2, 'Sabotage']] });
      play.given('Haifa City holds 1 Sabotage and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Sabotage'],
          [1, 'Terror'],
        ],
      });

      play.when('British play P15 unshaded', { by: 'British', plays: 'P15', side: 'unshaded' });
      play.answers('British', 'Samaria');

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });
      play.shows('Haifa City holds 1 Sabotage and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Sabotage'],
          [1, 'Terror'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P15: the Sabotage marker may stay [9.0 P15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });

      play.when('British play P15 unshaded', { by: 'British', plays: 'P15', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });
    });
  });

  test('P15: the Haganah Track rises, and Sabotage needs an Underground Cell [9.0 P15, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '3');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Gaza holds 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P15: Sabotage is in one space [9.0 P15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('British play P15 shaded', { by: 'British', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Gaza');
      play.answers('roll', '2');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P15: at 4 on the Haganah Track the Sabotage may select a second space [ruling, Additional spaces and Events]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Gaza');
      play.answers('roll', '3');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '3');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('Gaza holds 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P15: Sabotage may be declined [9.0 P15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
    });
  });

  test('P15: the Track has fallen before a Sabotage marker goes [9.0 P15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });
      play.given('Haifa City holds 1 Sabotage', { space: 'Haifa City', holds: [[1, 'Sabotage']] });

      play.when('British play P15 unshaded', { by: 'British', plays: 'P15', side: 'unshaded' });

      play.shows('British are asked: Samaria, Haifa City, done', {
        asked: 'British',
        options: ['Samaria', 'Haifa City', 'done'],
      });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P15: Sabotage is in a space of any kind [9.0 P15]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');

      play.shows('Irgun are asked: Samaria, Haifa City, Haifa–Syria', {
        asked: 'Irgun',
        options: ['Samaria', 'Haifa City', 'Haifa–Syria'],
      });
    });
  });
});
