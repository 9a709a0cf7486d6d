/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P1 shaded, boundaries', () => {
  test('P1 shaded: raise Haganah by 1: past the end of the track, and 5 more [P1 shaded]', () => {
    // Arrest moderate leaders: British play it
    // raise Haganah by 1: past the end of the track
    // if Haganah is 4: it is so; both are equal
    // Irgun may conduct Sabotage in 1 space: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P1 shaded', { by: 'British', plays: 'P1', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1 shaded: raise Haganah by 1: to one before the end of the track, and 1 more [P1 shaded]', () => {
    // raise Haganah by 1: to one before the end of the track
    // if Haganah is 4: it is not so
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('British play P1 shaded', { by: 'British', plays: 'P1', side: 'shaded' });

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P1 shaded: Arrest moderate leaders: Irgun play it [P1 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });

      play.shows('Irgun are asked: Sabotage, done', { asked: 'Irgun', options: ['Sabotage', 'done'] });
    });
  });

  test('P1 shaded: if Haganah is 4: it is one less [P1 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 2', { track: 'Haganah', is: 2 });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('P1 shaded: Irgun may conduct Sabotage in 1 space: conducted [P1 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });
      play.answers('Irgun', 'Sabotage', 'Haifa City');
      play.answers('roll', '5');
      play.answers('Irgun', 'done');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P1 shaded: raise Haganah by 1: just to the end of the track [P1 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('British play P1 shaded', { by: 'British', plays: 'P1', side: 'shaded' });

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
    });
  });
});
