// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A3 Peace Bands. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A3 Peace Bands', () => {
  test('A3: both Divide options in turn, and the new Irregular counts for the roll [9.0 A3, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.given('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide', 'Samaria', 'Divide');
      play.answers('roll', '2');

      play.shows('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.shows('Lydda holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A3: a roll above the number of Irregulars shifts nothing [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.given('Lydda holds 2 Underground Guerrillas', { space: 'Lydda', holds: [[2, 'Underground Guerrilla']] });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide', 'Samaria', 'Divide');
      play.answers('roll', '3');

      play.shows('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A3: Irregulars are Activated up to the value of the Unity Track [6.6.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.given('Haifa City holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide');

      play.shows('British are asked: Samaria, Gaza, Galilee, done', {
        asked: 'British',
        options: ['Samaria', 'Gaza', 'Galilee', 'done'],
      });
    });
  });

  test('A3: the roll is left where no Irregular can be Activated [ruling, One half of A3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide');
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A3: at Centralized only the roll is left [6.6.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide');
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A3: a shift beyond Decentralized raises Political Will [6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide');
      play.answers('roll', '1');

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A3: British may leave both, whoever executes the Event [9.0 A3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A3 unshaded', { by: 'Rebels', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'done', 'done');

      play.shows('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A3: without an Available Irregular the Guerrilla is removed [1.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 5 Active Irregulars', { space: 'Gaza', holds: [[5, 'Active Irregular']] });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide', 'Samaria', 'done');

      play.shows('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.shows('Gaza holds 5 Active Irregulars', { space: 'Gaza', holds: [[5, 'Active Irregular']] });
      play.shows('Available has 15 Guerrillas', { box: 'Available', has: [[15, 'Guerrilla']] });
    });
  });

  test('A3: Rebels choose two Irregulars, whoever executes the Event [9.0 A3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 1 Active Irregular', { space: 'Gaza', holds: [[1, 'Active Irregular']] });

      play.when('British play A3 shaded', { by: 'British', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('Rebels', 'Active Irregular in Samaria', 'Active Irregular in Gaza');

      play.shows('Samaria holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A3: two or none, not one [9.0 A3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });
      play.given('Gaza holds 1 Active Irregular', { space: 'Gaza', holds: [[1, 'Active Irregular']] });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'yes', 'Active Irregular in Gaza');

      play.shows('Samaria holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('A3: the Track shifts also where the Rebels replace nothing [9.0 A3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'no');

      play.shows('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A3: a single Irregular is replaced, and its Curfew goes with it [1.12 and 5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Irregular and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'yes');

      play.shows('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A3: without Irregulars only the Track shifts [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A3: without Available Guerrillas the Irregulars are removed [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });
      play.given('Syria holds 14 Underground Guerrillas', { space: 'Syria', holds: [[14, 'Underground Guerrilla']] });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'yes');

      play.shows('Samaria holds 1 Underground Guerrilla', { space: 'Samaria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Available has 6 Irregulars', { box: 'Available', has: [[6, 'Irregular']] });
      play.shows('Syria holds 14 Underground Guerrillas', { space: 'Syria', holds: [[14, 'Underground Guerrilla']] });
    });
  });

  test('A3: the Track stays at Centralized [6.6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('A3: Irregulars are replaced before Unity shifts [9.0 A3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });

      play.shows('Rebels are asked: yes, no', { asked: 'Rebels', options: ['yes', 'no'] });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });
});
