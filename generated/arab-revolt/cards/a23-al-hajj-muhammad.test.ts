// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A23 al-Hajj Muhammad. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A23 al-Hajj Muhammad', () => {
  test('A23: Sweep then Assault in a space with a Rebel Base and any Irregulars [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Sweep', 'Lydda', '2', 'Assault');

      play.shows('Samaria holds 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('Available has 5 Bases', { box: 'Available', has: [[5, 'Base']] });
    });
  });

  test('A23: only spaces with both are asked about [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 1 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Haifa City holds 1 Base and 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [
          [1, 'Base'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 1 Base, 2 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 2 Underground Guerrillas and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });

      play.shows('British are asked: Samaria, Haifa City, done', {
        asked: 'British',
        options: ['Samaria', 'Haifa City', 'done'],
      });
    });
  });

  test('A23: the Irregular helps the Sweep as in any Sweep [9.0 A23; 3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 2 Underground Guerrillas, 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Sweep', 'yes', 'Assault');

      play.shows('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('A23: one space only [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Gaza', 'Assault');

      play.shows('Gaza holds 2 Troops and 1 Active Irregular', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A23: the British may decline [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('A23: without cubes the Sweep finds nobody and there is no Assault [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });

      play.shows('Samaria holds 1 Base, 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('A23: the British may Assault without Sweep [ruling, Permission for one thing and then another]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given(
        'Samaria holds 1 Base, 1 Active Guerrilla, 1 Underground Guerrilla, 2 Troops and 1 Underground Irregular',
        {
          space: 'Samaria',
          holds: [
            [1, 'Base'],
            [1, 'Active Guerrilla'],
            [1, 'Underground Guerrilla'],
            [2, 'Troops'],
            [1, 'Underground Irregular'],
          ],
        },
      );

      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria', 'done', 'Assault');

      play.shows('Samaria holds 1 Base, 1 Underground Guerrilla, 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A23: the British may Sweep without Assault [ruling, Permission for one thing and then another]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria');

      play.shows('British are asked: Assault, done', { asked: 'British', options: ['Assault', 'done'] });
    });
  });

  test('A23: the British may leave the Assault too [ruling, Permission for one thing and then another]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria', 'done');

      play.shows('Samaria holds 1 Base, 2 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('A23: no space with a Base and Irregulars [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });

      play.shows('Samaria holds 1 Base and 2 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Troops'],
        ],
      });
    });
  });

  test('A23: a result equal to the number of Rebel Bases on the map lets the Rebels Mobilize then Raid [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });

      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '2');
      play.answers('Rebels', 'Mobilize', 'Syria', 'done');
      play.answers('Rebels', 'Raid', 'Tel Aviv-Jaffa–Haifa', '1', 'Sabotage', 'done');

      play.shows('Syria holds 1 Base and 1 Active Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Samaria holds 2 Bases and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A23: a greater result does not [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });

      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Samaria holds 2 Bases and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A23: the Rebels may Raid without Mobilize [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'done', 'Raid', 'Lydda', 'done');

      play.shows('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('A23: the Rebels may do neither [9.0 A23]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'done', 'done');

      play.shows('Samaria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A23: orders ignored by leaders add 1 to the roll [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 unshaded is in play', { capability: 'A2', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 2 Bases and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '2');

      play.shows('Samaria holds 2 Bases and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A23: improved coordination subtracts 1 from the roll [9.0 A2, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A2 shaded is in play', { capability: 'A2', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 2 Bases and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Rebels are asked: Mobilize, done', { asked: 'Rebels', options: ['Mobilize', 'done'] });
    });
  });

  test('A23: Mobilize places no third Base in a space [1.4.2; 5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '3');
      play.answers('Rebels', 'Mobilize');

      play.shows('Rebels are asked: Gaza, Lebanon, Syria', { asked: 'Rebels', options: ['Gaza', 'Lebanon', 'Syria'] });
    });
  });
});
