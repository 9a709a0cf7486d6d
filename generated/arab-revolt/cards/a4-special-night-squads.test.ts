// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A4 Special Night Squads. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A4 Special Night Squads', () => {
  test('A4: Irregulars are placed only in Districts with Troops [9.0 A4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.given('Lydda holds 1 Troops and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Galilee holds 2 Police', { space: 'Galilee', holds: [[2, 'Police']] });
      play.given('Haifa City holds 3 Troops', { space: 'Haifa City', holds: [[3, 'Troops']] });
      play.given('Haifa–Syria holds 1 Troops', { space: 'Haifa–Syria', holds: [[1, 'Troops']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });

      play.shows('British are asked: Samaria, Gaza, Lydda, done', {
        asked: 'British',
        options: ['Samaria', 'Gaza', 'Lydda', 'done'],
      });
    });
  });

  test('A4: one Irregular each in up to three Districts [9.0 A4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Galilee holds 1 Troops', { space: 'Galilee', holds: [[1, 'Troops']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Galilee', 'Lydda');

      play.shows('Samaria holds 2 Troops and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Galilee holds 1 Troops and 1 Underground Irregular', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Lydda holds 1 Troops and 1 Underground Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('Available has 3 Irregulars', { box: 'Available', has: [[3, 'Irregular']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A4: fewer Districts may be taken, and the Rebels choose where they execute it [5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('Rebels play A4 unshaded', { by: 'Rebels', plays: 'A4', side: 'unshaded' });
      play.answers('Rebels', 'Gaza', 'done');

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Gaza holds 1 Troops and 1 Underground Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A4: no Irregular comes from the map [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Gaza holds 5 Active Irregulars', { space: 'Gaza', holds: [[5, 'Active Irregular']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });
      play.answers('British', 'Lydda');

      play.shows('Lydda holds 1 Troops and 1 Underground Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 5 Active Irregulars', { space: 'Gaza', holds: [[5, 'Active Irregular']] });
      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
    });
  });

  test('A4: without Troops in a District nothing is placed [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });

      play.shows('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A4: five Irregulars cost 1 Political Will [9.0 A4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 3 Underground Irregulars and 4 Troops', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Irregular'],
          [4, 'Troops'],
        ],
      });
      play.given('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });

      play.when('Rebels play A4 shaded', { by: 'Rebels', plays: 'A4', side: 'shaded' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('Samaria holds 3 Underground Irregulars and 4 Troops', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Irregular'],
          [4, 'Troops'],
        ],
      });
      play.shows('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });
    });
  });

  test('A4: six Irregulars cost 2 Political Will [9.0 A4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 3 Underground Irregulars', { space: 'Samaria', holds: [[3, 'Underground Irregular']] });
      play.given('Haifa City holds 3 Active Irregulars', { space: 'Haifa City', holds: [[3, 'Active Irregular']] });

      play.when('British play A4 shaded', { by: 'British', plays: 'A4', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('A4: three Irregulars cost 1 Political Will [9.0 A4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 3 Underground Irregulars', { space: 'Samaria', holds: [[3, 'Underground Irregular']] });

      play.when('Rebels play A4 shaded', { by: 'Rebels', plays: 'A4', side: 'shaded' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('A4: two Irregulars cost nothing, and those Available do not count [9.0 A4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });

      play.when('Rebels play A4 shaded', { by: 'Rebels', plays: 'A4', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('Available has 4 Irregulars', { box: 'Available', has: [[4, 'Irregular']] });
    });
  });

  test('A4: Political Will is not reduced below 0 [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('Samaria holds 6 Underground Irregulars', { space: 'Samaria', holds: [[6, 'Underground Irregular']] });

      play.when('Rebels play A4 shaded', { by: 'Rebels', plays: 'A4', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('A4: with all Irregulars on the map nothing is asked [1.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 6 Underground Irregulars and 1 Troops', {
        space: 'Samaria',
        holds: [
          [6, 'Underground Irregular'],
          [1, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British play A4 unshaded', { by: 'British', plays: 'A4', side: 'unshaded' });

      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
