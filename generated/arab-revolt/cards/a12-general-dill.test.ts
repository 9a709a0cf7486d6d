// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A12 General Dill. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A12 General Dill', () => {
  test('A12: without a held chit there is only one Punish [9.0 A12, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Police and 3 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [3, 'Active Guerrilla'],
        ],
      });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Detain', 'Detain');

      play.shows('Samaria holds 1 Troops, 2 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Police and 3 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('the Punishment pool holds 1 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12: the second Punish uses the held chit and draws none [9.0 A12, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'Demolish', 'Punish', 'Active Guerrilla in Samaria');

      play.shows('Samaria holds 1 Troops, 2 Active Guerrillas, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Punishment pool holds 1 Detain, 1 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12: a held chit used in the first Punish is not there for a second [9.0 A12, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Fine', 'Fine');
      play.answers('British', 'Detain');

      play.shows('Samaria holds 1 Troops, 2 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Punishment pool holds 1 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12: of two held chits one may be used each time [9.0 A12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('British hold 2 Detain', { faction: 'British', holds: [[2, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Fine', 'Demolish');
      play.answers('British', 'Detain', 'Punish');

      play.shows('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Punishment pool holds 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('A12: British may keep the held chit [9.0 A12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Fine', 'Demolish');
      play.answers('British', 'Fine', 'done');

      play.shows('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
    });
  });

  test('A12: British decide, whoever executes the Event [9.0 A12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 3 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A12 unshaded', { by: 'Rebels', plays: 'A12', side: 'unshaded' });

      play.shows('British are asked: Punish, done', { asked: 'British', options: ['Punish', 'done'] });
    });
  });

  test('A12: without Troops in a District or City there is no Punish [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 3 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa–Syria holds 2 Troops', { space: 'Haifa–Syria', holds: [[2, 'Troops']] });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });

      play.shows('Samaria holds 1 Police and 3 Active Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12: with Punitive Searches the first Punish chooses from the pool and the second uses a held chit [5.1.2; ruling, A chit that is held and a chit that is chosen]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('Samaria holds 1 Troops, 3 Active Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish', 'Demolish', 'Punish', 'Active Guerrilla in Samaria');

      play.shows('Samaria holds 1 Troops, 2 Active Guerrillas, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [2, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Punishment pool holds 1 Detain, 1 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('A12: half of five Irregulars are two [9.0 A12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Active Irregulars and 2 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Active Irregular'],
          [2, 'Police'],
        ],
      });
      play.given('Gaza holds 2 Underground Irregulars', { space: 'Gaza', holds: [[2, 'Underground Irregular']] });
      play.given('Haifa City holds 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('Rebels play A12 shaded', { by: 'Rebels', plays: 'A12', side: 'shaded' });
      play.answers('Rebels', 'Underground Irregular in Gaza', 'Underground Irregular in Haifa City');

      play.shows('Samaria holds 2 Active Irregulars and 2 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Active Irregular'],
          [2, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });
      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Available has 3 Irregulars', { box: 'Available', has: [[3, 'Irregular']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12: half of six Irregulars are three, and the British choose where they execute it [5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 4 Active Irregulars', { space: 'Samaria', holds: [[4, 'Active Irregular']] });
      play.given('Gaza holds 2 Underground Irregulars', { space: 'Gaza', holds: [[2, 'Underground Irregular']] });

      play.when('British play A12 shaded', { by: 'British', plays: 'A12', side: 'shaded' });
      play.answers(
        'British',
        'Active Irregular in Samaria',
        'Underground Irregular in Gaza',
        'Active Irregular in Samaria',
      );

      play.shows('Samaria holds 2 Active Irregulars', { space: 'Samaria', holds: [[2, 'Active Irregular']] });
      play.shows('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });
      play.shows('Available has 3 Irregulars', { box: 'Available', has: [[3, 'Irregular']] });
    });
  });

  test('A12: half of four Irregulars in one space are two, not fewer [9.0 A12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 4 Active Irregulars', { space: 'Samaria', holds: [[4, 'Active Irregular']] });

      play.when('Rebels play A12 shaded', { by: 'Rebels', plays: 'A12', side: 'shaded' });

      play.shows('Samaria holds 2 Active Irregulars', { space: 'Samaria', holds: [[2, 'Active Irregular']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12: a single Irregular stays [9.0 A12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });

      play.when('Rebels play A12 shaded', { by: 'Rebels', plays: 'A12', side: 'shaded' });

      play.shows('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
    });
  });

  test('A12: a Curfew goes with the last British piece [1.12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });

      play.when('Rebels play A12 shaded', { by: 'Rebels', plays: 'A12', side: 'shaded' });
      play.answers('Rebels', 'Active Irregular in Samaria');

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });
    });
  });
});
