/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A25 unshaded, boundaries', () => {
  test('A25 unshaded: British may conduct a Limited Operation in or adjacent to Haifa District: conducted, and 3 more [A25 unshaded]', () => {
    // Commander in the north: British play it
    // British may conduct a Limited Operation in or adjacent to Haifa District: conducted
    // British may conduct Punish in or adjacent to Haifa District: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Patrol', 'Haifa–Syria');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25 unshaded: British may conduct a Limited Operation in or adjacent to Haifa District: declined [A25 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25 unshaded: British may conduct Punish in or adjacent to Haifa District: conducted, and 1 more [A25 unshaded]', () => {
    // Commander in the north: Rebels play it
    // British may conduct Punish in or adjacent to Haifa District: conducted
    example(program, (play) => {
      play.given('the Punishment pool holds Demolish', { pool: 'Punishment', holds: [[1, 'Demolish']] });

      play.when('Rebels play A25 unshaded', { by: 'Rebels', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Galilee', 'done', 'Punish', 'Haifa City', 'done');

      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.shows('2 Demolish chits are aside', { chit: 'Demolish', lies: 'aside', count: 2 });
    });
  });
});

describe('A25 shaded, boundaries', () => {
  test('A25 shaded: Rebels may, up to 2 times: done again, and 2 more [A25 shaded]', () => {
    // Harsh tactics fail: British play it
    // Rebels may, up to 2 times: done again
    // conduct a Limited Operation in or adjacent to Haifa District: conducted
    example(program, (play) => {
      play.when('British play A25 shaded', { by: 'British', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'March', 'Galilee', 'Samaria', 'Sabotage', 'Haifa District');

      play.shows('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Police, 3 Underground Guerrillas, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [3, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A25 shaded: Rebels may, up to 2 times: declined, and 1 more [A25 shaded]', () => {
    // Harsh tactics fail: Rebels play it
    // Rebels may, up to 2 times: declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
