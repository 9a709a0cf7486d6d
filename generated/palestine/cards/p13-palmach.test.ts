// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P13 Palmach. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P13 Palmach', () => {
  test('P13: at 4 on the Haganah Track Travel may select a fourth space [6.5.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza');

      play.shows('nothing is asked', { asked: null });
      play.shows('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('P13: at 3 it may not [6.5.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P13: Palmach prepares for the next fight, and 4 adds nothing [9.0 P13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P13: with the elite 3 adds a space too [9.0 P13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P13: with the elite 4 still adds one [9.0 P13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P13: with the elite 2 adds none [9.0 P13]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.given('Samaria holds 1 Active Cell', { space: 'Samaria', holds: [[1, 'Active Cell']] });
      play.given('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P13: an Offensive removes an Arms Cache from a space without British, for one more Rob [1.6.2, 2.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Jerusalem District holds 1 Arms Cache', { space: 'Jerusalem District', holds: [[1, 'Arms Cache']] });
      play.given('Jerusalem City holds 1 Arms Cache and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '1');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '1');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '1');
      play.answers('Irgun', 'Offensive', 'Gaza');
      play.answers('roll', '3');

      play.shows('Gaza holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
      play.shows('Jerusalem City holds 1 Arms Cache and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Police'],
        ],
      });
      play.shows('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P13: without such an Arms Cache there is no Offensive [2.3.7]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.given('Gaza holds 1 Underground Cell', { space: 'Gaza', holds: [[1, 'Underground Cell']] });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Jerusalem City holds 1 Arms Cache and 1 Troops', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Troops'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '1');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '1');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '1');

      play.shows('nothing is asked', { asked: null });
      play.shows('Jerusalem City holds 1 Arms Cache and 1 Troops', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Troops'],
        ],
      });
    });
  });

  test('P13: British may play the unshaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('British play P13 unshaded', { by: 'British', plays: 'P13', side: 'unshaded' });

      play.shows('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P13: Irgun may play the shaded side, which stays in play [5.3]', () => {
    example(program, (play) => {
      play.when('Irgun play P13 shaded', { by: 'Irgun', plays: 'P13', side: 'shaded' });

      play.shows('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });
      play.shows('nothing is asked', { asked: null });
    });
  });
});
