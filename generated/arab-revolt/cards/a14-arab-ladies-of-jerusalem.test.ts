// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A14 Arab Ladies of Jerusalem. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A14 Arab Ladies of Jerusalem', () => {
  test('A14: Opposition goes only where there is a Curfew [9.0 A14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Lydda holds 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Gaza holds 1 Police and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops, 1 Active Guerrilla, 1 Curfew and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A14 unshaded', { by: 'Rebels', plays: 'A14', side: 'unshaded' });

      play.shows('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops, 1 Active Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A14: no Curfew, no change [9.0 A14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A14 unshaded', { by: 'British', plays: 'A14', side: 'unshaded' });

      play.shows('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A14: all Curfews go, and the British choose which chit to discard [9.0 A14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police, 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa City holds 1 Troops and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.given('British hold Detain and Fine', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [1, 'Fine'],
        ],
      });

      play.when('Rebels play A14 shaded', { by: 'Rebels', plays: 'A14', side: 'shaded' });
      play.answers('British', 'Fine');

      play.shows('Samaria holds 1 Police and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Troops', { space: 'Haifa City', holds: [[1, 'Troops']] });
      play.shows('British hold Detain', { faction: 'British', holds: [[1, 'Detain']] });
      play.shows('the Punishment pool holds 1 Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
    });
  });

  test('A14: only held chits can be discarded [9.0 A14]', () => {
    example(program, (play) => {
      play.given('British hold Demolish', { faction: 'British', holds: [[1, 'Demolish']] });
      play.given('Fine is aside', { chit: 'Fine', lies: 'aside', count: 1 });

      play.when('Rebels play A14 shaded', { by: 'Rebels', plays: 'A14', side: 'shaded' });

      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('Fine is aside', { chit: 'Fine', lies: 'aside', count: 1 });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 1 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
    });
  });

  test('A14: the Curfews go where no chit is held [5.1.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Police and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A14 shaded', { by: 'Rebels', plays: 'A14', side: 'shaded' });

      play.shows('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
    });
  });

  test('A14: the British discard one of two equal chits [9.0 A14]', () => {
    example(program, (play) => {
      play.given('British hold 2 Fine', { faction: 'British', holds: [[2, 'Fine']] });

      play.when('British play A14 shaded', { by: 'British', plays: 'A14', side: 'shaded' });

      play.shows('British hold Fine', { faction: 'British', holds: [[1, 'Fine']] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and 1 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
    });
  });

  test('A14: the Curfews go before the British choose a chit [9.0 A14]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('British hold 1 Detain and 1 Fine', {
        faction: 'British',
        holds: [
          [1, 'Detain'],
          [1, 'Fine'],
        ],
      });
      play.given('Samaria holds 1 Troops and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A14 shaded', { by: 'Rebels', plays: 'A14', side: 'shaded' });

      play.shows('British are asked: Detain, Fine', { asked: 'British', options: ['Detain', 'Fine'] });
      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
    });
  });
});
