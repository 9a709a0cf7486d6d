// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P26 Veterans of WWII. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P26 Veterans of WWII', () => {
  test('P26: the faction that conducts the Operation adds a Special Activity [ruling, The Special Activity of P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 3 Troops, 1 Active Cell and 1 Police', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 2 Police and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'Irgun');
      play.answers('Irgun', 'Sabotage', 'Samaria');
      play.answers('roll', '4');

      play.shows('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Irgun are asked: Gaza, Lydda, done', { asked: 'Irgun', options: ['Gaza', 'Lydda', 'done'] });
    });
  });

  test('P26: either faction may choose either Operation [9.0 P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });

      play.shows('British are asked: Irgun, British', { asked: 'British', options: ['Irgun', 'British'] });
    });
  });

  test('P26: Irgun may choose that the British assault, with the Special Activity of the British [ruling, The Special Activity of P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 3 Troops, 1 Active Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'British');
      play.answers('British', 'Assault');

      play.shows('British are asked: Haifa City, Special Activity', {
        asked: 'British',
        options: ['Haifa City', 'Special Activity'],
      });
    });
  });

  test('P26: Irgun sabotage in no more than three spaces, each with an Underground Cell [9.0 P26, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells', { space: 'Samaria', holds: [[2, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem City holds 1 Active Cell', { space: 'Jerusalem City', holds: [[1, 'Active Cell']] });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage', 'Samaria');
      play.answers('roll', '3');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '2');
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '6');

      play.shows('Samaria holds 1 Active Cell, 1 Underground Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.shows('Gaza holds 1 Active Cell, 1 Troops and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Active Cell', { space: 'Jerusalem City', holds: [[1, 'Active Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: Irgun may stop before the third space [9.0 P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage', 'Samaria');
      play.answers('roll', '3');
      play.answers('Irgun', 'done');

      play.shows('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: Irgun need not sabotage [9.0 P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'done');

      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: Irgun may conduct any Special Activity with the Sabotage [9.0 P26, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage', 'Special Activity');

      play.shows('Irgun are asked: Silence, Propagandize', { asked: 'Irgun', options: ['Silence', 'Propagandize'] });
    });
  });

  test('P26: Irgun silence Police before the Sabotage, and no second time [9.0 P26, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells and 2 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Police'],
        ],
      });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage', 'Special Activity');
      play.answers('roll', '4');

      play.shows('Samaria holds 1 Active Cell, 1 Underground Cell, 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Available has 5 Police', { box: 'Available', has: [[5, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: Irgun turn a Sabotage into Terror [9.0 P26, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage', 'Terror');
      play.answers('roll', '3');

      play.shows('Haifa City holds 1 Active Cell and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Terror'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: the British assault in no more than three spaces [9.0 P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
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
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 2 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Lydda holds 2 Troops', { space: 'Lydda', holds: [[2, 'Troops']] });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa City holds 2 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: the British need not assault [9.0 P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('British', 'done');

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: the British add only Mass Detention [9.0 P26, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 3 Troops, 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'British', 'Assault', 'Samaria', 'Special Activity');
      play.answers('roll', '3');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Haifa City holds 3 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: the British may stop before the third space [9.0 P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
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

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'Assault', 'Samaria', 'done');

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

  test('P26: at 4 on the Haganah Track Irgun may sabotage in a fourth space [ruling, Additional spaces and Events]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage', 'Samaria');
      play.answers('roll', '1');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '1');
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '1');
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '1');

      play.shows('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test("P26: the Event's three spaces hold also under Ernest Bevin [5.1.2]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
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
      play.given('Gaza holds 2 Troops and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'Assault', 'Samaria', 'Lydda', 'Gaza');

      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
