// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P34 Propaganda!. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P34 Propaganda!', () => {
  test('P34: Irgun may rob in one District or City with more Cells than Police [6.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Samaria holds 2 Underground Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa–Syria holds 2 Active Cells', { space: 'Haifa–Syria', holds: [[2, 'Active Cell']] });
      play.given('Jerusalem City holds 1 Active Cell and 2 Troops', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('Irgun', 'Rob');

      play.shows('Irgun are asked: Samaria, Gaza, Jerusalem City', {
        asked: 'Irgun',
        options: ['Samaria', 'Gaza', 'Jerusalem City'],
      });
    });
  });

  test('P34: Irgun rob in no second space [6.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Samaria holds 2 Underground Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell and 2 Troops', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('Irgun', 'Rob', 'Samaria');
      play.answers('roll', '3');

      play.shows('Samaria holds 1 Active Cell, 1 Underground Cell, 1 Police and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell and 2 Troops', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Troops'],
        ],
      });
      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: Irgun need not rob [6.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });

      play.shows('Irgun are asked: Rob, done', { asked: 'Irgun', options: ['Rob', 'done'] });
    });
  });

  test('P34: British without Intel chits draw one [6.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('draw', 'Intel 2');

      play.shows('British hold 1 Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: of one Intel chit none is discarded [6.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('British hold 1 Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });

      play.shows('British hold 1 Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: of five Intel chits the British discard two that they choose [6.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('British hold 1 Intel 0, 2 Intel 1 and 2 Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [2, 'Intel 1'],
          [2, 'Intel 2'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('British', 'Intel 0', 'Intel 2');

      play.shows('British hold 2 Intel 1 and 1 Intel 2', {
        faction: 'British',
        holds: [
          [2, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: with Haganah at 0 the British draw one more [6.2.3, 6.5.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('draw', 'Intel 2', 'Intel 2');

      play.shows('British hold 2 Intel 2', { faction: 'British', holds: [[2, 'Intel 2']] });
      play.shows('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: the Intel chit of the Haganah comes after half have been discarded [6.2.2, 6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });
      play.given('British hold 2 Intel 1', { faction: 'British', holds: [[2, 'Intel 1']] });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('draw', 'Intel 2');

      play.shows('British hold 1 Intel 1 and 1 Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: with Haganah at 1 neither gets anything [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });

      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: with Haganah at 3 neither gets anything [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });

      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: with Haganah at 4 Irgun may place an Arms Cache in a District or City with a Cell [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell, 1 Police and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Samaria holds 1 Arms Cache', { space: 'Samaria', holds: [[1, 'Arms Cache']] });
      play.given('Haifa–Syria holds 2 Underground Cells', { space: 'Haifa–Syria', holds: [[2, 'Underground Cell']] });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });

      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('Irgun are asked: Gaza, Haifa City, done', {
        asked: 'Irgun',
        options: ['Gaza', 'Haifa City', 'done'],
      });
    });
  });

  test('P34: Irgun place one Arms Cache and no second [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('Irgun', 'Gaza');

      play.shows('Gaza holds 1 Active Cell, 1 Police and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell and 1 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: Irgun need not place it [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 1 Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('Irgun', 'done');

      play.shows('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: the British may move Police to any Railway, even one without British pieces [6.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police', { space: 'Samaria', holds: [[2, 'Police']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'Samaria');

      play.shows(
        'British are asked: Haifa–Syria, Tel Aviv-Jaffa–Haifa, Tel Aviv-Jaffa–Jerusalem, Egypt–Tel Aviv-Jaffa',
        {
          asked: 'British',
          options: ['Haifa–Syria', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem', 'Egypt–Tel Aviv-Jaffa'],
        },
      );
    });
  });

  test('P34: the British may move Police to spaces with British pieces [6.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Police and 1 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'done', 'Samaria');

      play.shows('British are asked: Gaza, Haifa City', { asked: 'British', options: ['Gaza', 'Haifa City'] });
    });
  });

  test('P34: then the British may move Troops to Cities and Railways [6.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'Samaria');

      play.shows(
        'British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City, Haifa–Syria, Tel Aviv-Jaffa–Haifa, Tel Aviv-Jaffa–Jerusalem, Egypt–Tel Aviv-Jaffa',
        {
          asked: 'British',
          options: [
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Haifa–Syria',
            'Tel Aviv-Jaffa–Haifa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Egypt–Tel Aviv-Jaffa',
          ],
        },
      );
    });
  });

  test('P34: the British move any number, and leave what they want [6.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 3 Police and 3 Troops', {
        space: 'Samaria',
        holds: [
          [3, 'Police'],
          [3, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'Samaria', 'Haifa–Syria', '1', 'done');
      play.answers('British', 'Samaria', 'Gaza', '1', 'done');
      play.answers('British', 'Samaria', 'Jerusalem City', '2', 'done');

      play.shows('Samaria holds 1 Police and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
      play.shows('Jerusalem City holds 2 Troops', { space: 'Jerusalem City', holds: [[2, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: the British need not move [6.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'done', 'done', 'done');

      play.shows('Samaria holds 1 Police and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Troops'],
        ],
      });
      play.shows('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P34: a City that loses its last British piece loses its Curfew [1.10]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('British', 'done', 'done', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds 1 Police and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P34: Irgun may rob in any District, Jerusalem District too [6.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });
      play.answers('Irgun', 'Rob');

      play.shows('Irgun are asked: Jerusalem District, Gaza', {
        asked: 'Irgun',
        options: ['Jerusalem District', 'Gaza'],
      });
    });
  });

  test('P34: the British draw before Irgun place an Arms Cache [6.2.2, 6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 2 Underground Cells and 2 Police', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Cell'],
          [2, 'Police'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });

      play.shows('draw is asked: Intel 0, Intel 1, Intel 2', {
        asked: 'draw',
        options: ['Intel 0', 'Intel 1', 'Intel 2'],
      });
    });
  });

  test('P34: the Arms Cache comes to any District or City with a Cell [6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 4', { track: 'Haganah', is: 4 });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.given('Gaza holds 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem District holds 1 Police and 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('conduct Resource Phase', { by: null, conducts: 'Resource Phase' });

      play.shows('Irgun are asked: Jerusalem District, Gaza, done', {
        asked: 'Irgun',
        options: ['Jerusalem District', 'Gaza', 'done'],
      });
    });
  });

  test('P34: Irgun may move the Arms Cache to Jerusalem District [6.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Arms Cache and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('conduct Redeploy Phase', { by: null, conducts: 'Redeploy Phase' });
      play.answers('Irgun', 'done', 'done', 'done');
      play.answers('Irgun', 'Samaria');

      play.shows('Irgun are asked: Jerusalem District, Gaza', {
        asked: 'Irgun',
        options: ['Jerusalem District', 'Gaza'],
      });
    });
  });
});
