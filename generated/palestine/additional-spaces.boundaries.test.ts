// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Offensive, boundaries', () => {
  test('Offensive: remove 1 Arms Cache in a space without British pieces: more spaces than may be selected, and 5 more [P 2.3.7]', () => {
    // remove 1 Arms Cache in a space without British pieces: more spaces than may be selected; the most are selected; none is there; one is there; just enough are there
    example(program, (play) => {
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers(
        'Irgun',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'done',
        'Jerusalem City',
        'done',
        'Offensive',
        'Lydda',
        'Samaria',
        '2',
      );

      play.shows('Samaria holds 2 Troops and 3 Underground Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [3, 'Underground Cell'],
        ],
      });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Haifa City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('Offensive: remove 1 Arms Cache in a space without British pieces: just as many spaces as may be selected, and 1 more [P 2.3.7]', () => {
    // remove 1 Arms Cache in a space without British pieces: just as many spaces as may be selected; one is there
    example(program, (play) => {
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });
      play.given('Jerusalem District holds 1 Police and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers(
        'Irgun',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'done',
        'Jerusalem City',
        'done',
        'Offensive',
        'Lydda',
        '2',
      );

      play.shows('Lydda holds 3 Underground Cells', { space: 'Lydda', holds: [[3, 'Underground Cell']] });
      play.shows('Jerusalem District holds 1 Police and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Haganah is 2', { track: 'Haganah', is: 2 });
    });
  });

  test('Offensive: remove 1 Arms Cache in a space without British pieces: more than enough are there [P 2.3.7]', () => {
    example(program, (play) => {
      play.given('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Lydda', 'Samaria', 'Gaza', 'Offensive', 'Lydda', 'Galilee');

      play.shows('Galilee holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Samaria holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });
});

describe('Coordination, boundaries', () => {
  test("Coordination: Coordination's spaces is 0: it does not apply, and 1 more [P 6.5.3]", () => {
    // Coordination's spaces is 0: it does not apply
    // Coordination's spaces is 1 if Haganah is 3: it does not apply
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test("Coordination: Coordination's spaces is 1 if Haganah is 3: it is one more [P 6.5.3]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test("Coordination: Coordination's spaces is 0: it applies [P 6.5.3]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test("Coordination: Coordination's spaces is 1 if Haganah is 3: it applies, and 1 more [P 6.5.3]", () => {
    // Coordination's spaces is 1 if Haganah is 3: it applies; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'Haifa City', 'done');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });
});
