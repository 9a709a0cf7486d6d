// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P16 Alan Cunningham. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P16 Alan Cunningham', () => {
  test('P16: two Limited Operations may be of different types and use the same pieces, then Restore [9.0 P16, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Police, 1 Underground Cell and 1 Terror', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Terror'],
        ],
      });
      play.given('Gaza holds 1 Sabotage', { space: 'Gaza', holds: [[1, 'Sabotage']] });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'Search', 'Samaria');
      play.answers('British', 'Assault');
      play.answers('British', 'Restore');

      play.shows('Samaria holds 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds 1 Sabotage', { space: 'Gaza', holds: [[1, 'Sabotage']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16: a third is not allowed [9.0 P16]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
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
      play.given('Lydda holds 2 Troops and 1 Active Cell', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'Assault', 'Samaria', 'Assault', 'Gaza');

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

  test('P16: an Operation that has no space is not chosen [ruling, An Operation needs a space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British play P16 unshaded', { by: 'British', plays: 'P16', side: 'unshaded' });

      play.shows('British are asked: Deploy, Search, done', {
        asked: 'British',
        options: ['Deploy', 'Search', 'done'],
      });
    });
  });

  test('P16: all may be declined [9.0 P16]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Irgun play P16 unshaded', { by: 'Irgun', plays: 'P16', side: 'unshaded' });
      play.answers('British', 'done', 'done');

      play.shows('Samaria holds 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16: Restore removes Curfews and Sabotage, and turns Terror into Sabotage [1.10, 4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops, 1 Police, 1 Curfew, 2 Sabotage and 3 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
          [2, 'Sabotage'],
          [3, 'Terror'],
        ],
      });
      play.given('Gaza holds 1 Sabotage', { space: 'Gaza', holds: [[1, 'Sabotage']] });

      play.when('British conduct Restore', { by: 'British', conducts: 'Restore' });

      play.shows('Haifa City holds 1 Troops, 1 Police and 3 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [3, 'Sabotage'],
        ],
      });
      play.shows('Gaza holds 1 Sabotage', { space: 'Gaza', holds: [[1, 'Sabotage']] });
    });
  });

  test('P16: Restore is in one space with Troops and Police and no Irgun pieces [4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops, 1 Police and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Haifa–Syria holds 1 Troops, 1 Police and 1 Sabotage', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Samaria holds 2 Troops and 1 Terror', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Terror'],
        ],
      });
      play.given('Gaza holds 2 Police and 1 Terror', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Terror'],
        ],
      });
      play.given('Lydda holds 1 Troops, 1 Police, 1 Arms Cache and 1 Terror', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Arms Cache'],
          [1, 'Terror'],
        ],
      });
      play.given('Galilee holds 1 Troops, 1 Police, 1 Underground Cell and 1 Terror', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Terror'],
        ],
      });

      play.when('British conduct Restore', { by: 'British', conducts: 'Restore' });

      play.shows('British are asked: Haifa City, Haifa–Syria', {
        asked: 'British',
        options: ['Haifa City', 'Haifa–Syria'],
      });
    });
  });

  test('P16: Negotiate needs a roll above the Haganah Track [4.2.2, 6.5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '3');

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
    });
  });

  test('P16: a roll that equals the Haganah Track is too low [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '2');

      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('P16: each Terror marker on the map adds 1 to the roll [4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.given('Samaria holds 1 Terror and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Terror'],
          [1, 'Sabotage'],
        ],
      });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '1');

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P16: at 0 Negotiate draws an Intel Chit [4.2.2, 6.5.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '1');
      play.answers('draw', 'Intel 2');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
    });
  });

  test('P16: two Cells from Prison come to any Cities [9.0 P16]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });

      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });
      play.answers('British', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 12 Cells', { box: 'Available', has: [[12, 'Cell']] });
    });
  });

  test('P16: both may come to one City [9.0 P16]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('British play P16 shaded', { by: 'British', plays: 'P16', side: 'shaded' });
      play.answers('British', 'Haifa City', 'Haifa City');

      play.shows('Haifa City holds 2 Underground Cells', { space: 'Haifa City', holds: [[2, 'Underground Cell']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16: the only Cell in Prison is released [9.0 P16, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });
      play.answers('British', 'Tel Aviv-Jaffa');

      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P16: only Cities are offered [9.0 P16]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('Irgun play P16 shaded', { by: 'Irgun', plays: 'P16', side: 'shaded' });

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });

  test('P16: Restore is in one space only, and leaves the others [4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops, 1 Police, 1 Curfew and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Terror'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops, 1 Police, 1 Curfew, 1 Sabotage and 1 Terror', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Sabotage'],
          [1, 'Terror'],
        ],
      });

      play.when('British conduct Restore', { by: 'British', conducts: 'Restore' });
      play.answers('British', 'Haifa City');

      play.shows('Haifa City holds 1 Troops, 1 Police and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops, 1 Police, 1 Curfew, 1 Sabotage and 1 Terror', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Sabotage'],
          [1, 'Terror'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
