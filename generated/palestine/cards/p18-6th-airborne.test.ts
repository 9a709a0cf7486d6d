// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P18 6th Airborne. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P18 6th Airborne', () => {
  test('P18: Assault removes one piece for each of the Troops [9.0 P18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Troops, 2 Police and 3 Active Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [3, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 2 Troops, 2 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 13 Cells', { box: 'Available', has: [[13, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P18: without the Capability Assault removes one piece for two Troops [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Troops and 3 Active Cells', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [3, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 3 Troops and 2 Active Cells', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P18: Assault still removes only Active Cells unless an Intel Chit is spent [9.0 P18, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 4 Troops, 1 Active Cell, 2 Underground Cells and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 4 Troops, 2 Underground Cells and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available has 13 Cells', { box: 'Available', has: [[13, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P18: with an Intel Chit the Troops that are left remove Underground Cells, and then Arms Caches [9.0 P18, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 4 Troops, 1 Active Cell, 2 Underground Cells and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes', '2');
      play.answers('draw', 'Intel 0');

      play.shows('Samaria holds 4 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 14 Cells', { box: 'Available', has: [[14, 'Cell']] });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P18: Irgun may execute a British Capability [5.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P18 shaded', { by: 'Irgun', plays: 'P18', side: 'shaded' });

      play.shows('P18 shaded is in play', { capability: 'P18', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P18: Assault removes all Cells to Available [9.0 P18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P18 shaded is in play', { capability: 'P18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 6 Troops and 4 Active Cells', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [4, 'Active Cell'],
        ],
      });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 6 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 13 Cells', { box: 'Available', has: [[13, 'Cell']] });
    });
  });

  test('P18: without the Capability every other Cell goes to Prison [1.3.6, 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 6 Troops and 4 Active Cells', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [4, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 6 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 13 Cells', { box: 'Available', has: [[13, 'Cell']] });
    });
  });

  test('P18: Mass Detention removes all Cells to Available [9.0 P18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P18 shaded is in play', { capability: 'P18', side: 'shaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops, 1 Active Cell, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa District holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '5');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });
      play.shows('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.shows('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Available has 13 Cells', { box: 'Available', has: [[13, 'Cell']] });
      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('P18: without the Capability Mass Detention removes Cells to Prison [4.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '3');

      play.shows('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('P18: Patrol still removes Cells to Prison [9.0 P18]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P18 shaded is in play', { capability: 'P18', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Police and 2 Active Cells', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Active Cell'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P18: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P18 unshaded', { by: 'British', plays: 'P18', side: 'unshaded' });

      play.shows('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
