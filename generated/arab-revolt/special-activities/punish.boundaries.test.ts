// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Punish, boundaries', () => {
  test('Punish: up to 2 Districts or Cities: more spaces than may be selected, and 9 more [AR 4.2.1]', () => {
    // up to 2 Districts or Cities: more spaces than may be selected; the most are selected
    // Troops are here: none is there
    // step warrant: done
    // return the drawn Punishment chits to the pool: done
    // in each selected space: done; there is such a space
    // resolve the Punishment of the Punishment chit in play: done
    // resolve the Mobilization of the Punishment chit in play: done
    // set aside the Punishment chit in play: done
    example(program, (play) => {
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Demolish', 'Demolish');
      play.answers('British', 'Haifa City', 'Haifa District');

      play.shows('Haifa District holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
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

  test('Punish: up to 2 Districts or Cities: no space can be selected [AR 4.2.1]', () => {
    example(program, (play) => {
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Fine');

      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
      play.shows('the Fine chit is aside', { chit: 'Fine', lies: 'aside', count: 1 });
    });
  });

  test('Punish: Troops are here: one is there, and 2 more [AR 4.2.1]', () => {
    // Troops are here: one is there
    // draw offered Punishment chits: too few chits are left
    // play 1 drawn or held Punishment chit: no such chit is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
    });
  });

  test('Punish: up to 2 Districts or Cities: one space fewer than may be selected [AR 4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Detain');

      play.shows('Haifa City holds 1 Troops and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
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

  test('Punish: up to 2 Districts or Cities: just as many spaces as may be selected [AR 4.2.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });
      play.given('Gaza holds 1 Troops', { space: 'Gaza', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Detain', 'Gaza', 'done');

      play.shows('Gaza holds 1 Troops and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
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
