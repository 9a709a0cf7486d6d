// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P21 unshaded, boundaries', () => {
  test('P21 unshaded: reduce Haganah by 1: to one before the end of the track, and 2 more [P21 unshaded]', () => {
    // Cooperation falls apart: Irgun play it
    // reduce Haganah by 1: to one before the end of the track
    // remove up to 2 Cells on the map: more than enough are there
    example(program, (play) => {
      play.when('Irgun play P21 unshaded', { by: 'Irgun', plays: 'P21', side: 'unshaded' });
      play.answers('Irgun', 'Underground Cell in Haifa District', 'Underground Cell in Tel Aviv-Jaffa');

      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
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

  test('P21 unshaded: reduce Haganah by 1: just to the end of the track, and 1 more [P21 unshaded]', () => {
    // Cooperation falls apart: British play it
    // reduce Haganah by 1: just to the end of the track
    example(program, (play) => {
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });
      play.answers('British', 'Underground Cell in Lydda', 'done');

      play.shows('Lydda holds 1 Arms Cache', { space: 'Lydda', holds: [[1, 'Arms Cache']] });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P21 unshaded: remove up to 2 Cells on the map: just enough are there [P21 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P21 unshaded', { by: 'Irgun', plays: 'P21', side: 'unshaded' });
      play.answers('Irgun', 'done');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
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

  test('P21 unshaded: reduce Haganah by 1: past the end of the track [P21 unshaded]', () => {
    example(program, (play) => {
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun play P21 unshaded', { by: 'Irgun', plays: 'P21', side: 'unshaded' });
      play.answers('Irgun', 'Underground Cell in Haifa District', 'Underground Cell in Tel Aviv-Jaffa');

      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P21 unshaded: remove up to 2 Cells on the map: one too few are there [P21 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });
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

  test('P21 unshaded: remove up to 2 Cells on the map: none is there [P21 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P21 unshaded', { by: 'British', plays: 'P21', side: 'unshaded' });

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

describe('P21 shaded, boundaries', () => {
  test('P21 shaded: raise Haganah by 1: past the end of the track, and 3 more [P21 shaded]', () => {
    // Offensive against railways: Irgun play it
    // raise Haganah by 1: past the end of the track
    // Irgun may conduct Sabotage in all Railways: none of them can be conducted; declined
    example(program, (play) => {
      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P21 shaded: Irgun may conduct Sabotage in all Railways: conducted, and 1 more [P21 shaded]', () => {
    // Offensive against railways: British play it
    // Irgun may conduct Sabotage in all Railways: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });

      play.when('British play P21 shaded', { by: 'British', plays: 'P21', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '6');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Active Cell and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P21 shaded: raise Haganah by 1: just to the end of the track [P21 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('Irgun play P21 shaded', { by: 'Irgun', plays: 'P21', side: 'shaded' });

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
    });
  });
});
