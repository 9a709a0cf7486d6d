// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P14 Martial Law. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P14 Martial Law', () => {
  test('P14: Search in up to two Cities, then Mass Detention [9.0 P14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops', { space: 'Haifa City', holds: [[3, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 3 Troops and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem City holds 3 Troops', { space: 'Jerusalem City', holds: [[3, 'Troops']] });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P14 unshaded', { by: 'British', plays: 'P14', side: 'unshaded' });
      play.answers('British', 'Search', 'Tel Aviv-Jaffa', 'Haifa City');
      play.answers('British', 'Mass Detention', 'Tel Aviv-Jaffa');
      play.answers('roll', '3');

      play.shows('Tel Aviv-Jaffa holds 3 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 3 Troops', { space: 'Jerusalem City', holds: [[3, 'Troops']] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P14: Mass Detention has its usual requirements [9.0 P14, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });

      play.when('British play P14 unshaded', { by: 'British', plays: 'P14', side: 'unshaded' });
      play.answers('British', 'Search');

      play.shows('Haifa City holds 2 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P14: only Cities may be searched [9.0 P14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('British play P14 unshaded', { by: 'British', plays: 'P14', side: 'unshaded' });
      play.answers('British', 'Search');

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });

  test('P14: both may be declined [9.0 P14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P14 unshaded', { by: 'Irgun', plays: 'P14', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P14: up to one Cell comes to each City with a Curfew [9.0 P14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P14 shaded', { by: 'Irgun', plays: 'P14', side: 'shaded' });
      play.answers('Irgun', '1', '0');

      play.shows('Haifa City holds 1 Troops, 1 Curfew and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P14: Recruit selects Cities, and what is next to an Arms Cache, without a Curfew [1.10, 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });

      play.shows(
        'Irgun are asked: Samaria, Lydda, Jerusalem District, Gaza, Tel Aviv-Jaffa, Jerusalem City, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa',
        {
          asked: 'Irgun',
          options: [
            'Samaria',
            'Lydda',
            'Jerusalem District',
            'Gaza',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Egypt–Tel Aviv-Jaffa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Tel Aviv-Jaffa–Haifa',
          ],
        },
      );
    });
  });

  test('P14: Recruit places up to two Cells at an Arms Cache, one in another City [2.3.7, 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Lydda', '2', 'Jerusalem City', 'Samaria', '1', 'done');

      play.shows('Lydda holds 1 Arms Cache and 2 Underground Cells', {
        space: 'Lydda',
        holds: [
          [1, 'Arms Cache'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
    });
  });

  test('P14: no second Cell comes to a City [9.0 P14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play P14 shaded', { by: 'British', plays: 'P14', side: 'shaded' });

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('P14: Recruit places two Cells at most, or none [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Lydda holds 1 Arms Cache and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Lydda');

      play.shows('Irgun are asked: 0, 1, 2', { asked: 'Irgun', options: ['0', '1', '2'] });
    });
  });
});
