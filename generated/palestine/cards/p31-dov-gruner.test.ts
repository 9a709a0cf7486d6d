// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P31 Dov Gruner. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P31 Dov Gruner', () => {
  test('P31: one Cell in a space with Troops goes to Prison [9.0 P31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Haifa City holds 2 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa–Syria holds 1 Troops and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P31 unshaded', { by: 'British', plays: 'P31', side: 'unshaded' });
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Haifa–Syria holds 1 Troops and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P31: it is in a space with Troops [9.0 P31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa City holds 2 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa–Syria holds 1 Troops and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British play P31 unshaded', { by: 'British', plays: 'P31', side: 'unshaded' });

      play.shows('British are asked: Samaria, Haifa–Syria', { asked: 'British', options: ['Samaria', 'Haifa–Syria'] });
    });
  });

  test('P31: up to three Cells are placed in Cities and Districts [9.0 P31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('Irgun play P31 shaded', { by: 'Irgun', plays: 'P31', side: 'shaded' });
      play.answers('Irgun', 'Lydda', 'Haifa City', 'Lydda');

      play.shows('Lydda holds 1 Troops and 2 Underground Cells', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P31: no Cell is placed on a Railway [9.0 P31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P31 shaded', { by: 'Irgun', plays: 'P31', side: 'shaded' });

      play.shows(
        'Irgun are asked: Galilee, Haifa District, Samaria, Lydda, Jerusalem District, Gaza, Haifa City, Tel Aviv-Jaffa, Jerusalem City, done',
        {
          asked: 'Irgun',
          options: [
            'Galilee',
            'Haifa District',
            'Samaria',
            'Lydda',
            'Jerusalem District',
            'Gaza',
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'done',
          ],
        },
      );
    });
  });

  test('P31: fewer than three may be placed [9.0 P31]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P31 shaded', { by: 'Irgun', plays: 'P31', side: 'shaded' });
      play.answers('Irgun', 'Gaza', 'done');

      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
