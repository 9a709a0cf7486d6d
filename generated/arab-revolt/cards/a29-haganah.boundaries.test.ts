/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A29 unshaded, boundaries', () => {
  test('A29 unshaded: shift Unity 2 toward Decentralized: just to the end of the track, and 2 more [A29 unshaded]', () => {
    // Promotes disunity among rebels: Rebels play it
    // shift Unity 2 toward Decentralized: just to the end of the track
    // British conduct Divide, choosing Activate Irregulars: none of them can be conducted
    example(program, (play) => {
      play.when('Rebels play A29 unshaded', { by: 'Rebels', plays: 'A29', side: 'unshaded' });

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A29 unshaded: shift Unity 2 toward Decentralized: past the end of the track, and 1 more [A29 unshaded]', () => {
    // Promotes disunity among rebels: British play it
    // shift Unity 2 toward Decentralized: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British play A29 unshaded', { by: 'British', plays: 'A29', side: 'unshaded' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A29 unshaded: shift Unity 2 toward Decentralized: to one before the end of the track [A29 unshaded]', () => {
    example(program, (play) => {
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });

      play.when('Rebels play A29 unshaded', { by: 'Rebels', plays: 'A29', side: 'unshaded' });

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });
});
