// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P24 Sergeants Affair. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P24 Sergeants Affair', () => {
  test('P24: each Terror adds 1 to Political Will [9.0 P24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Terror, 1 Sabotage, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Terror'],
          [1, 'Sabotage'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Terror and 2 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Terror'],
          [2, 'Sabotage'],
        ],
      });

      play.when('British play P24 unshaded', { by: 'British', plays: 'P24', side: 'unshaded' });

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P24: no more than three Terror count [9.0 P24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 4 Terror', { space: 'Haifa City', holds: [[4, 'Terror']] });
      play.given('Samaria holds 1 Terror', { space: 'Samaria', holds: [[1, 'Terror']] });

      play.when('Irgun play P24 unshaded', { by: 'Irgun', plays: 'P24', side: 'unshaded' });

      play.shows('Political Will is 13', { track: 'Political Will', is: 13 });
    });
  });

  test('P24: each Terror takes 1 from Political Will [9.0 P24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Terror, 1 Sabotage, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Terror'],
          [1, 'Sabotage'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa–Syria holds 1 Terror', { space: 'Haifa–Syria', holds: [[1, 'Terror']] });

      play.when('Irgun play P24 shaded', { by: 'Irgun', plays: 'P24', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P24: no more than three Terror are lost [9.0 P24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Terror', { space: 'Haifa City', holds: [[3, 'Terror']] });
      play.given('Samaria holds 2 Terror', { space: 'Samaria', holds: [[2, 'Terror']] });

      play.when('British play P24 shaded', { by: 'British', plays: 'P24', side: 'shaded' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });

  test('P24: a Curfew leaves with the last British piece [1.10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police, 1 Underground Cell, 1 Sabotage, 1 Terror and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
          [1, 'Terror'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('Haifa City holds 1 Underground Cell, 1 Sabotage and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
          [1, 'Terror'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P24: a Curfew stays while Troops are left [1.10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police, 1 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('Haifa City holds 1 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P24: a Curfew stays while Police are left [1.10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Police, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Silence', { by: 'Irgun', conducts: 'Silence' });

      play.shows('Haifa City holds 1 Police, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P24: a Curfew leaves when the last British pieces move out [1.10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa City', '2');

      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Samaria holds 2 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P24: Troops that Search moves in and out at once keep the Curfew [1.10; 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa District holds 1 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'Haifa District', 'done');
      play.answers('British', 'Haifa City', 'Haifa District');

      play.shows('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds 1 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
