// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A25 unshaded, boundaries', () => {
  test('A25 unshaded: British may conduct a Limited Operation in or adjacent to Haifa District: none of them can be conducted, and 4 more [A25 unshaded]', () => {
    // Commander in the north: British play it
    // British may conduct a Limited Operation in or adjacent to Haifa District: none of them can be conducted; declined
    // British may conduct Punish in or adjacent to Haifa District: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25 unshaded: British may conduct a Limited Operation in or adjacent to Haifa District: conducted, and 1 more [A25 unshaded]', () => {
    // Commander in the north: Rebels play it
    // British may conduct a Limited Operation in or adjacent to Haifa District: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('A18 shaded is in play', { capability: 'A18', side: 'shaded', isInPlay: true });

      play.when('Rebels play A25 unshaded', { by: 'Rebels', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Samaria');
      play.answers('draw', 'Fine');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25 unshaded: British may conduct Punish in or adjacent to Haifa District: conducted [A25 unshaded]', () => {
    example(program, (play) => {
      play.given('A18 unshaded is in play', { capability: 'A18', side: 'unshaded', isInPlay: true });

      play.when('Rebels play A25 unshaded', { by: 'Rebels', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Sweep', 'Galilee', 'done', 'Punish', 'Fine');

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
});

describe('A25 shaded, boundaries', () => {
  test('A25 shaded: Rebels may, up to 2 times: done again, and 3 more [A25 shaded]', () => {
    // Harsh tactics fail: British play it
    // Rebels may, up to 2 times: done again; declined
    // conduct a Limited Operation in or adjacent to Haifa District: conducted
    example(program, (play) => {
      play.when('British play A25 shaded', { by: 'British', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'Sabotage', 'Galilee', 'done');

      play.shows('Galilee holds 1 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A25 shaded: Harsh tactics fail: Rebels play it [A25 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'Ambush', 'Galilee', 'Sabotage', 'Haifa District');

      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });
});
