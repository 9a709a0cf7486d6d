// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P11 Operation Shark. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P11 Operation Shark', () => {
  test('P11: the British choose the City [ruling, Who chooses where P1 and P11 strike]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('Irgun play P11 unshaded', { by: 'Irgun', plays: 'P11', side: 'unshaded' });

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });

  test('P11: Search, then Assault in the City, then an Arms Cache in or next to it [9.0 P11, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 3 Troops and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });
      play.given('Galilee holds 2 Arms Caches', { space: 'Galilee', holds: [[2, 'Arms Cache']] });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });

      play.shows('Haifa City holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Galilee holds 2 Arms Caches', { space: 'Galilee', holds: [[2, 'Arms Cache']] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: the faction that executes it selects the Arms Cache [ruling, Who chooses where P1 and P11 strike]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });

      play.when('Irgun play P11 unshaded', { by: 'Irgun', plays: 'P11', side: 'unshaded' });

      play.shows('Irgun are asked: Arms Cache in Haifa District, Arms Cache in Haifa City', {
        asked: 'Irgun',
        options: ['Arms Cache in Haifa District', 'Arms Cache in Haifa City'],
      });
    });
  });

  test('P11: the Arms Cache may be in the City itself [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 1 Arms Cache', { space: 'Haifa City', holds: [[1, 'Arms Cache']] });
      play.given('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });

      play.shows('British are asked: Arms Cache in Haifa City, Arms Cache in Haifa District', {
        asked: 'British',
        options: ['Arms Cache in Haifa City', 'Arms Cache in Haifa District'],
      });
    });
  });

  test('P11: without an Arms Cache Political Will stays [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
      play.shows('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: Travel from up to two spaces with Cells and a Curfew [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });

      play.when('British play P11 shaded', { by: 'British', plays: 'P11', side: 'shaded' });
      play.answers('Irgun', 'Haifa City', 'Gaza', 'Jerusalem City', 'Galilee');

      play.shows('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: a City without a Curfew and a Curfew without Cells are no origins [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Active Cell and 1 Troops', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P11 shaded', { by: 'Irgun', plays: 'P11', side: 'shaded' });

      play.shows('Haifa City holds 1 Active Cell and 1 Troops', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: Travelling Cells go Underground anywhere [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Active Cells and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers(
        'Irgun',
        'Gaza',
        '0 Underground Cell',
        '1 Active Cell',
        'Samaria',
        '1 Underground Cell',
        '1 Active Cell',
      );

      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Samaria holds 2 Underground Cells', { space: 'Samaria', holds: [[2, 'Underground Cell']] });
    });
  });

  test('P11: more than three Cells and cubes on a Railway are seen [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells', { space: 'Samaria', holds: [[2, 'Underground Cell']] });
      play.given('Haifa–Syria holds 1 Police and 1 Troops', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Haifa–Syria', '2');

      play.shows('Haifa–Syria holds 1 Police, 1 Troops and 2 Active Cells', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
    });
  });

  test('P11: three Cells and cubes on a Railway are not seen [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Haifa–Syria holds 1 Police, 1 Troops and 3 Underground Cells', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Samaria', 'Haifa–Syria', 'done');

      play.shows('Haifa–Syria holds 1 Police, 1 Troops and 4 Underground Cells', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
          [4, 'Underground Cell'],
        ],
      });
    });
  });

  test('P11: a Curfew sees them too, a District does not [1.10, 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Haifa City holds 2 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 4 Troops', { space: 'Lydda', holds: [[4, 'Troops']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Samaria', 'Haifa City', 'Gaza', 'Lydda');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Curfew and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Lydda holds 4 Troops and 1 Underground Cell', {
        space: 'Lydda',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P11: a City without a Curfew does not see them [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Haifa City holds 4 Troops', { space: 'Haifa City', holds: [[4, 'Troops']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Haifa City');

      play.shows('Haifa City holds 4 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P11: Assault removes Cells alternately to Available and Prison [ruling, Alternately, within each space]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 6 Troops, 4 Active Cells and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [4, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 6 Troops, 1 Active Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 13 Cells', { box: 'Available', has: [[13, 'Cell']] });
    });
  });

  test('P11: Assault takes an Arms Cache only when no Cells remain [1.6.2, 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 4 Troops, 1 Active Cell and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Active Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 4 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 1');
      play.answers('British', 'Gaza', 'no');

      play.shows('Samaria holds 4 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 4 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P11: Intel Chits let Assault reach Underground Cells, and the Arms Cache behind them [1.6.1, 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Gaza holds 6 Troops, 2 Underground Cells and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [6, 'Troops'],
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes', '2');
      play.answers('draw', 'Intel 0');

      play.shows('Gaza holds 6 Troops', { space: 'Gaza', holds: [[6, 'Troops']] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Available has 14 Cells', { box: 'Available', has: [[14, 'Cell']] });
    });
  });

  test('P11: Assault selects spaces with Troops and Irgun pieces [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Gaza holds 2 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Lydda holds 3 Troops', { space: 'Lydda', holds: [[3, 'Troops']] });
      play.given('Haifa–Syria holds 2 Troops and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('British are asked: Samaria, Haifa–Syria', { asked: 'British', options: ['Samaria', 'Haifa–Syria'] });
    });
  });

  test('P11: an Intelligence Lead adds a space to three [2.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 1 Intel 0 and 1 Intel 1', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 1'],
        ],
      });
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
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Haifa City holds 2 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Samaria', 'Gaza', 'Lydda', 'Intelligence Lead', 'Intel 0', 'Galilee');

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Haifa City holds 2 Troops and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: the Assault is in the same City [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Haifa City holds 2 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: a City with a Curfew and no Cells is no origin [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P11 shaded', { by: 'Irgun', plays: 'P11', side: 'shaded' });

      play.shows('Irgun are asked: Haifa City, Jerusalem City', {
        asked: 'Irgun',
        options: ['Haifa City', 'Jerusalem City'],
      });
    });
  });

  test('P11: one origin is enough [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P11 shaded', { by: 'Irgun', plays: 'P11', side: 'shaded' });
      play.answers('Irgun', 'Haifa City', 'Gaza', 'done');

      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P11: three Cells and cubes under a Curfew are not seen [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Haifa City holds 1 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Lydda holds 3 Troops', { space: 'Lydda', holds: [[3, 'Troops']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Haifa City');

      play.shows('Haifa City holds 1 Troops, 1 Police, 1 Curfew and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P11: Intel Chits are spent for what the Troops could still remove [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 1 Intel 1 and 1 Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });
      play.given('Samaria holds 4 Troops, 1 Active Cell and 3 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [1, 'Active Cell'],
          [3, 'Underground Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes', 'Intel 2');

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('P11: Intel Chits are not offered when the Troops have removed all they can [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 2 Troops, 1 Active Cell and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: Intel Chits are not offered where only Active Cells are left [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 2 Troops and 2 Active Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: an Intel Chit of value 1 removes one Underground Cell there [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 2 Intel 1', { faction: 'British', holds: [[2, 'Intel 1']] });
      play.given('Samaria holds 6 Troops and 3 Underground Cells', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes', '1', 'no');

      play.shows('Samaria holds 6 Troops and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P11: only one Arms Cache goes [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa District holds 2 Arms Caches', { space: 'Haifa District', holds: [[2, 'Arms Cache']] });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });

      play.shows('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: the Assault comes before the Arms Cache [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa City holds 2 Troops and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });
      play.answers('draw', 'Intel 0');

      play.shows('Haifa City holds 2 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: Police keep a Curfew as Troops do, and Cells there may Travel [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Active Cell, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P11 shaded', { by: 'Irgun', plays: 'P11', side: 'shaded' });

      play.shows('Irgun are asked: Haifa City, Jerusalem City', {
        asked: 'Irgun',
        options: ['Haifa City', 'Jerusalem City'],
      });
    });
  });

  test('P11: after one origin Irgun may stop [9.0 P11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell, 1 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Irgun play P11 shaded', { by: 'Irgun', plays: 'P11', side: 'shaded' });
      play.answers('Irgun', 'Haifa City', 'Gaza');

      play.shows('Irgun are asked: Jerusalem City, done', { asked: 'Irgun', options: ['Jerusalem City', 'done'] });
    });
  });

  test('P11: a Cell need not move from its origin [3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Active Cells', { space: 'Samaria', holds: [[2, 'Active Cell']] });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Gaza', '1', 'done');

      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
    });
  });

  test('P11: Assault fills Prison, raises Political Will and then draws [3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 6 Troops, 2 Active Cells and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('draw is asked: Intel 0, Intel 1, Intel 2', {
        asked: 'draw',
        options: ['Intel 0', 'Intel 1', 'Intel 2'],
      });
      play.shows('Samaria holds 6 Troops', { space: 'Samaria', holds: [[6, 'Troops']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('P11: an Intel Chit of value 0 removes no Underground Cell [1.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Samaria holds 4 Troops and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes');

      play.shows('Samaria holds 4 Troops and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11: an Intel Chit of value 1 reaches one Underground Cell and no more [1.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Samaria holds 6 Troops and 3 Underground Cells', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes');

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });

  test('P11: an Intel Chit of value 2 reaches two Underground Cells and no more [1.6.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 6 Troops and 3 Underground Cells', {
        space: 'Samaria',
        holds: [
          [6, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes');

      play.shows('British are asked: 0, 1, 2', { asked: 'British', options: ['0', '1', '2'] });
    });
  });
});
