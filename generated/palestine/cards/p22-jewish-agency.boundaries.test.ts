// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P22, boundaries', () => {
  test('P22: choose one: "Cooperate" is not possible, and 7 more [P22]', () => {
    // Cooperate or condemn terror?: Irgun play it
    // choose one: done; "Cooperate" is not possible; "Condemn" is chosen; "Intel" is chosen
    // reduce Haganah by 1: to one before the end of the track
    // British may draw 1 Intel chit: done
    example(program, (play) => {
      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Intel');
      play.answers('British', 'yes');
      play.answers('draw', 'Intel 0');

      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('the Intel pool holds 2 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [2, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('P22: choose one: "Cooperate" is chosen, and 5 more [P22]', () => {
    // Cooperate or condemn terror?: British play it
    // choose one: "Cooperate" is chosen; "Condemn" is not possible; "Limited Operation" is chosen
    // raise Haganah by 1: to one before the end of the track
    // Irgun may conduct a Limited Operation: conducted
    example(program, (play) => {
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Limited Operation');
      play.answers('Irgun', 'Recruit', 'Jerusalem City', 'done', 'Offensive', 'Lydda', 'Samaria', 'done');

      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P22: British may draw 1 Intel chit: declined [P22]', () => {
    example(program, (play) => {
      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Intel');
      play.answers('British', 'done');

      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('P22: Irgun may conduct a Limited Operation: declined [P22]', () => {
    example(program, (play) => {
      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Limited Operation', 'done');

      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('P22: reduce Haganah by 1: just to the end of the track [P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Condemn', 'Limited Operation');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
      play.shows('Irgun are asked: Recruit, done', { asked: 'Irgun', options: ['Recruit', 'done'] });
    });
  });

  test('P22: raise Haganah by 1: just to the end of the track [P22]', () => {
    example(program, (play) => {
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Cooperate', 'Intel');
      play.answers('British', 'yes');
      play.answers('draw', 'Intel 2');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 2 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [2, 'Intel 2'],
        ],
      });
    });
  });
});
