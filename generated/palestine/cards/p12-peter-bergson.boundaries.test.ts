// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P12 unshaded, boundaries', () => {
  test('P12 unshaded: remove 2 Arms Caches on the map: just enough are there, and 1 more [P12 unshaded]', () => {
    // British complaints: Irgun play it
    // remove 2 Arms Caches on the map: just enough are there
    example(program, (play) => {
      play.when('Irgun play P12 unshaded', { by: 'Irgun', plays: 'P12', side: 'unshaded' });

      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('P12 unshaded: remove 2 Arms Caches on the map: none is there, and 1 more [P12 unshaded]', () => {
    // British complaints: British play it
    // remove 2 Arms Caches on the map: none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P12 unshaded', { by: 'British', plays: 'P12', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P12 unshaded: remove 2 Arms Caches on the map: one too few are there [P12 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Arms Cache', { space: 'Galilee', holds: [[1, 'Arms Cache']] });

      play.when('British play P12 unshaded', { by: 'British', plays: 'P12', side: 'unshaded' });

      play.shows('Galilee holds nothing', { space: 'Galilee', holds: [] });
    });
  });

  test('P12 unshaded: remove 2 Arms Caches on the map: more than enough are there [P12 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Arms Cache', { space: 'Haifa City', holds: [[1, 'Arms Cache']] });
      play.given('Gaza holds 2 Arms Caches', { space: 'Gaza', holds: [[2, 'Arms Cache']] });

      play.when('British play P12 unshaded', { by: 'British', plays: 'P12', side: 'unshaded' });
      play.answers('British', 'Arms Cache in Haifa City');

      play.shows('Gaza holds 1 Arms Cache', { space: 'Gaza', holds: [[1, 'Arms Cache']] });
      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
    });
  });
});

describe('P12 shaded, boundaries', () => {
  test('P12 shaded: place up to 2 Arms Caches in spaces with Cells: more spaces than may be selected, and 6 more [P12 shaded]', () => {
    // American fundraising: Irgun play it
    // place up to 2 Arms Caches in spaces with Cells: more spaces than may be selected; the most are selected; none is there; one is there; just enough are ready; more than enough are ready
    example(program, (play) => {
      play.when('Irgun play P12 shaded', { by: 'Irgun', plays: 'P12', side: 'shaded' });
      play.answers('Irgun', 'Lydda', 'Gaza');

      play.shows('Lydda holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P12 shaded: place up to 2 Arms Caches in spaces with Cells: there is no such space, and 1 more [P12 shaded]', () => {
    // American fundraising: British play it
    // place up to 2 Arms Caches in spaces with Cells: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P12 shaded', { by: 'British', plays: 'P12', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P12 shaded: place up to 2 Arms Caches in spaces with Cells: one space fewer than may be selected [P12 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Cell']],
      });

      play.when('British play P12 shaded', { by: 'British', plays: 'P12', side: 'shaded' });
      play.answers('British', 'done');

      play.shows('Jerusalem District holds 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Cell']],
      });
    });
  });

  test('P12 shaded: place up to 2 Arms Caches in spaces with Cells: just as many spaces as may be selected [P12 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Cell']],
      });
      play.given('Tel Aviv-Jaffa holds 1 Active Cell', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Active Cell']] });

      play.when('British play P12 shaded', { by: 'British', plays: 'P12', side: 'shaded' });
      play.answers('British', 'done');

      play.shows('Jerusalem District holds 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Active Cell', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Active Cell']] });
    });
  });
});
