/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Patrol, boundaries', () => {
  test('Patrol: up to 3 spaces: just as many spaces as may be selected, and 5 more [P 3.2.2]', () => {
    // up to 3 spaces: just as many spaces as may be selected; the most are selected
    // each British Operation's spaces is at most 2: it applies
    // Cells are here: none is there; one is there
    // move any Police on the map to the selected spaces: a group moves
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Active Cell and 4 Police', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Cell'],
          [4, 'Police'],
        ],
      });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Jerusalem District', 'Gaza', 'Jerusalem District', '2', 'Jerusalem District', '1');

      play.shows('Jerusalem District holds 1 Police and 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Gaza holds 3 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [3, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('British are asked: Jerusalem District, done', {
        asked: 'British',
        options: ['Jerusalem District', 'done'],
      });
    });
  });

  test('Patrol: up to 3 spaces: more spaces than may be selected, and 1 more [P 3.2.2]', () => {
    // up to 3 spaces: more spaces than may be selected
    // each British Operation's spaces is at most 2: it does not apply
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Active Cell and 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.given('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa–Syria', 'Galilee', 'done', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Police and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haifa–Syria holds 1 Underground Cell', { space: 'Haifa–Syria', holds: [[1, 'Underground Cell']] });
      play.shows('British are asked: Haifa–Syria, Galilee', { asked: 'British', options: ['Haifa–Syria', 'Galilee'] });
    });
  });
});
