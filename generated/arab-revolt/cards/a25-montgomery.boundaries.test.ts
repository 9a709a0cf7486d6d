// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A25 unshaded, boundaries', () => {
  test('A25 unshaded: British may conduct a Limited Operation in or adjacent to Haifa District: conducted, and 2 more [A25 unshaded]', () => {
    // Commander in the north: Rebels play it
    // British may conduct a Limited Operation in or adjacent to Haifa District: conducted
    // British may conduct Punish in or adjacent to Haifa District: declined
    example(program, (play) => {
      play.when('Rebels play A25 unshaded', { by: 'Rebels', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'Assault', 'Galilee', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25 unshaded: British may conduct a Limited Operation in or adjacent to Haifa District: declined, and 2 more [A25 unshaded]', () => {
    // Commander in the north: British play it
    // British may conduct a Limited Operation in or adjacent to Haifa District: declined
    // British may conduct Punish in or adjacent to Haifa District: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A25 unshaded', { by: 'British', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25 unshaded: British may conduct Punish in or adjacent to Haifa District: conducted [A25 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A25 unshaded', { by: 'Rebels', plays: 'A25', side: 'unshaded' });
      play.answers('British', 'done', 'Punish');
      play.answers('draw', 'Demolish', 'Demolish');
      play.answers('British', 'Haifa District', 'Haifa City');

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
});

describe('A25 shaded, boundaries', () => {
  test('A25 shaded: Rebels may, up to 2 times: declined, and 1 more [A25 shaded]', () => {
    // Harsh tactics fail: Rebels play it
    // Rebels may, up to 2 times: declined
    example(program, (play) => {
      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A25 shaded: Rebels may, up to 2 times: done again, and 1 more [A25 shaded]', () => {
    // Rebels may, up to 2 times: done again
    // conduct a Limited Operation in or adjacent to Haifa District: conducted
    example(program, (play) => {
      play.when('Rebels play A25 shaded', { by: 'Rebels', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'Sabotage', 'Haifa District', 'done');

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

  test('A25 shaded: Harsh tactics fail: British play it [A25 shaded]', () => {
    example(program, (play) => {
      play.when('British play A25 shaded', { by: 'British', plays: 'A25', side: 'shaded' });
      play.answers('Rebels', 'March', 'Haifa District', 'Haifa City', 'Rally', 'Haifa City');

      play.shows('Haifa District holds 2 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Haifa City holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
    });
  });
});
