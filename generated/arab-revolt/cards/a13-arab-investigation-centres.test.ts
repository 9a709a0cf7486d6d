// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A13 Arab Investigation Centres. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A13 Arab Investigation Centres', () => {
  test('A13: a Sweep and then an Assault with the same Troops [9.0 A13, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });
      play.given('Samaria holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A13 unshaded', { by: 'British', plays: 'A13', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Samaria');
      play.answers('British', 'Assault');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });
    });
  });

  test('A13: the British may stop before the number of pieces in Prison [9.0 A13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Guerrilla and 1 Base', {
        box: 'Prison',
        holds: [
          [1, 'Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Samaria holds 2 Troops and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A13 unshaded', { by: 'British', plays: 'A13', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Samaria');
      play.answers('British', 'done');

      play.shows('Samaria holds 2 Troops, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A13: the Limited Operations may be of the same type, at most three of them, each in one space [9.0 A13, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 4 Guerrillas', { box: 'Prison', holds: [[4, 'Guerrilla']] });
      play.given('Samaria holds 2 Troops and 4 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [4, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Police and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A13 unshaded', { by: 'Rebels', plays: 'A13', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Samaria');
      play.answers('British', 'Sweep', 'Samaria', '1');
      play.answers('British', 'Sweep', 'Samaria', '1');

      play.shows('Samaria holds 2 Troops, 1 Underground Guerrilla and 3 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Police and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A13: Troops that a Sweep moved may move again in the next [9.0 A13, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Guerrilla and 1 Base', {
        box: 'Prison',
        holds: [
          [1, 'Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 2 Underground Guerrillas', { space: 'Gaza', holds: [[2, 'Underground Guerrilla']] });

      play.when('British play A13 unshaded', { by: 'British', plays: 'A13', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Lydda', 'Samaria', '2');
      play.answers('British', 'Sweep', 'Gaza', 'Lydda', '2');

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.shows('Gaza holds 2 Troops, 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A13: the British choose the Limited Operations, also when the Rebels play the Event [9.0 A13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.given('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A13 unshaded', { by: 'Rebels', plays: 'A13', side: 'unshaded' });

      play.shows('British are asked: Deploy, Patrol, Sweep, Assault, done', {
        asked: 'British',
        options: ['Deploy', 'Patrol', 'Sweep', 'Assault', 'done'],
      });
    });
  });

  test('A13: a Limited Operation has no Special Activity [9.0 A13; 2.3.5]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
      play.given('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Troops and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A13 unshaded', { by: 'British', plays: 'A13', side: 'unshaded' });
      play.answers('British', 'Assault', 'Gaza');

      play.shows('Samaria holds 2 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
    });
  });

  test('A13: nobody in Prison tells anything [9.0 A13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A13 unshaded', { by: 'British', plays: 'A13', side: 'unshaded' });

      play.shows('Samaria holds 2 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A13: nobody in Prison costs nothing [9.0 A13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Guerrillas and 1 Base', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Out of Play holds 2 Troops', { box: 'Out of Play', holds: [[2, 'Troops']] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A13 shaded', { by: 'Rebels', plays: 'A13', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('A13: each Rebel piece in Prison costs Political Will [9.0 A13]', () => {
    example(program, (play) => {
      play.given('Prison holds 1 Guerrilla and 1 Base', {
        box: 'Prison',
        holds: [
          [1, 'Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A13 shaded', { by: 'Rebels', plays: 'A13', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('A13: no more than three count [9.0 A13]', () => {
    example(program, (play) => {
      play.given('Prison holds 4 Guerrillas', { box: 'Prison', holds: [[4, 'Guerrilla']] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A13 shaded', { by: 'Rebels', plays: 'A13', side: 'shaded' });

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });
});
