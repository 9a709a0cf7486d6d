// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A8 Fawzi al-Qawuqji. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A8 Fawzi al-Qawuqji', () => {
  test('A8: Raid may select one space, adjacent to a Rebel Base [9.0 A8, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 unshaded is in play', { capability: 'A8', side: 'unshaded', isInPlay: true });
      play.given('Galilee holds 1 Base and 4 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [4, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 5 Underground Guerrillas', { space: 'Lydda', holds: [[5, 'Underground Guerrilla']] });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });

      play.shows('Rebels are asked: Haifa District, Samaria, Haifa–Syria', {
        asked: 'Rebels',
        options: ['Haifa District', 'Samaria', 'Haifa–Syria'],
      });
    });
  });

  test('A8: after one space the Raid is over [9.0 A8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 unshaded is in play', { capability: 'A8', side: 'unshaded', isInPlay: true });
      play.given('Galilee holds 1 Base and 4 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [4, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Samaria', '1', 'done');

      play.shows('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Galilee holds 1 Base and 3 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [3, 'Underground Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A8: without the Capability a second space may be selected [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 is not in play', { capability: 'A8', side: null, isInPlay: false });
      play.given('Galilee holds 1 Base and 4 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [4, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Samaria', '1', 'done');

      play.shows('Rebels are asked: Haifa District, Haifa–Syria, done', {
        asked: 'Rebels',
        options: ['Haifa District', 'Haifa–Syria', 'done'],
      });
    });
  });

  test('A8: British may execute a Rebel Capability [5.3]', () => {
    example(program, (play) => {
      play.when('British play A8 unshaded', { by: 'British', plays: 'A8', side: 'unshaded' });

      play.shows('A8 unshaded is in play', { capability: 'A8', side: 'unshaded', isInPlay: true });
    });
  });

  test('A8: Rebels may relocate 1 Troop from a District selected for Ambush to a City [9.0 A8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 2 Troops, 2 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Rebels are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City, done', {
        asked: 'Rebels',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City', 'done'],
      });
    });
  });

  test('A8: one Troop goes, and the Police and the other Troops stay [9.0 A8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 3 Troops, 2 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [3, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Jerusalem City');

      play.shows('Samaria holds 2 Troops, 1 Police and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
    });
  });

  test('A8: Rebels may leave the Troops [9.0 A8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'done');

      play.shows('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A8: Troops in a City selected for Ambush stay [9.0 A8]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Haifa City holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Haifa City holds 1 Troops and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A8: a Troop from each District, and those moved do not count as removed [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Troops, 1 Active Irregular and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Samaria', 'Haifa City', 'Gaza', 'Haifa City');

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });
      play.shows('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('A8: a Curfew goes when the last Troop leaves it [1.12]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 1 Troops, 1 Police, 1 Underground Guerrilla and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Tel Aviv-Jaffa');

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
    });
  });

  test('A8: an Ambush of Raid counts too [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
      play.given('Syria holds 1 Base and 1 Underground Guerrilla', {
        space: 'Syria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Police', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels conduct Raid', { by: 'Rebels', conducts: 'Raid' });
      play.answers('Rebels', 'Galilee', 'Ambush', 'Haifa City');

      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
    });
  });

  test('A8: without the Capability no Troop moves [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A8 is not in play', { capability: 'A8', side: null, isInPlay: false });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });
      play.given('Samaria holds 1 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Samaria holds 1 Troops and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A8: the shaded side is put in play [5.3]', () => {
    example(program, (play) => {
      play.when('Rebels play A8 shaded', { by: 'Rebels', plays: 'A8', side: 'shaded' });

      play.shows('A8 shaded is in play', { capability: 'A8', side: 'shaded', isInPlay: true });
    });
  });
});
