// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P22, boundaries', () => {
  test('P22: choose one: "Condemn" is chosen, and 6 more [P22]', () => {
    // Cooperate or condemn terror?: British play it
    // choose one: done; "Condemn" is chosen; "Limited Operation" is chosen
    // reduce Haganah by 1: to one before the end of the track
    // Irgun may conduct a Limited Operation: conducted
    example(program, (play) => {
      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Condemn', 'Limited Operation');
      play.answers('Irgun', 'Travel', 'Gaza', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
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

  test('P22: choose one: "Cooperate" is chosen, and 3 more [P22]', () => {
    // choose one: "Cooperate" is chosen; "Intel" is chosen
    // raise Haganah by 1: past the end of the track
    // British may draw 1 Intel chit: done
    example(program, (play) => {
      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Cooperate', 'Intel', 'yes');
      play.answers('draw', 'Intel 1');

      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('the Intel pool holds 3 Intel 0, 2 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [2, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('P22: reduce Haganah by 1: past the end of the track, and 1 more [P22]', () => {
    // Cooperate or condemn terror?: Irgun play it
    // reduce Haganah by 1: past the end of the track
    example(program, (play) => {
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Condemn', 'Limited Operation', 'Travel', 'Lydda', 'Lydda');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P22: raise Haganah by 1: to one before the end of the track [P22]', () => {
    example(program, (play) => {
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Cooperate', 'Limited Operation', 'Sabotage', 'Haifa City');
      play.answers('roll', '4');
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
      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P22: British may draw 1 Intel chit: declined [P22]', () => {
    example(program, (play) => {
      play.when('British play P22', { by: 'British', plays: 'P22', side: 'event' });
      play.answers('British', 'Condemn', 'Intel', 'done');

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
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Cooperate', 'Limited Operation', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P22: reduce Haganah by 1: just to the end of the track [P22]', () => {
    example(program, (play) => {
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Condemn', 'Limited Operation', 'Travel', 'Jerusalem City', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Underground Cells and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P22: raise Haganah by 1: just to the end of the track [P22]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('Irgun play P22', { by: 'Irgun', plays: 'P22', side: 'event' });
      play.answers('Irgun', 'Cooperate', 'Limited Operation', 'done');

      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
    });
  });
});
