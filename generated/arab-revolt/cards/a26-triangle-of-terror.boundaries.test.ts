// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A26, boundaries', () => {
  test('A26: up to 3 times: declined, and 3 more [A26]', () => {
    // Jenin-Nablus-Tulkarm hot spot: British play it
    // up to 3 times: declined
    // the other faction may conduct a Limited Operation in Samaria: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A26', { by: 'British', plays: 'A26', side: 'event' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: up to 3 times: done again, and 2 more [A26]', () => {
    // Jenin-Nablus-Tulkarm hot spot: Rebels play it
    // up to 3 times: done again
    // conduct a Limited Operation in or adjacent to Samaria: conducted
    example(program, (play) => {
      play.when('Rebels play A26', { by: 'Rebels', plays: 'A26', side: 'event' });
      play.answers('Rebels', 'Sabotage', 'Galilee', 'Rally', 'Galilee', 'Sabotage', 'Samaria');
      play.answers('British', 'done');

      play.shows('Galilee holds 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A26: the other faction may conduct a Limited Operation in Samaria: conducted [A26]', () => {
    example(program, (play) => {
      play.when('British play A26', { by: 'British', plays: 'A26', side: 'event' });
      play.answers('British', 'done');
      play.answers('Rebels', 'Sabotage');

      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });
});
