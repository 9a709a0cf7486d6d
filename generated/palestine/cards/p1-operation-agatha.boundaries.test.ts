// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P1 unshaded, boundaries', () => {
  test('P1 unshaded: British, in 1 City: more spaces than may be selected, and 5 more [P1 unshaded]', () => {
    // Black Saturday: British play it
    // British, in 1 City: more spaces than may be selected; the most are selected
    // conduct Search here: conducted
    // conduct Mass Detention here: none of them can be conducted
    // reduce Haganah by 1: to one before the end of the track
    example(program, (play) => {
      play.when('British play P1 unshaded', { by: 'British', plays: 'P1', side: 'unshaded' });
      play.answers('British', 'Tel Aviv-Jaffa');

      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police, 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Curfew'],
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

  test('P1 unshaded: British, in 1 City: just as many spaces as may be selected, and 2 more [P1 unshaded]', () => {
    // Black Saturday: Irgun play it
    // British, in 1 City: just as many spaces as may be selected
    // reduce Haganah by 1: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun play P1 unshaded', { by: 'Irgun', plays: 'P1', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P1 unshaded: British, in 1 City: there is no such space [P1 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P1 unshaded', { by: 'Irgun', plays: 'P1', side: 'unshaded' });

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

  test('P1 unshaded: reduce Haganah by 1: just to the end of the track [P1 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('Irgun play P1 unshaded', { by: 'Irgun', plays: 'P1', side: 'unshaded' });

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P1 unshaded: conduct Mass Detention here: conducted [P1 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 3 Troops', { space: 'Jerusalem District', holds: [[3, 'Troops']] });

      play.when('British play P1 unshaded', { by: 'British', plays: 'P1', side: 'unshaded' });
      play.answers('British', 'Jerusalem District', '3');
      play.answers('roll', '4');

      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
      play.shows('Jerusalem City holds 3 Troops and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haganah 4 holds 2 Cells and 1 Arms Cache', {
        box: 'Haganah 4',
        holds: [
          [2, 'Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Political Will is 14', { track: 'Political Will', is: 14 });
      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });
});

describe('P1 shaded, boundaries', () => {
  test('P1 shaded: raise Haganah by 1: past the end of the track, and 5 more [P1 shaded]', () => {
    // Arrest moderate leaders: Irgun play it
    // raise Haganah by 1: past the end of the track
    // if Haganah is 4: it is so; both are equal
    // Irgun may conduct Sabotage in 1 space: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1 shaded: raise Haganah by 1: to one before the end of the track, and 1 more [P1 shaded]', () => {
    // raise Haganah by 1: to one before the end of the track
    // if Haganah is 4: it is not so
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun play P1 shaded', { by: 'Irgun', plays: 'P1', side: 'shaded' });

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });

  test('P1 shaded: Arrest moderate leaders: British play it [P1 shaded]', () => {
    example(program, (play) => {
      play.when('British play P1 shaded', { by: 'British', plays: 'P1', side: 'shaded' });
      play.answers('Irgun', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P1 shaded: raise Haganah by 1: just to the end of the track, and 1 more [P1 shaded]', () => {
    // raise Haganah by 1: just to the end of the track
    // Irgun may conduct Sabotage in 1 space: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('British play P1 shaded', { by: 'British', plays: 'P1', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '2');

      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
    });
  });
});
