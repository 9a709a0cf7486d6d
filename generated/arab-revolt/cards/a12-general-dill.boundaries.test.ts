// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A12 unshaded, boundaries', () => {
  test('A12 unshaded: British may conduct Punish: declined, and 3 more [A12 unshaded]', () => {
    // Advocate for martial law: British play it
    // British may conduct Punish: declined
    // if the held Punishment chits are at least 1: it is not so; it is one less
    example(program, (play) => {
      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12 unshaded: if the held Punishment chits are at least 1: it is so, and 2 more [A12 unshaded]', () => {
    // if the held Punishment chits are at least 1: it is so; it is one more
    // British may conduct Punish, where offered is 0: conducted
    example(program, (play) => {
      play.given('British hold 2 Detain', { faction: 'British', holds: [[2, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'done', 'Punish', 'Tel Aviv-Jaffa', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A12 unshaded: if the held Punishment chits are at least 1: both are equal, and 1 more [A12 unshaded]', () => {
    // if the held Punishment chits are at least 1: both are equal
    // British may conduct Punish, where offered is 0: declined
    example(program, (play) => {
      play.given('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'done', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12 unshaded: Advocate for martial law: Rebels play it [A12 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A12 unshaded', { by: 'Rebels', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12 unshaded: British may conduct Punish: none of them can be conducted, and 1 more [A12 unshaded]', () => {
    // British may conduct Punish: none of them can be conducted
    // British may conduct Punish, where offered is 0: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });

      play.when('British play A12 unshaded', { by: 'British', plays: 'A12', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12 unshaded: British may conduct Punish: conducted [A12 unshaded]', () => {
    example(program, (play) => {
      play.given('the Punishment pool holds Fine', { pool: 'Punishment', holds: [[1, 'Fine']] });

      play.when('Rebels play A12 unshaded', { by: 'Rebels', plays: 'A12', side: 'unshaded' });
      play.answers('British', 'Punish');

      play.shows('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.shows('2 Fine chits are aside', { chit: 'Fine', lies: 'aside', count: 2 });
    });
  });
});

describe('A12 shaded, boundaries', () => {
  test('A12 shaded: let dismissed be half of the Irregulars on the map, rounded down: nothing is left over, and 2 more [A12 shaded]', () => {
    // Suspicious of "gangster methods": Rebels play it
    // let dismissed be half of the Irregulars on the map, rounded down: done; nothing is left over
    example(program, (play) => {
      play.when('Rebels play A12 shaded', { by: 'Rebels', plays: 'A12', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A12 shaded: remove dismissed Irregulars on the map: more than enough are there, and 1 more [A12 shaded]', () => {
    // Suspicious of "gangster methods": British play it
    // remove dismissed Irregulars on the map: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Active Irregulars', { space: 'Lydda', holds: [[2, 'Active Irregular']] });

      play.when('British play A12 shaded', { by: 'British', plays: 'A12', side: 'shaded' });

      play.shows('Lydda holds 1 Active Irregular', { space: 'Lydda', holds: [[1, 'Active Irregular']] });
    });
  });

  test('A12 shaded: let dismissed be half of the Irregulars on the map, rounded down: something is left over [A12 shaded]', () => {
    example(program, (play) => {
      play.given('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });

      play.when('Rebels play A12 shaded', { by: 'Rebels', plays: 'A12', side: 'shaded' });

      play.shows('Galilee holds 1 Underground Irregular', { space: 'Galilee', holds: [[1, 'Underground Irregular']] });
    });
  });
});
