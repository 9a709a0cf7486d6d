// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P28 CID. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P28 CID', () => {
  test('P28: an Intel chit for each space with both Police and Cells [9.0 P28, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police and 3 Active Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [3, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 1 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Police, 1 Troops and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Galilee holds 2 Troops and 2 Active Cells', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });

      play.when('British play P28 unshaded', { by: 'British', plays: 'P28', side: 'unshaded' });
      play.answers('draw', 'Intel 0', 'Intel 2', 'Intel 1');

      play.shows('British hold Intel 0, Intel 1 and Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });
      play.shows('Samaria holds 2 Police and 3 Active Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [3, 'Active Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P28: without Police and Cells together no Intel chit [9.0 P28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });
      play.given('Haifa City holds 1 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P28 unshaded', { by: 'British', plays: 'P28', side: 'unshaded' });

      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P28: the British draw, whoever plays the Event [9.0 P28, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('British hold 2 Intel 1', { faction: 'British', holds: [[2, 'Intel 1']] });

      play.when('Irgun play P28 unshaded', { by: 'Irgun', plays: 'P28', side: 'unshaded' });
      play.answers('draw', 'Intel 2');

      play.shows('British hold 2 Intel 1 and 1 Intel 2', {
        faction: 'British',
        holds: [
          [2, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });
    });
  });

  test('P28: a successful Sabotage removes the Police there, not the Troops [9.0 P28, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Police, 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P28 shaded', { by: 'Irgun', plays: 'P28', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '4');

      play.shows('Samaria holds 2 Troops, 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Lydda holds 1 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Available has 5 Police', { box: 'Available', has: [[5, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P28: a Sabotage that fails leaves the Police [9.0 P28, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P28 shaded', { by: 'British', plays: 'P28', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '3');

      play.shows('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P28: Sabotage is in one space with Police [9.0 P28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Haifa–Syria holds 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('Irgun play P28 shaded', { by: 'Irgun', plays: 'P28', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Samaria');
      play.answers('roll', '5');

      play.shows('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Police and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P28: Sabotage may be declined [9.0 P28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('Irgun play P28 shaded', { by: 'Irgun', plays: 'P28', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('Samaria holds 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P28: a later Sabotage leaves the Police [9.0 P28]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Police and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('Irgun play P28 shaded', { by: 'Irgun', plays: 'P28', side: 'shaded' });
      play.answers('Irgun', 'done');
      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '4');

      play.shows('Samaria holds 1 Police, 1 Active Cell, 1 Underground Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });
});
