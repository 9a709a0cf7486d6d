// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P25 Menachem Begin. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P25 Menachem Begin', () => {
  test('P25: each Arms Cache that Assault removes adds 2 and draws two Intel Chits, instead of one [9.0 P25, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P25 unshaded is in play', { capability: 'P25', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Troops and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 0', 'Intel 1');

      play.shows('Samaria holds 2 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('British hold Intel 0 and Intel 1', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 1'],
        ],
      });
      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P25: two Arms Caches add 4 and draw four Intel Chits [9.0 P25, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P25 unshaded is in play', { capability: 'P25', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 4 Troops and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 0', 'Intel 1', 'Intel 0', 'Intel 2');

      play.shows('Samaria holds 4 Troops', { space: 'Samaria', holds: [[4, 'Troops']] });
      play.shows('British hold 2 Intel 0, Intel 1 and Intel 2', {
        faction: 'British',
        holds: [
          [2, 'Intel 0'],
          [1, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });
      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P25: without the Capability an Arms Cache adds 1 and draws one Intel Chit [3.2.4, 7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 2');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P25: an Arms Cache that an Event removes still adds 1 [9.0 P25]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P25 unshaded is in play', { capability: 'P25', side: 'unshaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });

      play.when('British play P19 unshaded', { by: 'British', plays: 'P19', side: 'unshaded' });
      play.answers('British', '1');

      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('P25: Propagandize lowers Political Will by 2 in each of two spaces [9.0 P25]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P25 shaded is in play', { capability: 'P25', side: 'shaded', isInPlay: true });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops, 2 Active Cells and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [2, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });
      play.answers('Irgun', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa City holds 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops, 2 Active Cells and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [2, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 6', { track: 'Political Will', is: 6 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P25: without the Capability Propagandize lowers Political Will by 1 and Activates one Cell [4.3.2, 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Police, 3 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [3, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Haifa City holds 1 Police, 1 Active Cell, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P25: with a Cell Active already Propagandize Activates none [4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Police, 1 Active Cell, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Haifa City holds 1 Police, 1 Active Cell, 2 Underground Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P25: Propagandize selects Cities with a Cell and a Curfew [4.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 1 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });

      play.shows('Haifa City holds 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
      play.shows('Tel Aviv-Jaffa holds 1 Troops and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P25: Propagandize is possible with an Active Cell, and not twice in a space [4.3.2; 4.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun conduct Propagandize', { by: 'Irgun', conducts: 'Propagandize' });
      play.answers('Irgun', 'Haifa City');

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('Irgun are asked: Jerusalem City, done', { asked: 'Irgun', options: ['Jerusalem City', 'done'] });
    });
  });

  test('P25: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P25 unshaded', { by: 'British', plays: 'P25', side: 'unshaded' });

      play.shows('P25 unshaded is in play', { capability: 'P25', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
