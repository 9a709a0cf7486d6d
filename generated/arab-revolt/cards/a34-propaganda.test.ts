// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A34 Propaganda!. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A34 Propaganda!', () => {
  test('A34: all Troops that are Out of Play are placed in Cities [6.5; 9.0 A34, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A34', { card: 'A34' });
      play.given('Out of Play holds 5 Troops', { box: 'Out of Play', holds: [[5, 'Troops']] });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });
      play.answers('British', 'Haifa City', 'Jerusalem City', 'Haifa City', 'Jerusalem City', 'Jerusalem City');

      play.shows('Out of Play holds nothing', { box: 'Out of Play', holds: [] });
      play.shows('Haifa City holds 2 Troops', { space: 'Haifa City', holds: [[2, 'Troops']] });
      play.shows('Jerusalem City holds 3 Troops', { space: 'Jerusalem City', holds: [[3, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('Available has 10 Troops', { box: 'Available', has: [[10, 'Troops']] });
    });
  });

  test('A34: the British place them, in any Cities [9.0 A34, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the card is A34', { card: 'A34' });
      play.given('Out of Play holds 2 Troops and 1 Police', {
        box: 'Out of Play',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });

      play.when('Rebels conduct Reset Phase', { by: 'Rebels', conducts: 'Reset Phase' });

      play.shows('British are asked: Haifa City, Tel Aviv-Jaffa, Jerusalem City', {
        asked: 'British',
        options: ['Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City'],
      });
    });
  });
});
