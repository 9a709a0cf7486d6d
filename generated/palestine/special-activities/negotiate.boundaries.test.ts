// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Negotiate, boundaries', () => {
  test('Negotiate: if the roll plus the Terror on the map is more than Haganah: it is so, and 4 more [P 4.2.2]', () => {
    // roll a die: done
    // if the roll plus the Terror on the map is more than Haganah: it is so; it is one more
    // if Haganah is 0: it is not so
    // reduce Haganah by 1: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '5');

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

  test('Negotiate: if the roll plus the Terror on the map is more than Haganah: it is not so, and 1 more [P 4.2.2]', () => {
    // if the roll plus the Terror on the map is more than Haganah: it is not so; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '4');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Negotiate: if Haganah is 0: it is one more, and 1 more [P 4.2.2]', () => {
    // if Haganah is 0: it is one more
    // reduce Haganah by 1: just to the end of the track
    example(program, (play) => {
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '3');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('Negotiate: if Haganah is 0: it is so, and 1 more [P 4.2.2]', () => {
    // if Haganah is 0: it is so; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '6');
      play.answers('draw', 'Intel 0');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
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

  test('Negotiate: if the roll plus the Terror on the map is more than Haganah: it is one less [P 4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Negotiate', { by: 'British', conducts: 'Negotiate' });
      play.answers('roll', '3');

      play.shows('nothing is asked', { asked: null });
    });
  });
});
