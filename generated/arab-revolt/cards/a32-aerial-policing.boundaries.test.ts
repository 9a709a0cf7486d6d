// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A32 unshaded, boundaries', () => {
  test('A32 unshaded: British may conduct Air Recon, where revealed is 2: none of them can be conducted, and 2 more [A32 unshaded]', () => {
    // Air reconnaissance: British play it
    // British may conduct Air Recon, where revealed is 2: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A32 unshaded', { by: 'British', plays: 'A32', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A32 unshaded: British may conduct Air Recon, where revealed is 2: conducted, and 1 more [A32 unshaded]', () => {
    // Air reconnaissance: Rebels play it
    // British may conduct Air Recon, where revealed is 2: conducted
    example(program, (play) => {
      play.when('Rebels play A32 unshaded', { by: 'Rebels', plays: 'A32', side: 'unshaded' });
      play.answers('British', 'Air Recon', 'Galilee', 'Lydda');

      play.shows('Galilee holds 1 Police and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Lydda holds 1 Police and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });
});

describe('A32 shaded, boundaries', () => {
  test('A32 shaded: in each space with a Base: there is such a space, and 4 more [A32 shaded]', () => {
    // Anti-aircraft fire: Rebels play it
    // in each space with a Base: there is such a space; none is there; one is there
    // move 1 Troop here to a City, each only once: nothing can move
    example(program, (play) => {
      play.when('Rebels play A32 shaded', { by: 'Rebels', plays: 'A32', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A32 shaded: Anti-aircraft fire: British play it [A32 shaded]', () => {
    example(program, (play) => {
      play.when('British play A32 shaded', { by: 'British', plays: 'A32', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A32 shaded: move 1 Troop here to a City, each only once: a group moves [A32 shaded]', () => {
    example(program, (play) => {
      play.given('Haifa City holds 1 Base and 1 Troops', {
        space: 'Haifa City',
        holds: [
          [1, 'Base'],
          [1, 'Troops'],
        ],
      });

      play.when('Rebels play A32 shaded', { by: 'Rebels', plays: 'A32', side: 'shaded' });
      play.answers('Rebels', 'Jerusalem City');

      play.shows('Haifa City holds 1 Base', { space: 'Haifa City', holds: [[1, 'Base']] });
      play.shows('Jerusalem City holds 3 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });
});
