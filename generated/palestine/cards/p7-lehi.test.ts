// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P7 Lehi. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P7 Lehi', () => {
  test('P7: up to 1 Cell goes from each space with more than 1 Cell [9.0 P7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Underground Cells', { space: 'Gaza', holds: [[2, 'Underground Cell']] });
      play.given('Haifa City holds 3 Active Cells and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [3, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa–Syria holds 2 Active Cells', { space: 'Haifa–Syria', holds: [[2, 'Active Cell']] });
      play.given('Lydda holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Samaria holds 1 Active Cell and 3 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [3, 'Troops'],
        ],
      });

      play.when('British play P7 unshaded', { by: 'British', plays: 'P7', side: 'unshaded' });
      play.answers('British', '1', '1', '1');

      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Haifa City holds 2 Active Cells and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.shows('Lydda holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.shows('Samaria holds 1 Active Cell and 3 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [3, 'Troops'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available has 9 Cells', { box: 'Available', has: [[9, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P7: the executing faction chooses the Cell, or none [9.0 P7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Active Cell and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P7 unshaded', { by: 'British', plays: 'P7', side: 'unshaded' });

      play.shows('British are asked: Underground Cell in Gaza, Active Cell in Gaza, done', {
        asked: 'British',
        options: ['Underground Cell in Gaza', 'Active Cell in Gaza', 'done'],
      });
    });
  });

  test('P7: Irgun may keep their Cells [9.0 P7; 5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Underground Cells', { space: 'Gaza', holds: [[2, 'Underground Cell']] });

      play.when('Irgun play P7 unshaded', { by: 'Irgun', plays: 'P7', side: 'unshaded' });
      play.answers('Irgun', '0');

      play.shows('Gaza holds 2 Underground Cells', { space: 'Gaza', holds: [[2, 'Underground Cell']] });
    });
  });

  test('P7: up to 1 Police goes from each space with an Underground Cell [9.0 P7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Police, 1 Troops and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa City holds 1 Police, 1 Active Cell and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Active Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('Irgun play P7 shaded', { by: 'Irgun', plays: 'P7', side: 'shaded' });
      play.answers('Irgun', '1', '1', '1');

      play.shows('Gaza holds 1 Police, 1 Troops and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Active Cell and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police and 1 Active Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('Lydda holds 1 Police and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Available has 3 Police', { box: 'Available', has: [[3, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P7: the executing faction may leave the Police [9.0 P7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P7 shaded', { by: 'British', plays: 'P7', side: 'shaded' });

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('P7: a Cell that has Travelled does not Travel on [3.3.2; ruling, Cells move once]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 2 Active Cells', { space: 'Samaria', holds: [[2, 'Active Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Gaza', 'Samaria');
      play.answers('Irgun', 'Samaria', 'Galilee', '2');

      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('Galilee holds 2 Underground Cells', { space: 'Galilee', holds: [[2, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P7: no second Cell goes from a space [9.0 P7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 3 Underground Cells', { space: 'Gaza', holds: [[3, 'Underground Cell']] });

      play.when('British play P7 unshaded', { by: 'British', plays: 'P7', side: 'unshaded' });

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });
});
