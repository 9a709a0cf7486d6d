// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P15 unshaded, boundaries', () => {
  test('P15 unshaded: reduce Haganah by 1: to one before the end of the track, and 4 more [P15 unshaded]', () => {
    // Meets with British: British play it
    // reduce Haganah by 1: to one before the end of the track
    // remove up to 1 Sabotage on the map: just as many spaces as may be selected; the most are selected; just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Sabotage', { space: 'Jerusalem District', holds: [[1, 'Sabotage']] });

      play.when('British play P15 unshaded', { by: 'British', plays: 'P15', side: 'unshaded' });
      play.answers('British', 'Jerusalem District');

      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
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

  test('P15 unshaded: reduce Haganah by 1: just to the end of the track, and 2 more [P15 unshaded]', () => {
    // Meets with British: Irgun play it
    // reduce Haganah by 1: just to the end of the track
    // remove up to 1 Sabotage on the map: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('Irgun play P15 unshaded', { by: 'Irgun', plays: 'P15', side: 'unshaded' });

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P15 unshaded: reduce Haganah by 1: past the end of the track [P15 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun play P15 unshaded', { by: 'Irgun', plays: 'P15', side: 'unshaded' });

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P15 unshaded: remove up to 1 Sabotage on the map: more than enough are there [P15 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Sabotage', { space: 'Jerusalem District', holds: [[2, 'Sabotage']] });

      play.when('British play P15 unshaded', { by: 'British', plays: 'P15', side: 'unshaded' });
      play.answers('British', 'Jerusalem District');

      play.shows('Jerusalem District holds 1 Sabotage', { space: 'Jerusalem District', holds: [[1, 'Sabotage']] });
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

  test('P15 unshaded: remove up to 1 Sabotage on the map: more spaces than may be selected [P15 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Sabotage', { space: 'Lydda', holds: [[1, 'Sabotage']] });
      play.given('Haifa District holds 1 Sabotage', { space: 'Haifa District', holds: [[1, 'Sabotage']] });

      play.when('British play P15 unshaded', { by: 'British', plays: 'P15', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Haifa District holds 1 Sabotage', { space: 'Haifa District', holds: [[1, 'Sabotage']] });
      play.shows('Lydda holds 1 Sabotage', { space: 'Lydda', holds: [[1, 'Sabotage']] });
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
});

describe('P15 shaded, boundaries', () => {
  test('P15 shaded: raise Haganah by 1: to one before the end of the track, and 2 more [P15 shaded]', () => {
    // Moderates ignored: Irgun play it
    // raise Haganah by 1: to one before the end of the track
    // Irgun may conduct Sabotage in 1 space: declined
    example(program, (play) => {
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('P15 shaded: raise Haganah by 1: just to the end of the track, and 2 more [P15 shaded]', () => {
    // Moderates ignored: British play it
    // raise Haganah by 1: just to the end of the track
    // Irgun may conduct Sabotage in 1 space: conducted
    example(program, (play) => {
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('British play P15 shaded', { by: 'British', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Gaza', 'done');
      play.answers('roll', '3');
      play.answers('Irgun', 'done');

      play.shows('Gaza holds 2 Troops, 1 Active Cell and 1 Sabotage', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
    });
  });

  test('P15 shaded: raise Haganah by 1: past the end of the track, and 1 more [P15 shaded]', () => {
    // raise Haganah by 1: past the end of the track
    // Irgun may conduct Sabotage in 1 space: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
