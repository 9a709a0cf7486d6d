// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P6 unshaded, boundaries', () => {
  test('P6 unshaded: British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: declined, and 1 more [P6 unshaded]', () => {
    // Pushes harsh measures: Irgun play it
    // British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: declined
    example(program, (play) => {
      play.when('Irgun play P6 unshaded', { by: 'Irgun', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P6 unshaded: British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: conducted, and 1 more [P6 unshaded]', () => {
    // Pushes harsh measures: British play it
    // British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('British play P6 unshaded', { by: 'British', plays: 'P6', side: 'unshaded' });
      play.answers('British', 'Search');

      play.shows('Haifa City holds 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P6 unshaded: British may conduct Search in up to 3 spaces, choosing Curfew, forgoing Intelligence Lead: none of them can be conducted [P6 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P6 unshaded', { by: 'British', plays: 'P6', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('P6 shaded, boundaries', () => {
  test('P6 shaded: in all Cities without Troops, in any order: there is such a space, and 3 more [P6 shaded]', () => {
    // Ignores cities: British play it
    // in all Cities without Troops, in any order: there is such a space; none is there
    // place 1 Cell here: more than enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P6 shaded', { by: 'British', plays: 'P6', side: 'shaded' });

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('P6 shaded: place 1 Cell here: none is ready, and 2 more [P6 shaded]', () => {
    // Ignores cities: Irgun play it
    // place 1 Cell here: none is ready; just enough are ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Out of the Game holds 13 Cells', { box: 'Out of the Game', holds: [[13, 'Cell']] });

      play.when('Irgun play P6 shaded', { by: 'Irgun', plays: 'P6', side: 'shaded' });
      play.answers('Irgun', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem City holds 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Out of the Game holds 13 Cells', { box: 'Out of the Game', holds: [[13, 'Cell']] });
    });
  });

  test('P6 shaded: in all Cities without Troops, in any order: one is there [P6 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('British play P6 shaded', { by: 'British', plays: 'P6', side: 'shaded' });

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
    });
  });
});
