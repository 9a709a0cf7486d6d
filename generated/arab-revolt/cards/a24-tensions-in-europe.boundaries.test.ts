// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A24, boundaries', () => {
  test('A24: British may conduct Punish: none of them can be conducted, and 4 more [A24]', () => {
    // Hitler annexes neighbor: Rebels play it
    // British may conduct Punish: none of them can be conducted; declined
    // if A34 has been played: it is not so
    // British remove 3 Troops on the map to Out of Play: none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A24: British remove 3 Troops on the map to Out of Play: more than enough are there, and 1 more [A24]', () => {
    // Hitler annexes neighbor: British play it
    // British remove 3 Troops on the map to Out of Play: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 4 Troops', { space: 'Tel Aviv-Jaffa', holds: [[4, 'Troops']] });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });
      play.answers('British', 'done');

      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Out of Play holds 3 Troops', { box: 'Out of Play', holds: [[3, 'Troops']] });
    });
  });

  test('A24: British remove 3 Troops on the map to Out of Play: just enough are there [A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 3 Troops', { space: 'Tel Aviv-Jaffa', holds: [[3, 'Troops']] });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });
      play.answers('British', 'done');

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('Out of Play holds 3 Troops', { box: 'Out of Play', holds: [[3, 'Troops']] });
    });
  });

  test('A24: British may conduct Punish: conducted [A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British play A24', { by: 'British', plays: 'A24', side: 'event' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Demolish', 'Demolish');

      play.shows('Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Out of Play holds 1 Troops', { box: 'Out of Play', holds: [[1, 'Troops']] });
      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Demolish chit is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });

  test('A24: British remove 3 Troops on the map to Out of Play: one too few are there [A24]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 2 Troops', { space: 'Haifa District', holds: [[2, 'Troops']] });

      play.when('Rebels play A24', { by: 'Rebels', plays: 'A24', side: 'event' });
      play.answers('British', 'Punish');
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'Demolish');

      play.shows('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Out of Play holds 2 Troops', { box: 'Out of Play', holds: [[2, 'Troops']] });
      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Demolish chit is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });
});
