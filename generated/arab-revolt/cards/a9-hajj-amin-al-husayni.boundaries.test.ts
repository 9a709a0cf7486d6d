/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A9 shaded, boundaries', () => {
  test('A9 shaded: if a Base is in a Foreign Country: it is so, and 5 more [A9 shaded]', () => {
    // Grand Mufti: British play it
    // if a Base is in a Foreign Country: it is so; one is there
    // shift Unity 1 toward Centralized: to one before the end of the track
    // if an Operations chit is in play: it is not so; it is one less
    example(program, (play) => {
      play.when('British play A9 shaded', { by: 'British', plays: 'A9', side: 'shaded' });

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A9 shaded: shift Unity 1 toward Centralized: just to the end of the track, and 1 more [A9 shaded]', () => {
    // Grand Mufti: Rebels play it
    // shift Unity 1 toward Centralized: just to the end of the track
    example(program, (play) => {
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });

  test('A9 shaded: shift Unity 1 toward Centralized: past the end of the track [A9 shaded]', () => {
    example(program, (play) => {
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });

      play.when('British play A9 shaded', { by: 'British', plays: 'A9', side: 'shaded' });

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });

  test('A9 shaded: if a Base is in a Foreign Country: it is not so, and 1 more [A9 shaded]', () => {
    // if a Base is in a Foreign Country: it is not so; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A9 shaded', { by: 'British', plays: 'A9', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A9 shaded: if an Operations chit is in play: it is so, and 3 more [A9 shaded]', () => {
    // if an Operations chit is in play: it is so; both are equal
    // Rebels may conduct an Operation: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the 1 Op chit is in play', { chit: '1 Op', lies: 'in play', count: 1 });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });
});
