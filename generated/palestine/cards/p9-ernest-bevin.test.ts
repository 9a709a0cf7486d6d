// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P9 Ernest Bevin. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P9 Ernest Bevin', () => {
  test('P9: the British play it and it stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P9 unshaded', { by: 'British', plays: 'P9', side: 'unshaded' });

      play.shows('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.shows('Political Will is 18', { track: 'Political Will', is: 18 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P9: starred Events lower Political Will by 1 less [9.0 P9, tip]', () => {
    example(program, (play) => {
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P2 shaded', { by: 'Irgun', plays: 'P2', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('P9: P20 is one of the five starred Events [9.0 P9, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P20 shaded', { by: 'Irgun', plays: 'P20', side: 'shaded' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('P9: P27 is one of the five starred Events [9.0 P9, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P9: a starred Event that costs 1 costs nothing [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P8 shaded', { by: 'Irgun', plays: 'P8', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P9: what costs nothing does not raise Political Will [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Irgun play P8 shaded', { by: 'Irgun', plays: 'P8', side: 'shaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P9: a starred Event raises Political Will as before [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play P4', { by: 'British', plays: 'P4', side: 'event' });

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
    });
  });

  test('P9: Mass Detention costs as before [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '3');

      play.shows('Political Will is 7', { track: 'Political Will', is: 7 });
    });
  });

  test('P9: Irgun play it against the British [5.3]', () => {
    example(program, (play) => {
      play.when('Irgun play P9 shaded', { by: 'Irgun', plays: 'P9', side: 'shaded' });

      play.shows('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
    });
  });

  test('P9: a Search is in up to 2 spaces [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Gaza holds 2 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Police and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Gaza', 'Samaria');

      play.shows('Gaza holds 2 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Samaria holds 2 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Lydda holds 2 Police and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P9: an Intel chit adds the third space [9.0 P9, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Gaza holds 2 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Police and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Gaza', 'Samaria', 'Intelligence Lead');

      play.shows('Gaza holds 2 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Samaria holds 2 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Lydda holds 2 Police and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P9: a Deploy is in up to 2 spaces [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Gaza', 'Samaria', 'done');

      play.shows('Gaza holds 1 Troops and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Samaria holds 1 Troops and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P9: an Assault is in up to 2 spaces [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Gaza', 'Samaria');

      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P9: a Patrol is in up to 2 spaces [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Gaza holds 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Lydda');

      play.shows('British are asked: Gaza, done', { asked: 'British', options: ['Gaza', 'done'] });
    });
  });

  test('P9: Irgun Operations are in up to 3 spaces as before [9.0 P9]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Haifa City', 'Tel Aviv-Jaffa');

      play.shows('Irgun are asked: Jerusalem City, done', { asked: 'Irgun', options: ['Jerusalem City', 'done'] });
    });
  });

  test('P9: without the Capability a Search is in up to 3 spaces [3.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Lydda holds 2 Troops and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Lydda', 'Samaria', 'Gaza', 'done');

      play.shows('Gaza holds 2 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Samaria holds 2 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Galilee holds 2 Troops and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
