/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A4 shaded, boundaries', () => {
  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: by nothing, and 2 more [A4 shaded]', () => {
    // Controversial units: Rebels play it
    // reduce Political Will by 1 per 3 Irregulars on the map: by nothing; nothing is left over
    example(program, (play) => {
      play.when('Rebels play A4 shaded', { by: 'Rebels', plays: 'A4', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: something is left over, and 1 more [A4 shaded]', () => {
    // Controversial units: British play it
    // reduce Political Will by 1 per 3 Irregulars on the map: something is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Irregular']],
      });

      play.when('British play A4 shaded', { by: 'British', plays: 'A4', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Irregular']],
      });
    });
  });

  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: just to the end of the track [A4 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 3 Active Irregulars', { space: 'Galilee', holds: [[3, 'Active Irregular']] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British play A4 shaded', { by: 'British', plays: 'A4', side: 'shaded' });

      play.shows('Galilee holds 3 Active Irregulars', { space: 'Galilee', holds: [[3, 'Active Irregular']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('A4 shaded: reduce Political Will by 1 per 3 Irregulars on the map: past the end of the track [A4 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Irregular and 3 Active Irregulars', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [3, 'Active Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 2 Underground Irregulars', {
        space: 'Tel Aviv-Jaffa',
        holds: [[2, 'Underground Irregular']],
      });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British play A4 shaded', { by: 'British', plays: 'A4', side: 'shaded' });

      play.shows('Galilee holds 1 Underground Irregular and 3 Active Irregulars', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Irregular'],
          [3, 'Active Irregular'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Underground Irregulars', {
        space: 'Tel Aviv-Jaffa',
        holds: [[2, 'Underground Irregular']],
      });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
