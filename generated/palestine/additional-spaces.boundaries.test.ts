/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Offensive, boundaries', () => {
  test('Offensive: remove 1 Arms Cache in a space without British pieces: none is there, and 2 more [P 2.3.7]', () => {
    // remove 1 Arms Cache in a space without British pieces: none is there; one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Police, 1 Arms Cache and 2 Active Cells', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Haganah 3 holds 12 Cells', { box: 'Haganah 3', holds: [[12, 'Cell']] });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Haifa City', 'Galilee', 'Jerusalem City');

      play.shows('Galilee holds 1 Police, 2 Active Cells and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Haganah 3 holds 12 Cells', { box: 'Haganah 3', holds: [[12, 'Cell']] });
    });
  });
});

describe('Coordination, boundaries', () => {
  test("Coordination: Coordination's spaces is 0: it does not apply, and 2 more [P 6.5.3]", () => {
    // Coordination's spaces is 0: it does not apply
    // Coordination's spaces is 1 if Haganah is 3: it does not apply; it is one more
    example(program, (play) => {
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa', 'Jerusalem District', 'done');

      play.shows('Jerusalem District holds 2 Underground Cells and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
    });
  });

  test("Coordination: Coordination's spaces is 0: it applies [P 6.5.3]", () => {
    example(program, (play) => {
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });
      play.answers('Irgun', 'Gaza', 'Jerusalem City', 'Tel Aviv-Jaffa', 'Jerusalem District', 'done');

      play.shows('Jerusalem District holds 2 Underground Cells and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
    });
  });

  test("Coordination: Coordination's spaces is 1 if Haganah is 3: it applies, and 1 more [P 6.5.3]", () => {
    // Coordination's spaces is 1 if Haganah is 3: it applies; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });
});
