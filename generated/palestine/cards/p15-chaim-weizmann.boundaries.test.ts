/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P15 shaded, boundaries', () => {
  test('P15 shaded: raise Haganah by 1: past the end of the track, and 2 more [P15 shaded]', () => {
    // Moderates ignored: Irgun play it
    // raise Haganah by 1: past the end of the track
    // Irgun may conduct Sabotage in 1 space: declined
    example(program, (play) => {
      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P15 shaded: raise Haganah by 1: to one before the end of the track [P15 shaded]', () => {
    example(program, (play) => {
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('P15 shaded: Moderates ignored: British play it [P15 shaded]', () => {
    example(program, (play) => {
      play.when('British play P15 shaded', { by: 'British', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P15 shaded: raise Haganah by 1: just to the end of the track [P15 shaded]', () => {
    example(program, (play) => {
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('Irgun play P15 shaded', { by: 'Irgun', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
    });
  });

  test('P15 shaded: Irgun may conduct Sabotage in 1 space: conducted [P15 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('British play P15 shaded', { by: 'British', plays: 'P15', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '1');

      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
    });
  });

  test('P15 shaded: Irgun may conduct Sabotage in 1 space: none of them can be conducted [P15 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P15 shaded', { by: 'British', plays: 'P15', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
