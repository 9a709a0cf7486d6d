// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Offensive, boundaries', () => {
  test('Offensive: remove 1 Arms Cache in a space without British pieces: more spaces than may be selected, and 5 more [P 2.3.7]', () => {
    // remove 1 Arms Cache in a space without British pieces: more spaces than may be selected; the most are selected; none is there; one is there; just enough are there
    example(program, (play) => {
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers(
        'Irgun',
        'Tel Aviv-Jaffa–Haifa',
        'done',
        'Jerusalem District',
        '2',
        'Gaza',
        '1',
        'Offensive',
        'Lydda',
        'Tel Aviv-Jaffa–Jerusalem',
        '1',
      );

      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem District holds 3 Underground Cells and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [3, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 2 Troops and 2 Underground Cells', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('Offensive: remove 1 Arms Cache in a space without British pieces: one is there [P 2.3.7]', () => {
    example(program, (play) => {
      play.given('Galilee holds 1 Troops, 1 Arms Cache, 3 Underground Cells and 4 Active Cells', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
          [3, 'Underground Cell'],
          [4, 'Active Cell'],
        ],
      });

      play.when('Irgun conduct Recruit', { by: 'Irgun', conducts: 'Recruit' });
      play.answers('Irgun', 'Jerusalem District', 'Haifa District', 'Jerusalem City', 'Tel Aviv-Jaffa');

      play.shows('Galilee holds 1 Troops, 3 Underground Cells, 4 Active Cells and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [3, 'Underground Cell'],
          [4, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Irgun are asked: done, Offensive', { asked: 'Irgun', options: ['done', 'Offensive'] });
    });
  });

  test('Offensive: remove 1 Arms Cache in a space without British pieces: more than enough are there [P 2.3.7]', () => {
    example(program, (play) => {
      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Jerusalem District');
      play.answers('roll', '6');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '4');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '6');
      play.answers('Irgun', 'Haifa District');
      play.answers('roll', '4');
      play.answers('Irgun', 'Offensive', 'Lydda');

      play.shows('Samaria holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Jerusalem District holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.shows('Irgun are asked: Galilee, Gaza', { asked: 'Irgun', options: ['Galilee', 'Gaza'] });
    });
  });

  test('Offensive: remove 1 Arms Cache in a space without British pieces: just as many spaces as may be selected [P 2.3.7]', () => {
    example(program, (play) => {
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Gaza', 'done');
      play.answers('roll', '6');
      play.answers('Irgun', 'Jerusalem City', 'yes');
      play.answers('roll', '3');
      play.answers('Irgun', 'Haifa City');
      play.answers('roll', '4');
      play.answers('Irgun', 'Offensive', 'Samaria');

      play.shows('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Gaza holds 2 Troops, 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('roll is asked: 1, 2, 3, 4, 5, 6', { asked: 'roll', options: ['1', '2', '3', '4', '5', '6'] });
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

  test("Coordination: Coordination's spaces is 0: it applies [P 6.5.3]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

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

  test("Coordination: Coordination's spaces is 1 if Haganah is 3: it applies, and 1 more [P 6.5.3]", () => {
    // Coordination's spaces is 1 if Haganah is 3: it applies; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });
      play.given('P13 shaded is in play', { capability: 'P13', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Travel', { by: 'Irgun', conducts: 'Travel' });

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });
});
