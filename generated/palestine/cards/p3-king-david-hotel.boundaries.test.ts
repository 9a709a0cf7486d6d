// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P3 unshaded, boundaries', () => {
  test('P3 unshaded: if Terror is on the map: it is so, and 6 more [P3 unshaded]', () => {
    // Widespread condemnation: British play it
    // if Terror is on the map: it is so; one is there
    // remove 1 Terror on the map: just as many spaces as may be selected; the most are selected; just enough are there
    // reduce Haganah by 1: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Terror', { space: 'Gaza', holds: [[1, 'Terror']] });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });

      play.shows('Gaza holds nothing', { space: 'Gaza', holds: [] });
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

  test('P3 unshaded: if Terror is on the map: it is not so, and 2 more [P3 unshaded]', () => {
    // Widespread condemnation: Irgun play it
    // if Terror is on the map: it is not so; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P3 unshaded', { by: 'Irgun', plays: 'P3', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3 unshaded: remove 1 Terror on the map: more spaces than may be selected, and 1 more [P3 unshaded]', () => {
    // remove 1 Terror on the map: more spaces than may be selected; more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Terror', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Terror']],
      });
      play.given('Galilee holds 1 Terror', { space: 'Galilee', holds: [[1, 'Terror']] });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });
      play.answers('British', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Galilee holds 1 Terror', { space: 'Galilee', holds: [[1, 'Terror']] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Terror', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Terror']],
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

  test('P3 unshaded: reduce Haganah by 1: just to the end of the track [P3 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Terror', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Terror']] });
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });

      play.shows('Egypt–Tel Aviv-Jaffa holds nothing', { space: 'Egypt–Tel Aviv-Jaffa', holds: [] });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });

  test('P3 unshaded: reduce Haganah by 1: past the end of the track [P3 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Terror', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Terror']] });
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('British play P3 unshaded', { by: 'British', plays: 'P3', side: 'unshaded' });

      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
    });
  });
});

describe('P3 shaded, boundaries', () => {
  test('P3 shaded: in 1 City with an Underground Cell: more spaces than may be selected, and 4 more [P3 shaded]', () => {
    // Horrific terror attack: British play it
    // in 1 City with an Underground Cell: more spaces than may be selected; the most are selected; one is there
    // place 2 Terror here: placed
    example(program, (play) => {
      play.when('British play P3 shaded', { by: 'British', plays: 'P3', side: 'shaded' });
      play.answers('British', 'Haifa City');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Underground Cell and 2 Terror', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [2, 'Terror'],
        ],
      });
    });
  });

  test('P3 shaded: in 1 City with an Underground Cell: there is no such space, and 2 more [P3 shaded]', () => {
    // Horrific terror attack: Irgun play it
    // in 1 City with an Underground Cell: there is no such space; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P3 shaded', { by: 'Irgun', plays: 'P3', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P3 shaded: in 1 City with an Underground Cell: just as many spaces as may be selected [P3 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });

      play.when('Irgun play P3 shaded', { by: 'Irgun', plays: 'P3', side: 'shaded' });

      play.shows('Haifa City holds 1 Underground Cell and 2 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Terror'],
        ],
      });
    });
  });
});
