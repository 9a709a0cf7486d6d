// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A30 unshaded, boundaries', () => {
  test('A30 unshaded: in each District adjacent to Transjordan: there is such a space, and 4 more [A30 unshaded]', () => {
    // Restrict aid to rebels: Rebels play it
    // in each District adjacent to Transjordan: there is such a space
    // remove 1 Guerrilla here: none is there; just enough are there; more than enough are there
    example(program, (play) => {
      play.when('Rebels play A30 unshaded', { by: 'Rebels', plays: 'A30', side: 'unshaded' });

      play.shows('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
    });
  });

  test('A30 unshaded: Restrict aid to rebels: British play it [A30 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A30 unshaded', { by: 'British', plays: 'A30', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('A30 shaded, boundaries', () => {
  test('A30 shaded: remove all Out of Play markers on the map: none is there, and 2 more [A30 shaded]', () => {
    // Funding from Arab world: Rebels play it
    // remove all Out of Play markers on the map: none is there; some are there
    example(program, (play) => {
      play.when('Rebels play A30 shaded', { by: 'Rebels', plays: 'A30', side: 'shaded' });

      play.shows('Transjordan holds nothing', { space: 'Transjordan', holds: [] });
      play.shows('Egypt holds nothing', { space: 'Egypt', holds: [] });
    });
  });

  test('A30 shaded: Funding from Arab world: British play it [A30 shaded]', () => {
    example(program, (play) => {
      play.when('British play A30 shaded', { by: 'British', plays: 'A30', side: 'shaded' });

      play.shows('Transjordan holds nothing', { space: 'Transjordan', holds: [] });
      play.shows('Egypt holds nothing', { space: 'Egypt', holds: [] });
    });
  });
});
