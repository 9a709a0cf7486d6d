// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A5 Village Occupations. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A5 Village Occupations', () => {
  test('A5: Curfews are placed in Districts with Troops, whoever executes the Event [9.0 A5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Galilee holds 2 Police', { space: 'Galilee', holds: [[2, 'Police']] });
      play.given('Haifa City holds 3 Troops', { space: 'Haifa City', holds: [[3, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('Rebels play A5 unshaded', { by: 'Rebels', plays: 'A5', side: 'unshaded' });

      play.shows('British are asked: Samaria, Gaza, done', { asked: 'British', options: ['Samaria', 'Gaza', 'done'] });
    });
  });

  test('A5: up to three Districts [9.0 A5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Galilee', 'Lydda');

      play.shows('Samaria holds 1 Troops and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Galilee holds 1 Troops and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds 1 Troops and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A5: British may place fewer [9.0 A5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });
      play.answers('British', 'Gaza', 'done');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A5: only Available Curfews are placed [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });
      play.answers('British', 'Gaza');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A5: nothing is asked without Troops in a District [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });

      play.shows('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A5: March from all Districts with Curfews, whatever the value of a chit [9.0 A5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Galilee holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem District holds 1 Police, 1 Active Guerrilla and 1 Curfew', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A5 shaded', { by: 'British', plays: 'A5', side: 'shaded' });
      play.answers(
        'Rebels',
        'March',
        'Galilee',
        'Lebanon',
        'Gaza',
        'Lydda',
        '2',
        'Jerusalem District',
        'Jerusalem City',
      );

      play.shows('Galilee holds 1 Police and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem District holds 1 Police and 1 Curfew', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Jerusalem City holds 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Samaria holds 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A5: Districts with Curfews and Guerrillas, not Cities [9.0 A5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A5 shaded', { by: 'Rebels', plays: 'A5', side: 'shaded' });
      play.answers('Rebels', 'March');

      play.shows('Rebels are asked: Galilee, Gaza', { asked: 'Rebels', options: ['Galilee', 'Gaza'] });
    });
  });

  test('A5: some Districts and some Guerrillas may be left [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A5 shaded', { by: 'Rebels', plays: 'A5', side: 'shaded' });
      play.answers('Rebels', 'March', 'Gaza', 'Lydda', '1', 'done', 'done');

      play.shows('Galilee holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('A5: more than three with the British pieces in the next Curfew come Active and go no farther [3.3.2 and ruling, A piece moves once]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 2 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A5 shaded', { by: 'Rebels', plays: 'A5', side: 'shaded' });
      play.answers('Rebels', 'March', 'Lydda', '2');

      play.shows('Gaza holds 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds 2 Police, 2 Active Guerrillas and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [2, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A5: Rebels may stay [9.0 A5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A5 shaded', { by: 'Rebels', plays: 'A5', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Gaza holds 1 Police, 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A5: without a Guerrilla in a District with a Curfew nothing is asked [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 1 Police, 1 Base and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa City holds 1 Police, 1 Active Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 3 Active Guerrillas', { space: 'Samaria', holds: [[3, 'Active Guerrilla']] });

      play.when('Rebels play A5 shaded', { by: 'Rebels', plays: 'A5', side: 'shaded' });

      play.shows('Samaria holds 3 Active Guerrillas', { space: 'Samaria', holds: [[3, 'Active Guerrilla']] });
      play.shows('Haifa City holds 1 Police, 1 Active Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A5: with all Curfews out nothing is asked [1.12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Police and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British play A5 unshaded', { by: 'British', plays: 'A5', side: 'unshaded' });

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
