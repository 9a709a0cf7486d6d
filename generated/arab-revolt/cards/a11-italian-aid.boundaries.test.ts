// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A11, boundaries', () => {
  test('A11: if A28 is not in play: it is so, and 4 more [A11]', () => {
    // Axis provide arms and funds: Rebels play it
    // if A28 is not in play: it is so
    // Rebels may, up to as many times as there are Foreign Countries with Rebel pieces: done again; one is there
    // conduct a Limited Operation: conducted
    example(program, (play) => {
      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });
      play.answers('Rebels', 'Sabotage', 'Galilee', 'March', 'Galilee', 'Syria');

      play.shows('Galilee holds 1 Police and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Syria holds 2 Underground Guerrillas, 1 Active Guerrilla and 1 Base', {
        space: 'Syria',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A11: Rebels may, up to as many times as there are Foreign Countries with Rebel pieces: declined [A11]', () => {
    example(program, (play) => {
      play.when('Rebels play A11', { by: 'Rebels', plays: 'A11', side: 'event' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A11: if A28 is not in play: it is not so, and 1 more [A11]', () => {
    // Axis provide arms and funds: British play it
    // if A28 is not in play: it is not so
    example(program, (play) => {
      play.given('A28 is in play', { capability: 'A28', side: 'event', isInPlay: true });

      play.when('British play A11', { by: 'British', plays: 'A11', side: 'event' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A11: Rebels may, up to as many times as there are Foreign Countries with Rebel pieces: none is there [A11]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A11', { by: 'British', plays: 'A11', side: 'event' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
