// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A21 “Criminals and Thugs”. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A21 “Criminals and Thugs”', () => {
  test('A21: the executing faction chooses 2 spaces with Active Guerrillas [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 2 Active Guerrillas and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Active Guerrilla, 1 Underground Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla, 1 Base and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.given('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.given('Jerusalem City holds 1 Active Irregular and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A21 unshaded', { by: 'Rebels', plays: 'A21', side: 'unshaded' });

      play.shows('Rebels are asked: Samaria, Gaza, Haifa City', {
        asked: 'Rebels',
        options: ['Samaria', 'Gaza', 'Haifa City'],
      });
    });
  });

  test('A21: Opposition goes from 2 spaces and Unity shifts 1 step [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 2 Active Guerrillas and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Active Guerrilla, 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });

      play.when('British play A21 unshaded', { by: 'British', plays: 'A21', side: 'unshaded' });
      play.answers('British', 'Haifa City', 'Gaza');

      play.shows('Haifa City holds 1 Active Guerrilla, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 2 Active Guerrillas', { space: 'Gaza', holds: [[2, 'Active Guerrilla']] });
      play.shows('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });

  test('A21: what can be done is done where only one space has both [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });

      play.when('British play A21 unshaded', { by: 'British', plays: 'A21', side: 'unshaded' });

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A21: Unity shifts where no Opposition can go [5.1.3; 6.6.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A21 unshaded', { by: 'Rebels', plays: 'A21', side: 'unshaded' });

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A21: an Ambush that removes an Irregular adds Opposition [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 0', { counter: 'Operations value', is: 0 });
      play.given('Samaria holds 2 Underground Guerrillas, 1 Police and 2 Active Irregulars', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Police'],
          [2, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });

      play.when('British play A21 shaded', { by: 'British', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Samaria', 'Active Irregular in Samaria');

      play.shows(
        'Samaria holds 1 Active Guerrilla, 1 Underground Guerrilla, 1 Police, 1 Active Irregular and 1 Opposition',
        {
          space: 'Samaria',
          holds: [
            [1, 'Active Guerrilla'],
            [1, 'Underground Guerrilla'],
            [1, 'Police'],
            [1, 'Active Irregular'],
            [1, 'Opposition'],
          ],
        },
      );
      play.shows('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
    });
  });

  test('A21: an Ambush that removes Police adds none [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.given('Samaria holds 1 Underground Guerrilla, 1 Police and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });

      play.when('British play A21 shaded', { by: 'British', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Samaria', 'Police in Samaria');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 1 Underground Guerrilla and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('A21: the Ambush is in a District where the Rebels may Ambush [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Haifa City holds 1 Underground Guerrilla and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa–Syria holds 1 Underground Guerrilla and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Galilee holds 1 Active Guerrilla and 1 Police', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla and 2 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Troops'],
        ],
      });

      play.when('British play A21 shaded', { by: 'British', plays: 'A21', side: 'shaded' });

      play.shows('Rebels are asked: Samaria, Gaza, done', { asked: 'Rebels', options: ['Samaria', 'Gaza', 'done'] });
    });
  });

  test('A21: the Rebels may decline [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('Rebels play A21 shaded', { by: 'Rebels', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Samaria holds 1 Underground Guerrilla and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
    });
  });

  test('A21: Opposition that is there already stays one marker [1.6]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla, 1 Underground Irregular and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Underground Irregular'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A21 shaded', { by: 'Rebels', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Samaria');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Available has 6 Irregulars', { box: 'Available', has: [[6, 'Irregular']] });
    });
  });

  test('A21: where Police are removed rather than an Irregular no Opposition is added [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Underground Guerrillas, 1 Police and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Guerrilla'],
          [1, 'Police'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });

      play.when('Rebels play A21 shaded', { by: 'Rebels', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Samaria', 'Police in Samaria');

      play.shows('Samaria holds 2 Underground Guerrillas, 1 Active Guerrilla and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('A21: Irregulars in other spaces do not hide the one that is removed [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });

      play.when('Rebels play A21 shaded', { by: 'Rebels', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Samaria');

      play.shows('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A21: Opposition goes before Unity shifts [9.0 A21]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
      play.given('Samaria holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Gaza holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A21 unshaded', { by: 'British', plays: 'A21', side: 'unshaded' });

      play.shows('British are asked: Samaria, Lydda, Gaza', {
        asked: 'British',
        options: ['Samaria', 'Lydda', 'Gaza'],
      });
      play.shows('Unity is in box 3', { track: 'Unity', is: { box: 3, value: 1 } });
    });
  });
});
