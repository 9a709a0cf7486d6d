// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P10 unshaded, boundaries', () => {
  test('P10 unshaded: place any Police in Railways: there are such spaces, and 3 more [P10 unshaded]', () => {
    // Guard railways: British play it
    // place any Police in Railways: there are such spaces; just enough are ready; more than enough are ready
    example(program, (play) => {
      play.when('British play P10 unshaded', { by: 'British', plays: 'P10', side: 'unshaded' });
      play.answers('British', 'Egypt–Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Police', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Police', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Police']] });
    });
  });

  test('P10 unshaded: place any Police in Railways: there is no such space, and 1 more [P10 unshaded]', () => {
    // Guard railways: Irgun play it
    // place any Police in Railways: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Police', { space: 'Haifa–Syria', holds: [[2, 'Police']] });
      play.given('Haifa District holds 4 Police', { space: 'Haifa District', holds: [[4, 'Police']] });

      play.when('Irgun play P10 unshaded', { by: 'Irgun', plays: 'P10', side: 'unshaded' });

      play.shows('Haifa District holds 4 Police', { space: 'Haifa District', holds: [[4, 'Police']] });
      play.shows('Haifa–Syria holds 2 Police', { space: 'Haifa–Syria', holds: [[2, 'Police']] });
    });
  });
});

describe('P10 shaded, boundaries', () => {
  test('P10 shaded: let lost be half of the Police on the map, rounded down: something is left over, and 3 more [P10 shaded]', () => {
    // Poorly funded: British play it
    // let lost be half of the Police on the map, rounded down: done; something is left over
    // remove lost Police on the map: more than enough are there
    example(program, (play) => {
      play.when('British play P10 shaded', { by: 'British', plays: 'P10', side: 'shaded' });
      play.answers('British', 'Police in Haifa City');

      play.shows('Haifa City holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P10 shaded: Poorly funded: Irgun play it [P10 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P10 shaded', { by: 'Irgun', plays: 'P10', side: 'shaded' });
      play.answers('Irgun', 'Police in Jerusalem City');

      play.shows('Jerusalem City holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('P10 shaded: let lost be half of the Police on the map, rounded down: nothing is left over [P10 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P10 shaded', { by: 'British', plays: 'P10', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
