// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A30 Arab Kings. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A30 Arab Kings', () => {
  test('A30: a Guerrilla leaves each District adjacent to Transjordan [9.0 A30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Underground Guerrillas and 1 Base', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Samaria holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Jerusalem District holds 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Gaza holds 3 Active Guerrillas and 1 Underground Irregular', {
        space: 'Gaza',
        holds: [
          [3, 'Active Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Jerusalem City holds 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.given('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('British play A30 unshaded', { by: 'British', plays: 'A30', side: 'unshaded' });
      play.answers('British', 'Underground Guerrilla in Samaria');

      play.shows('Galilee holds 1 Underground Guerrilla and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
      play.shows('Gaza holds 2 Active Guerrillas and 1 Underground Irregular', {
        space: 'Gaza',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.shows('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Jerusalem City holds 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Transjordan holds 1 Underground Guerrilla', {
        space: 'Transjordan',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Available has 6 Guerrillas', { box: 'Available', has: [[6, 'Guerrilla']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A30: Transjordan need not be in play [9.0 A30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });

      play.when('British play A30 unshaded', { by: 'British', plays: 'A30', side: 'unshaded' });

      play.shows('Samaria holds 1 Base', { space: 'Samaria', holds: [[1, 'Base']] });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
      play.shows('Transjordan is not in play', { open: 'Transjordan', is: false });
    });
  });

  test('A30: the executing faction chooses the Guerrilla [5.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Guerrilla and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('Rebels play A30 unshaded', { by: 'Rebels', plays: 'A30', side: 'unshaded' });

      play.shows('Rebels are asked: Active Guerrilla in Samaria, Underground Guerrilla in Samaria', {
        asked: 'Rebels',
        options: ['Active Guerrilla in Samaria', 'Underground Guerrilla in Samaria'],
      });
    });
  });

  test('A30: Transjordan and Egypt are in play [9.0 A30, tip]', () => {
    example(program, (play) => {
      play.given('Transjordan is not in play', { open: 'Transjordan', is: false });
      play.given('Egypt is not in play', { open: 'Egypt', is: false });

      play.when('Rebels play A30 shaded', { by: 'Rebels', plays: 'A30', side: 'shaded' });

      play.shows('Transjordan is in play', { open: 'Transjordan', is: true });
      play.shows('Egypt is in play', { open: 'Egypt', is: true });
      play.shows('Transjordan holds nothing', { space: 'Transjordan', holds: [] });
      play.shows('Egypt holds nothing', { space: 'Egypt', holds: [] });
    });
  });

  test('A30: then Guerrillas may march into them and Rally there [1.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Underground Guerrillas', { space: 'Gaza', holds: [[2, 'Underground Guerrilla']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels play A30 shaded', { by: 'Rebels', plays: 'A30', side: 'shaded' });
      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Egypt', '1', 'Transjordan');
      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Egypt', 'Transjordan');

      play.shows('Egypt holds 2 Underground Guerrillas', { space: 'Egypt', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Transjordan holds 2 Underground Guerrillas', {
        space: 'Transjordan',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
    });
  });

  test('A30: out of play they are closed to a March [1.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('Rebels are asked: Lydda, Jerusalem District, Egypt–Tel Aviv-Jaffa, done', {
        asked: 'Rebels',
        options: ['Lydda', 'Jerusalem District', 'Egypt–Tel Aviv-Jaffa', 'done'],
      });
    });
  });

  test('A30: other markers stay on the map [9.0 A30]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.given('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A30 shaded', { by: 'Rebels', plays: 'A30', side: 'shaded' });

      play.shows('Egypt is in play', { open: 'Egypt', is: true });
      play.shows('Transjordan is in play', { open: 'Transjordan', is: true });
      play.shows('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.shows('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });
      play.shows('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });
});
