/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A6 unshaded, boundaries', () => {
  test('A6 unshaded: British may: declined, and 1 more [A6 unshaded]', () => {
    // Intimidates population: British play it
    // British may: declined
    example(program, (play) => {
      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 unshaded: British may: done, and 2 more [A6 unshaded]', () => {
    // British may: done
    // up to as many times as there are drawn Demolish chits: declined
    // return the drawn Punishment chits to the pool: done
    example(program, (play) => {
      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Fine', 'Demolish');
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 unshaded: Intimidates population: Rebels play it [A6 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A6 unshaded', { by: 'Rebels', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 unshaded: draw 2 Punishment chits: too few chits are left [A6 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 2 Detain, Demolish and 2 Fine', {
        faction: 'British',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });

      play.when('Rebels play A6 unshaded', { by: 'Rebels', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('A6 shaded, boundaries', () => {
  test('A6 shaded: Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: declined, and 1 more [A6 shaded]', () => {
    // Radicalizes population: Rebels play it
    // Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: declined
    example(program, (play) => {
      play.when('Rebels play A6 shaded', { by: 'Rebels', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 shaded: Radicalizes population: British play it [A6 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A6 shaded', { by: 'British', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });
});
