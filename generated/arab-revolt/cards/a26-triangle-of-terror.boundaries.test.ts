// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A26, boundaries', () => {
  test('A26: up to 3 times: declined, and 2 more [A26]', () => {
    // Jenin-Nablus-Tulkarm hot spot: Rebels play it
    // up to 3 times: declined
    // the other faction may conduct a Limited Operation in Samaria: conducted
    example(program, (play) => {
      play.when('Rebels play A26', { by: 'Rebels', plays: 'A26', side: 'event' });
      play.answers('Rebels', 'done');
      play.answers('British', 'Assault');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A26: up to 3 times: done again, and 2 more [A26]', () => {
    // up to 3 times: done again
    // conduct a Limited Operation in or adjacent to Samaria: conducted
    // the other faction may conduct a Limited Operation in Samaria: declined
    example(program, (play) => {
      play.when('Rebels play A26', { by: 'Rebels', plays: 'A26', side: 'event' });
      play.answers('Rebels', 'Rally', 'Lydda', 'done');
      play.answers('British', 'done');

      play.shows('Lydda holds 1 Police and 2 Underground Guerrillas', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A26: the other faction may conduct a Limited Operation in Samaria: none of them can be conducted, and 1 more [A26]', () => {
    // Jenin-Nablus-Tulkarm hot spot: British play it
    // the other faction may conduct a Limited Operation in Samaria: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A26', { by: 'British', plays: 'A26', side: 'event' });
      play.answers('British', 'Patrol', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });
});
