// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P10 Palestine Police Force. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P10 Palestine Police Force', () => {
  test('P10: any number of Available Police come to any Railways [9.0 P10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Police', { space: 'Gaza', holds: [[2, 'Police']] });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('British play P10 unshaded', { by: 'British', plays: 'P10', side: 'unshaded' });
      play.answers('British', 'Haifa–Syria', 'Haifa–Syria', 'Egypt–Tel Aviv-Jaffa', 'done');

      play.shows('Haifa–Syria holds 2 Police', { space: 'Haifa–Syria', holds: [[2, 'Police']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Police', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.shows('Gaza holds 2 Police', { space: 'Gaza', holds: [[2, 'Police']] });
      play.shows('Available has 1 Police', { box: 'Available', has: [[1, 'Police']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P10: only Railways are offered [9.0 P10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Irgun play P10 unshaded', { by: 'Irgun', plays: 'P10', side: 'unshaded' });

      play.shows(
        'Irgun are asked: Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa, Haifa–Syria, done',
        {
          asked: 'Irgun',
          options: ['Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem', 'Tel Aviv-Jaffa–Haifa', 'Haifa–Syria', 'done'],
        },
      );
    });
  });

  test('P10: all Available Police may be placed [9.0 P10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 4 Police', { space: 'Gaza', holds: [[4, 'Police']] });

      play.when('British play P10 unshaded', { by: 'British', plays: 'P10', side: 'unshaded' });
      play.answers('British', 'Haifa–Syria', 'Haifa–Syria');

      play.shows('Haifa–Syria holds 2 Police', { space: 'Haifa–Syria', holds: [[2, 'Police']] });
      play.shows('Available has no Police', { box: 'Available', has: [[0, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P10: half the Police on the map go, rounded down [9.0 P10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Police and 3 Troops', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [3, 'Troops'],
        ],
      });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });
      play.given('Haifa–Syria holds 1 Police and 1 Active Cell', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P10 shaded', { by: 'Irgun', plays: 'P10', side: 'shaded' });
      play.answers('Irgun', 'Police in Gaza', 'Police in Haifa–Syria');

      play.shows('Gaza holds 1 Police and 3 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [3, 'Troops'],
        ],
      });
      play.shows('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });
      play.shows('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.shows('Available has 3 Police', { box: 'Available', has: [[3, 'Police']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P10: half of one is none [9.0 P10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });

      play.when('Irgun play P10 shaded', { by: 'Irgun', plays: 'P10', side: 'shaded' });

      play.shows('Gaza holds 1 Police', { space: 'Gaza', holds: [[1, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P10: Patrol selects spaces with Cells [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Arms Cache and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa–Syria holds 1 Active Cell', { space: 'Haifa–Syria', holds: [[1, 'Active Cell']] });
      play.given('Haifa City holds 2 Police', { space: 'Haifa City', holds: [[2, 'Police']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });

      play.shows('British are asked: Samaria, Lydda, Haifa–Syria', {
        asked: 'British',
        options: ['Samaria', 'Lydda', 'Haifa–Syria'],
      });
    });
  });

  test('P10: Patrol moves Police from anywhere, and removes one Active Cell for each Police in one of the spaces [1.3.6, 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Active Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [3, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa–Syria holds 1 Active Cell and 1 Troops', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Gaza holds 2 Police and 1 Troops', {
        space: 'Gaza',
        holds: [
          [2, 'Police'],
          [1, 'Troops'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Haifa–Syria');
      play.answers('British', 'Gaza', 'Samaria', '1', 'Gaza', 'Haifa–Syria', 'done');
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 1 Active Cell and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Police'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Active Cell, 1 Troops and 1 Police', {
        space: 'Haifa–Syria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Available has 11 Cells', { box: 'Available', has: [[11, 'Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P10: Patrol removes Active Cells before Underground ones [ruling, Active Cells are removed before Underground ones]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell, 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('British hold 1 Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('British hold 1 Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P10: spent Intel Chits remove Underground Cells up to their value [1.3.6, 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 4 Underground Cells and 3 Police', {
        space: 'Samaria',
        holds: [
          [4, 'Underground Cell'],
          [3, 'Police'],
        ],
      });
      play.given('British hold 1 Intel 0, 1 Intel 1 and 1 Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria');
      play.answers('British', 'yes', 'Intel 2', '2');
      play.answers('British', 'yes', 'Intel 1', '1');

      play.shows('Samaria holds 1 Underground Cell and 3 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [3, 'Police'],
        ],
      });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('British hold 1 Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P10: the number of Police bounds what Intel Chits remove [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell, 2 Underground Cells and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [2, 'Police'],
        ],
      });
      play.given('British hold 2 Intel 2', { faction: 'British', holds: [[2, 'Intel 2']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'yes', '1');

      play.shows('Samaria holds 1 Underground Cell and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Police'],
        ],
      });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('British hold 1 Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
    });
  });

  test('P10: the British need not spend an Intel Chit [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'no');

      play.shows('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
    });
  });

  test('P10: Patrol need not remove Cells [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'done');

      play.shows('Samaria holds 1 Active Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P10: Patrol removes Cells only where Police are [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Gaza', 'done');

      play.shows('British are asked: Gaza, done', { asked: 'British', options: ['Gaza', 'done'] });
    });
  });

  test('P10: where all Police stand in one space half of them go at once [9.0 P10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 4 Police', { space: 'Gaza', holds: [[4, 'Police']] });

      play.when('British play P10 shaded', { by: 'British', plays: 'P10', side: 'shaded' });

      play.shows('Gaza holds 2 Police', { space: 'Gaza', holds: [[2, 'Police']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P10: Patrol may select a space for its removal only where Cells remain [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 2 Active Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Active Cell and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Lydda holds 1 Troops and 1 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Gaza');
      play.answers('British', 'Lydda', 'Gaza');

      play.shows('British are asked: done, Samaria', { asked: 'British', options: ['done', 'Samaria'] });
    });
  });

  test('P10: Intel Chits are offered only for Underground Cells in the space [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 1 Active Cell and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'done', 'Samaria');

      play.shows('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });
      play.shows('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P10: an Intel Chit removes no more Cells than Police are left to count [3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('Samaria holds 1 Active Cell, 3 Underground Cells and 2 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [3, 'Underground Cell'],
          [2, 'Police'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'yes');

      play.shows('British are asked: 0, 1', { asked: 'British', options: ['0', '1'] });
    });
  });
});
