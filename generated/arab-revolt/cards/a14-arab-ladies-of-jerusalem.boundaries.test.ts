// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A14 unshaded, boundaries', () => {
  test('A14 unshaded: in each space with a Curfew: there is such a space, and 4 more [A14 unshaded]', () => {
    // Popular movements crushed: British play it
    // in each space with a Curfew: there is such a space; none is there; one is there
    // remove Opposition here: none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Curfew', { space: 'Samaria', holds: [[1, 'Curfew']] });

      play.when('British play A14 unshaded', { by: 'British', plays: 'A14', side: 'unshaded' });

      play.shows('Samaria holds 1 Curfew', { space: 'Samaria', holds: [[1, 'Curfew']] });
    });
  });

  test('A14 unshaded: Popular movements crushed: Rebels play it [A14 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A14 unshaded', { by: 'Rebels', plays: 'A14', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A14 unshaded: remove Opposition here: some are there [A14 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Curfew and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Curfew'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels play A14 unshaded', { by: 'Rebels', plays: 'A14', side: 'unshaded' });

      play.shows('Samaria holds 1 Curfew', { space: 'Samaria', holds: [[1, 'Curfew']] });
    });
  });
});

describe('A14 shaded, boundaries', () => {
  test('A14 shaded: remove all Curfews on the map: none is there, and 2 more [A14 shaded]', () => {
    // Resist restrictions: British play it
    // remove all Curfews on the map: none is there
    // British discard 1 held Punishment chit: no such chit is there
    example(program, (play) => {
      play.when('British play A14 shaded', { by: 'British', plays: 'A14', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A14 shaded: Resist restrictions: Rebels play it [A14 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A14 shaded', { by: 'Rebels', plays: 'A14', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A14 shaded: remove all Curfews on the map: some are there [A14 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });

      play.when('Rebels play A14 shaded', { by: 'Rebels', plays: 'A14', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
    });
  });
});
