// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Punish, boundaries', () => {
  test('Punish: up to 2 Districts or Cities: more spaces than may be selected, and 10 more [AR 4.2.1]', () => {
    // up to 2 Districts or Cities: more spaces than may be selected; the most are selected
    // Troops are here: none is there
    // step warrant: done
    // draw offered Punishment chits: too few chits are left
    // return the drawn Punishment chits to the pool: done
    // in each selected space: done; there is such a space
    // resolve the Punishment of the Punishment chit in play: done
    // resolve the Mobilization of the Punishment chit in play: done
    // set aside the Punishment chit in play: done
    example(program, (play) => {
      play.given('British hold Detain, 2 Demolish and 2 Fine', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Demolish', 'Haifa District', 'Jerusalem City');

      play.shows('Haifa District holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('British hold Detain, Demolish and 2 Fine', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Demolish chit is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });

  test('Punish: up to 2 Districts or Cities: just as many spaces as may be selected, and 1 more [AR 4.2.1]', () => {
    // up to 2 Districts or Cities: just as many spaces as may be selected
    // Troops are here: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Demolish');
      play.answers('British', 'Jerusalem District', 'done');

      play.shows('Jerusalem District holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
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

  test('Punish: up to 2 Districts or Cities: no space can be selected, and 1 more [AR 4.2.1]', () => {
    // up to 2 Districts or Cities: no space can be selected
    // play 1 drawn or held Punishment chit: no such chit is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Punish: up to 2 Districts or Cities: one space fewer than may be selected [AR 4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Demolish');

      play.shows('Jerusalem City holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
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
