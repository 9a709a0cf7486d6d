// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A29 Haganah. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A29 Haganah', () => {
  test('A29: two steps toward Decentralized, then Irregulars strike in as many spaces as the track now says [9.0 A29]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });
      play.given('Galilee holds 1 Underground Guerrilla', { space: 'Galilee', holds: [[1, 'Underground Guerrilla']] });
      play.given('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A29 unshaded', { by: 'British', plays: 'A29', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Gaza');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('Samaria holds 1 Active Irregular', { space: 'Samaria', holds: [[1, 'Active Irregular']] });
      play.shows('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.shows('Gaza holds 1 Active Irregular and 1 Underground Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A29: beyond Decentralized each step raises Political Will [6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A29 unshaded', { by: 'Rebels', plays: 'A29', side: 'unshaded' });

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
    });
  });

  test('A29: one step to Decentralized and one beyond [6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play A29 unshaded', { by: 'British', plays: 'A29', side: 'unshaded' });

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A29: the British Divide when the Rebels execute it, and may do without [5.1]', () => {
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
      play.given('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.given('Gaza holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Underground Irregular', {
        space: 'Haifa City',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Jerusalem City holds 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Guerrilla']],
      });

      play.when('Rebels play A29 unshaded', { by: 'Rebels', plays: 'A29', side: 'unshaded' });

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('British are asked: Samaria, Lydda, done', {
        asked: 'British',
        options: ['Samaria', 'Lydda', 'done'],
      });
    });
  });

  test('A29: an Irregular leaves each of two spaces with or adjacent to Sabotage [9.0 A29]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Sabotage and 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Sabotage'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Haifa City holds 2 Active Irregulars and 1 Police', {
        space: 'Haifa City',
        holds: [
          [2, 'Active Irregular'],
          [1, 'Police'],
        ],
      });
      play.given('Galilee holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('Rebels play A29 shaded', { by: 'Rebels', plays: 'A29', side: 'shaded' });
      play.answers('Rebels', 'Haifa City', 'Galilee', 'Active Irregular in Galilee');

      play.shows('Haifa City holds 1 Active Irregular and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Police'],
        ],
      });
      play.shows('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.shows('Haifa–Syria holds 2 Sabotage and 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Sabotage'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A29: only spaces with or adjacent to Sabotage [9.0 A29]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Sabotage and 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Sabotage'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Haifa City holds 1 Active Irregular', { space: 'Haifa City', holds: [[1, 'Active Irregular']] });
      play.given('Haifa District holds 1 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
      play.given('Samaria holds 1 Underground Irregular', { space: 'Samaria', holds: [[1, 'Underground Irregular']] });

      play.when('British play A29 shaded', { by: 'British', plays: 'A29', side: 'shaded' });

      play.shows('British are asked: Haifa–Syria, Haifa City, Galilee, done', {
        asked: 'British',
        options: ['Haifa–Syria', 'Haifa City', 'Galilee', 'done'],
      });
    });
  });

  test('A29: the executing faction may remove none [9.0 A29]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Sabotage and 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Sabotage'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British play A29 shaded', { by: 'British', plays: 'A29', side: 'shaded' });
      play.answers('British', 'done');

      play.shows('Haifa–Syria holds 1 Sabotage and 1 Underground Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Sabotage'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A29: nothing without Sabotage [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Irregular and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('Rebels play A29 shaded', { by: 'Rebels', plays: 'A29', side: 'shaded' });

      play.shows('Haifa City holds 1 Active Irregular and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A29: Divide Activates an Underground Irregular to replace a Guerrilla in or adjacent to its space [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Galilee holds 2 Underground Irregulars and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Galilee');

      play.shows('British are asked: Active Guerrilla in Galilee, Underground Guerrilla in Haifa–Syria', {
        asked: 'British',
        options: ['Active Guerrilla in Galilee', 'Underground Guerrilla in Haifa–Syria'],
      });
    });
  });

  test('A29: Divide strikes in no more spaces than the Unity Track says [4.2.2, 6.6.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Galilee holds 2 Underground Irregulars and 2 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Galilee');

      play.shows('Galilee holds 1 Active Irregular, 2 Underground Irregulars and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Active Irregular'],
          [2, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A29: a Guerrilla is removed where no Irregular is Available [1.4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Galilee holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 5 Active Irregulars', { space: 'Gaza', holds: [[5, 'Active Irregular']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Galilee');

      play.shows('Galilee holds 1 Active Irregular', { space: 'Galilee', holds: [[1, 'Active Irregular']] });
      play.shows('Gaza holds 5 Active Irregulars', { space: 'Gaza', holds: [[5, 'Active Irregular']] });
    });
  });

  test('A29: Divide shifts Unity on a roll of at most the Irregulars on the map [4.2.2, 6.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Galilee holds 2 Underground Irregulars and 2 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Active Irregular', { space: 'Gaza', holds: [[1, 'Active Irregular']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Roll');
      play.answers('roll', '3');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.shows('Galilee holds 2 Underground Irregulars and 2 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A29: Divide fails on a higher roll, and at Centralized it can only roll [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.given('Galilee holds 2 Underground Irregulars and 2 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Gaza holds 1 Active Irregular', { space: 'Gaza', holds: [[1, 'Active Irregular']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '4');

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
      play.shows('Galilee holds 2 Underground Irregulars and 2 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
    });
  });
});
