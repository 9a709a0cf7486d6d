/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A24, boundaries', () => {
  test('A24: British may conduct Punish: none of them can be conducted, and 4 more [A24]', () => {
    // Hitler annexes neighbor: British play it
    // British may conduct Punish: none of them can be conducted; declined
    // if A34 has been played: it is not so
    // British remove 3 Troops on the map to Out of Play: more than enough are there
    example(program, (play) => {
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });
      play.answers('British', 'Troops in Tel Aviv-Jaffa', 'Troops in Tel Aviv-Jaffa', 'Troops in Jerusalem City');

      play.shows('Tel Aviv-Jaffa holds 1 Police', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Police']] });
      play.shows('Jerusalem City holds 1 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Out of Play holds 8 Troops', { box: 'Out of Play', holds: [[8, 'Troops']] });
    });
  });

  test('A24: British may conduct Punish: conducted, and 2 more [A24]', () => {
    // Hitler annexes neighbor: Rebels play it
    // British may conduct Punish: conducted
    // British remove 3 Troops on the map to Out of Play: one too few are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Troops', { space: 'Haifa District', holds: [[2, 'Troops']] });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Detain', 'Detain');

      play.shows('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });
      play.shows('Out of Play holds 2 Troops', { box: 'Out of Play', holds: [[2, 'Troops']] });
      play.shows('the Punishment pool holds Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A24: British remove 3 Troops on the map to Out of Play: none is there [A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A24: British remove 3 Troops on the map to Out of Play: just enough are there [A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Troops', { space: 'Haifa District', holds: [[2, 'Troops']] });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Detain', 'Detain');
      play.answers('British', 'Haifa District', 'done');

      play.shows('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });
      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
      play.shows('Out of Play holds 3 Troops', { box: 'Out of Play', holds: [[3, 'Troops']] });
      play.shows('the Punishment pool holds Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });
});
