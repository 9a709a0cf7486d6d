/** Examples of A7 Memory of al-Qassam. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A7 Memory of al-Qassam', () => {
  test('A7: a roll equal to the Irregulars shifts the Track, one more does not [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars and 4 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Irregular'],
          [4, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Active Irregular and 2 Bases', {
        space: 'Gaza',
        holds: [
          [1, 'Active Irregular'],
          [2, 'Base'],
        ],
      });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '3');
      play.answers('roll', '4');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.asks('nothing is asked', null);
    });
  });

  test('A7: each of the two rolls may shift the Track 1 step [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });

      play.when('Rebels play A7 unshaded', { by: 'Rebels', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '1');
      play.answers('roll', '2');

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  test('A7: a shift beyond Decentralized raises Political Will [6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Underground Irregulars', { space: 'Samaria', holds: [[2, 'Underground Irregular']] });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '1');
      play.answers('roll', '2');

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A7: without Irregulars no roll shifts the Track [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Bases and 3 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Base'],
          [3, 'Troops'],
        ],
      });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '1');
      play.answers('roll', '1');

      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A7: a roll equal to the Bases allows Operations in the spaces with Opposition [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 5 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [5, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.given('Lydda holds 1 Opposition and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '3');

      play.asks('Rebels are asked: Lydda, Haifa City, done', {
        of: 'Rebels',
        options: ['Lydda', 'Haifa City', 'done'],
      });
    });
  });

  test('A7: a roll above the Bases does nothing [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases and 5 Underground Guerrillas', {
        space: 'Syria',
        holds: [
          [2, 'Base'],
          [5, 'Underground Guerrilla'],
        ],
      });
      play.given('Samaria holds 4 Underground Irregulars', { space: 'Samaria', holds: [[4, 'Underground Irregular']] });
      play.given('Lydda holds 1 Opposition and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Lydda holds 1 Opposition and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Opposition'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.asks('nothing is asked', null);
    });
  });

  test('A7: Operations of different types use the same Guerrilla after a March [9.0 A7, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem District holds 1 Police and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Galilee holds 1 Police and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'Lydda', 'March', 'Jerusalem District');
      play.answers('Rebels', 'Jerusalem District', 'Ambush');
      play.answers('Rebels', 'Samaria', '2', 'done');
      play.answers('Rebels', 'Gaza');

      play.shows('Lydda holds 1 Opposition', { space: 'Lydda', holds: [[1, 'Opposition']] });
      play.shows('Jerusalem District holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Base, 2 Underground Guerrillas and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Galilee holds 1 Police and 1 Underground Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.asks('nothing is asked', null);
    });
  });

  test('A7: one Operation in each space, and none where Opposition comes only now [ruling, Spaces with Opposition when the die is rolled]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Galilee holds 1 Opposition and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Opposition'],
          [1, 'Base'],
        ],
      });
      play.given('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '2');
      play.answers('Rebels', 'Lydda', 'March', 'Jerusalem District');

      play.asks('Rebels are asked: Galilee, done', { of: 'Rebels', options: ['Galilee', 'done'] });
    });
  });

  test('A7: Rebels may stop at once [9.0 A7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'done');

      play.shows('Samaria holds 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A7: without Opposition there is nothing to do [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Base and 2 Underground Guerrillas', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.asks('nothing is asked', null);
    });
  });
});
