/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A23 shaded, boundaries', () => {
  test('A23 shaded: if the roll is at most the Bases on the map: it is not so, and 3 more [A23 shaded]', () => {
    // Commander-in-chief: Rebels play it
    // roll a die: done
    // if the roll is at most the Bases on the map: it is not so; it is one more
    example(program, (play) => {
      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: if the roll is at most the Bases on the map: it is so, and 3 more [A23 shaded]', () => {
    // if the roll is at most the Bases on the map: it is so; it is one less
    // Rebels may conduct Mobilize: declined
    // Rebels may conduct Raid: declined
    example(program, (play) => {
      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'done', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: if the roll is at most the Bases on the map: both are equal [A23 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '2');
      play.answers('Rebels', 'done', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: Commander-in-chief: British play it [A23 shaded]', () => {
    example(program, (play) => {
      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '6');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: Rebels may conduct Raid: conducted [A23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Base', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Base']] });
      play.given('Lydda holds 1 Base and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '2');
      play.answers('Rebels', 'done', 'Raid', 'Jerusalem District');

      play.shows('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
      play.shows('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Base', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Base']] });
    });
  });

  test('A23 shaded: Rebels may conduct Raid: none of them can be conducted [A23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Base', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Base']] });
      play.given('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '2');
      play.answers('Rebels', 'done');

      play.shows('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
      play.shows('Tel Aviv-Jaffa holds 1 Base', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Base']] });
    });
  });
});
