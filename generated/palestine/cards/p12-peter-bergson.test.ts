// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P12 Peter Bergson. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P12 Peter Bergson', () => {
  test('P12: two Arms Caches are removed, and no Political Will is gained [9.0 P12, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Arms Caches and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Arms Cache'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Arms Cache', { space: 'Gaza', holds: [[1, 'Arms Cache']] });

      play.when('British play P12 unshaded', { by: 'British', plays: 'P12', side: 'unshaded' });
      play.answers('British', 'Arms Cache in Samaria', 'Arms Cache in Gaza');

      play.shows('Samaria holds 1 Arms Cache and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('Available has 4 Arms Caches', { box: 'Available', has: [[4, 'Arms Cache']] });
    });
  });

  test('P12: the only one is removed [9.0 P12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Arms Cache and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [1, 'Arms Cache'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('Irgun play P12 unshaded', { by: 'Irgun', plays: 'P12', side: 'unshaded' });

      play.shows('Gaza holds 2 Underground Cells', { space: 'Gaza', holds: [[2, 'Underground Cell']] });
    });
  });

  test('P12: up to two Arms Caches come to spaces with Cells, but not to Railways [1.3.4, 1.4.2, 1.6.2; 9.0 P12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('Irgun play P12 shaded', { by: 'Irgun', plays: 'P12', side: 'shaded' });

      play.shows('Irgun are asked: Samaria, Haifa City, done', {
        asked: 'Irgun',
        options: ['Samaria', 'Haifa City', 'done'],
      });
    });
  });

  test('P12: both may come to one space [9.0 P12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('Irgun play P12 shaded', { by: 'Irgun', plays: 'P12', side: 'shaded' });
      play.answers('Irgun', 'Samaria', 'Samaria');

      play.shows('Samaria holds 1 Active Cell and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P12: one is enough [9.0 P12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('British play P12 shaded', { by: 'British', plays: 'P12', side: 'shaded' });
      play.answers('British', 'Samaria', 'done');

      play.shows('Samaria holds 1 Active Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P12: the third does not come [9.0 P12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });

      play.when('Irgun play P12 shaded', { by: 'Irgun', plays: 'P12', side: 'shaded' });
      play.answers('Irgun', 'Samaria', 'Gaza');

      play.shows('Samaria holds 1 Active Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 1 Active Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
