// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Deploy, boundaries', () => {
  test('Deploy: up to 3 Districts or Cities: no space can be selected, and 6 more [P 3.2.1]', () => {
    // up to 3 Districts or Cities: no space can be selected
    // each British Operation's spaces is at most 2: it does not apply
    // more Troops than Irgun pieces are here: both are equal
    // in each selected space: done
    // in up to 1 space: more spaces than may be selected; the most are selected
    // move any Troops on the map to here: a group moves
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Jerusalem City', 'Lydda');

      play.shows('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
    });
  });

  test('Deploy: up to 3 Districts or Cities: more spaces than may be selected, and 5 more [P 3.2.1]', () => {
    // up to 3 Districts or Cities: more spaces than may be selected; the most are selected
    // more Troops than Irgun pieces are here: it is one less; it is one more
    // place 1 Police here: just enough are ready; more than enough are ready
    example(program, (play) => {
      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers(
        'British',
        'Samaria',
        'Haifa City',
        'Gaza',
        'Tel Aviv-Jaffa',
        'Haifa City',
        '1',
        'Jerusalem City',
        '1',
        'Galilee',
        '2',
      );

      play.shows('Galilee holds 1 Underground Cell', { space: 'Galilee', holds: [[1, 'Underground Cell']] });
      play.shows('Samaria holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Gaza holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 2 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 6 Troops, 1 Police and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [6, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops, 1 Police and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('British are asked: Samaria, Gaza, Haifa City, Jerusalem City, done', {
        asked: 'British',
        options: ['Samaria', 'Gaza', 'Haifa City', 'Jerusalem City', 'done'],
      });
    });
  });

  test("Deploy: each British Operation's spaces is at most 2: it applies [P 3.2.1]", () => {
    example(program, (play) => {
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Gaza', 'done');

      play.shows('Samaria holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Gaza holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('Deploy: in up to 1 space: there is no such space [P 3.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
