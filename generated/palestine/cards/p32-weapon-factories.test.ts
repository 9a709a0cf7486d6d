// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P32 Weapon Factories. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P32 Weapon Factories', () => {
  test('P32: a Sabotage that rolls a 1 loses the activated Cell [9.0 P32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells, 1 Active Cell and 1 Troops', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Underground Cell, 1 Active Cell and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Troops'],
        ],
      });
      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: a Sabotage that rolls a 2 loses no Cell [9.0 P32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '2');

      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
    });
  });

  test('P32: it is the roll that counts, not the result [9.0 P32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '2');

      play.shows('Samaria holds 1 Active Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('P32: with an Arms Cache a roll of 1 sabotages and loses the Cell [9.0 P32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell, 1 Troops and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'yes');
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Troops and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P32: without the Capability a roll of 1 loses no Cell [3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P32 is not in play', { capability: 'P32', side: null, isInPlay: false });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '1');

      play.shows('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
    });
  });

  test('P32: Rob always places an Arms Cache [9.0 P32]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
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

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Samaria', 'Gaza');

      play.shows('Samaria holds 1 Active Cell, 1 Underground Cell, 1 Police and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 1 Active Cell, 1 Troops and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: Rob selects Districts and Cities with more Cells than Police [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Active Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Lydda holds 1 Active Cell, 3 Troops and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Active Cell'],
          [3, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.given('Tel Aviv-Jaffa holds 1 Arms Cache and 1 Troops', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Troops'],
        ],
      });
      play.given('Haifa–Syria holds 3 Underground Cells', { space: 'Haifa–Syria', holds: [[3, 'Underground Cell']] });
      play.given('Jerusalem City holds nothing', { space: 'Jerusalem City', holds: [] });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('Irgun are asked: Samaria, Lydda, Haifa City', {
        asked: 'Irgun',
        options: ['Samaria', 'Lydda', 'Haifa City'],
      });
    });
  });

  test('P32: Rob places an Arms Cache on a 3, and an Underground Cell is activated where Police are [1.6.2, 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 3 Underground Cells and 2 Police', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Cell'],
          [2, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell and 2 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
        ],
      });
      play.given('Lydda holds 2 Active Cells and 1 Police', {
        space: 'Lydda',
        holds: [
          [2, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa City holds 2 Underground Cells', { space: 'Haifa City', holds: [[2, 'Underground Cell']] });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '3');
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '2');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '6');

      play.shows('Samaria holds 1 Active Cell, 2 Underground Cells, 2 Police and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [2, 'Underground Cell'],
          [2, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 1 Underground Cell and 2 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Troops'],
        ],
      });
      play.shows('Lydda holds 2 Active Cells, 1 Police and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [2, 'Active Cell'],
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds 2 Underground Cells', { space: 'Haifa City', holds: [[2, 'Underground Cell']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: Police see Irgun rob also when it fails [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('roll', '2');

      play.shows('Samaria holds 1 Active Cell, 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('P32: Rob places no third Arms Cache [1.4.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Underground Cell, 1 Troops and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('Samaria holds 1 Underground Cell, 1 Troops and 2 Arms Caches', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
          [2, 'Arms Cache'],
        ],
      });
    });
  });

  test('P32: at 4 on the Haganah Track Rob selects a fourth space [6.5.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Gaza holds 1 Underground Cell and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Lydda holds 1 Underground Cell and 1 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Galilee holds 1 Underground Cell and 1 Troops', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell and 1 Troops', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '1');
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '1');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '1');

      play.shows('Irgun are asked: Galilee, Haifa City, done', {
        asked: 'Irgun',
        options: ['Galilee', 'Haifa City', 'done'],
      });
    });
  });

  test('P32: a Sabotage that is Terror loses the activated Cell on a 1, too [9.0 P32; 4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('the card is P1', { card: 'P1' });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Haifa District holds 1 Arms Cache and 1 Troops', {
        space: 'Haifa District',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Troops'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror');
      play.answers('roll', '1');

      play.shows('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.shows('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: where Police are, Rob activates an Underground Cell, not one that is Active already [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 1 Active Cell, 1 Underground Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('roll', '1');

      play.shows('Samaria holds 2 Active Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: for an Offensive an Arms Cache leaves a space without British pieces, and Rob selects a fourth space [2.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell and 1 Troops', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Lydda holds 1 Underground Cell and 1 Troops', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Galilee holds 1 Underground Cell and 1 Troops', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });
      play.given('Haifa City holds 1 Underground Cell and 1 Troops', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Troops'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Samaria', 'Gaza', 'Lydda');

      play.shows('Irgun are asked: Offensive, done', { asked: 'Irgun', options: ['Offensive', 'done'] });
    });
  });

  test('P32: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P32 unshaded', { by: 'British', plays: 'P32', side: 'unshaded' });

      play.shows('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: Irgun may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Irgun play P32 shaded', { by: 'Irgun', plays: 'P32', side: 'shaded' });

      play.shows('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: for an Offensive one of two Arms Caches goes [2.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Gaza holds 2 Arms Caches', { space: 'Gaza', holds: [[2, 'Arms Cache']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '1');
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '1');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '1');
      play.answers('Irgun', 'Offensive');
      play.answers('roll', '1');

      play.shows('Gaza holds 1 Arms Cache', { space: 'Gaza', holds: [[1, 'Arms Cache']] });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P32: Rob may be in Jerusalem District [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('Irgun are asked: Jerusalem District, Gaza, Jerusalem City', {
        asked: 'Irgun',
        options: ['Jerusalem District', 'Gaza', 'Jerusalem City'],
      });
    });
  });

  test('P32: Rob rolls before a Cell is activated [3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Samaria holds 2 Underground Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('roll is asked: 1, 2, 3, 4, 5, 6', { asked: 'roll', options: ['1', '2', '3', '4', '5', '6'] });
      play.shows('Samaria holds 2 Underground Cells and 1 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('P32: Deploy may be in Jerusalem District [3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('British are asked: Jerusalem District, Gaza, Jerusalem City, done', {
        asked: 'British',
        options: ['Jerusalem District', 'Gaza', 'Jerusalem City', 'done'],
      });
    });
  });

  test('P32: Restore may be in a District [4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops, 1 Police, 2 Sabotage and 1 Terror', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Sabotage'],
          [1, 'Terror'],
        ],
      });

      play.when('British conduct Restore', { by: 'British', conducts: 'Restore' });

      play.shows('Samaria holds 2 Troops, 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P32: Recruit is on each Railway next to Haifa District [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Arms Cache', { space: 'Haifa District', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });

      play.shows(
        'Irgun are asked: Galilee, Haifa District, Samaria, Haifa City, Tel Aviv-Jaffa, Jerusalem City, Tel Aviv-Jaffa–Haifa, Haifa–Syria',
        {
          asked: 'Irgun',
          options: [
            'Galilee',
            'Haifa District',
            'Samaria',
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Tel Aviv-Jaffa–Haifa',
            'Haifa–Syria',
          ],
        },
      );
    });
  });

  test('P32: Recruit is on each Railway next to Haifa City [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Arms Cache', { space: 'Haifa City', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });

      play.shows(
        'Irgun are asked: Haifa District, Haifa City, Tel Aviv-Jaffa, Jerusalem City, Tel Aviv-Jaffa–Haifa, Haifa–Syria',
        {
          asked: 'Irgun',
          options: [
            'Haifa District',
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Tel Aviv-Jaffa–Haifa',
            'Haifa–Syria',
          ],
        },
      );
    });
  });

  test('P32: Recruit is on each Railway next to Tel Aviv-Jaffa [3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Arms Cache', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Arms Cache']] });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });

      play.shows(
        'Irgun are asked: Lydda, Haifa City, Tel Aviv-Jaffa, Jerusalem City, Egypt–Tel Aviv-Jaffa, Tel Aviv-Jaffa–Jerusalem, Tel Aviv-Jaffa–Haifa',
        {
          asked: 'Irgun',
          options: [
            'Lydda',
            'Haifa City',
            'Tel Aviv-Jaffa',
            'Jerusalem City',
            'Egypt–Tel Aviv-Jaffa',
            'Tel Aviv-Jaffa–Jerusalem',
            'Tel Aviv-Jaffa–Haifa',
          ],
        },
      );
    });
  });
});
