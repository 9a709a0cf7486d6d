// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A17 Revisionist Terror. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A17 Revisionist Terror', () => {
  test('A17: the British may remove a Guerrilla from each space with an Underground Irregular [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Underground Irregulars, 1 Active Guerrilla and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Lydda holds 1 Active Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A17 unshaded', { by: 'Rebels', plays: 'A17', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Gaza', 'Haifa–Syria');

      play.shows('Haifa–Syria holds 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Samaria holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Underground Irregulars and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Base'],
        ],
      });
      play.shows('Lydda holds 1 Active Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Galilee holds 1 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Available has 12 Guerrillas', { box: 'Available', has: [[12, 'Guerrilla']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A17: only spaces with an Underground Irregular and a Guerrilla are asked about [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Active Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular and 1 Base', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Base'],
        ],
      });
      play.given('Galilee holds 1 Police and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A17 unshaded', { by: 'Rebels', plays: 'A17', side: 'unshaded' });

      play.shows('British are asked: Samaria, Haifa City, Tel Aviv-Jaffa–Haifa, done', {
        asked: 'British',
        options: ['Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa', 'done'],
      });
    });
  });

  test('A17: the British choose which Guerrilla [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular, 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A17 unshaded', { by: 'Rebels', plays: 'A17', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Underground Guerrilla in Samaria');

      play.shows('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A17: the British may remove none [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A17 unshaded', { by: 'British', plays: 'A17', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Samaria holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A17: without an Underground Irregular nothing can be removed [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A17 unshaded', { by: 'British', plays: 'A17', side: 'unshaded' });

      play.shows('Samaria holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A17: up to 3 Irregulars Sabotage, each is Activated [9.0 A17, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });
      play.given('Haifa City holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Irregular and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'Samaria', 'Haifa City', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Samaria holds 1 Active Irregular, 1 Underground Irregular and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 2 Active Irregulars and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [2, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Irregular and 2 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Active Irregular'],
          [2, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });
    });
  });

  test('A17: the Rebels may Sabotage with Underground Irregulars, not with Guerrillas or Active Irregulars [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Active Irregular', { space: 'Gaza', holds: [[1, 'Active Irregular']] });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });

      play.shows('Rebels are asked: Samaria, Lydda, done', { asked: 'Rebels', options: ['Samaria', 'Lydda', 'done'] });
    });
  });

  test('A17: a space that the Irregulars Sabotage is selected only once [3.1; ruling, Two Irregulars in one space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 3 Underground Irregulars', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[3, 'Underground Irregular']],
      });
      play.given('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });

      play.when('British play A17 shaded', { by: 'British', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Rebels are asked: Lydda, done', { asked: 'Rebels', options: ['Lydda', 'done'] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars, 1 Active Irregular and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A17: the Rebels may stop before the third Irregular [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.given('Gaza holds 1 Underground Irregular and 2 Underground Guerrillas', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A17 shaded', { by: 'Rebels', plays: 'A17', side: 'shaded' });
      play.answers('Rebels', 'Gaza', 'done');

      play.shows('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.shows('Gaza holds 1 Active Irregular, 2 Underground Guerrillas and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A17: without an Underground Irregular nobody Sabotages [9.0 A17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A17 shaded', { by: 'Rebels', plays: 'A17', side: 'shaded' });

      play.shows('Samaria holds 1 Active Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });
});
