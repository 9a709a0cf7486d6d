// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Deploy, boundaries', () => {
  test('Deploy: up to 3 Districts or Cities: more spaces than may be selected, and 9 more [P 3.2.1]', () => {
    // up to 3 Districts or Cities: more spaces than may be selected; the most are selected
    // each British Operation's spaces is at most 2: it does not apply
    // more Troops than Irgun pieces are here: it is one less; it is one more
    // in each selected space: done
    // place 1 Police here: just enough are ready; more than enough are ready
    // in up to 1 space: more spaces than may be selected; the most are selected
    example(program, (play) => {
      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Jerusalem City', 'Samaria', 'Galilee', 'Haifa–Syria', 'done');

      play.shows('Galilee holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Samaria holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 2 Police and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('Deploy: up to 3 Districts or Cities: no space can be selected, and 2 more [P 3.2.1]', () => {
    // up to 3 Districts or Cities: no space can be selected
    // more Troops than Irgun pieces are here: both are equal
    // move any Troops on the map to here: nothing can move
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Haifa City');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Deploy: up to 3 Districts or Cities: one space fewer than may be selected, and 3 more [P 3.2.1]', () => {
    // up to 3 Districts or Cities: one space fewer than may be selected
    // each British Operation's spaces is at most 2: it applies
    // place 1 Police here: none is ready
    // move any Troops on the map to here: a group moves
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 3 Police', { space: 'Jerusalem District', holds: [[3, 'Police']] });
      play.given('Haifa District holds 1 Troops and 3 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [3, 'Police'],
        ],
      });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Deploy', { by: 'British', conducts: 'Deploy' });
      play.answers('British', 'Samaria', 'Haifa District');

      play.shows('Haifa District holds 3 Police', { space: 'Haifa District', holds: [[3, 'Police']] });
      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
      play.shows('Jerusalem District holds 3 Police', { space: 'Jerusalem District', holds: [[3, 'Police']] });
    });
  });
});
