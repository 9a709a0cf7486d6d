// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P17 Bevingrads. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P17 Bevingrads', () => {
  test('P17: Terror places one marker at most, and the Haganah Track still falls [9.0 P17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P17 unshaded is in play', { capability: 'P17', side: 'unshaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror');
      play.answers('roll', '4');

      play.shows('Haifa City holds 1 Active Cell and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Terror'],
        ],
      });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
      play.shows('Irgun are 1st Eligible', { place: 'first', is: 'Irgun' });
    });
  });

  test('P17: without it Terror places two [4.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Haifa City holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Turn', { by: 'Irgun', conducts: 'Turn' });
      play.answers('Irgun', 'Operation & Special Activity', 'Operation', 'Sabotage', 'yes', 'Terror');
      play.answers('roll', '4');

      play.shows('Haifa City holds 1 Active Cell and 2 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [2, 'Terror'],
        ],
      });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P17: Search in a City needs four cubes for a Cell [9.0 P17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });
      play.given('Haifa City holds 3 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 3 Troops, 1 Police and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Samaria');

      play.shows('Haifa City holds 3 Troops, 1 Underground Cell and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 3 Troops, 1 Police, 1 Active Cell, 1 Underground Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('P17: with an Intel Chit each cube counts as before [9.0 P17]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.given('Haifa City holds 2 Troops and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });

      play.when('British conduct Search', { by: 'British', conducts: 'Search' });
      play.answers('British', 'Haifa City', 'done', 'Intel');

      play.shows('Haifa City holds 2 Troops and 2 Active Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
    });
  });

  test('P17: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P17 unshaded', { by: 'British', plays: 'P17', side: 'unshaded' });

      play.shows('P17 unshaded is in play', { capability: 'P17', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P17: Irgun may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Irgun play P17 shaded', { by: 'Irgun', plays: 'P17', side: 'shaded' });

      play.shows('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
