// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A31 unshaded, boundaries', () => {
  test('A31 unshaded: in either Syria or Lebanon with Rebel pieces: more spaces than may be selected, and 4 more [A31 unshaded]', () => {
    // French police crack down: British play it
    // in either Syria or Lebanon with Rebel pieces: more spaces than may be selected; the most are selected; one is there
    // remove all Rebel pieces here to Prison: some are there
    example(program, (play) => {
      play.when('British play A31 unshaded', { by: 'British', plays: 'A31', side: 'unshaded' });
      play.answers('British', 'Lebanon');

      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
    });
  });

  test('A31 unshaded: in either Syria or Lebanon with Rebel pieces: just as many spaces as may be selected, and 2 more [A31 unshaded]', () => {
    // French police crack down: Rebels play it
    // in either Syria or Lebanon with Rebel pieces: just as many spaces as may be selected; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('Rebels play A31 unshaded', { by: 'Rebels', plays: 'A31', side: 'unshaded' });

      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
      play.shows('Prison holds 1 Base', { box: 'Prison', holds: [[1, 'Base']] });
    });
  });

  test('A31 unshaded: in either Syria or Lebanon with Rebel pieces: there is no such space [A31 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A31 unshaded', { by: 'British', plays: 'A31', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('A31 shaded, boundaries', () => {
  test('A31 shaded: in all Foreign Countries, in any order: there is such a space, and 4 more [A31 shaded]', () => {
    // Foreign fighters: British play it
    // in all Foreign Countries, in any order: there is such a space
    // if a Guerrilla is in Prison: it is not so; none is there
    // place 1 Guerrilla here: more than enough are ready
    example(program, (play) => {
      play.when('British play A31 shaded', { by: 'British', plays: 'A31', side: 'shaded' });

      play.shows('Lebanon holds 2 Underground Guerrillas', { space: 'Lebanon', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Syria holds 3 Underground Guerrillas and 1 Base', {
        space: 'Syria',
        holds: [
          [3, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A31 shaded: if a Guerrilla is in Prison: it is so, and 3 more [A31 shaded]', () => {
    // if a Guerrilla is in Prison: it is so; one is there
    // place 1 Guerrilla from Prison here: just enough are ready; more than enough are ready
    example(program, (play) => {
      play.given('Prison holds 2 Guerrillas', { box: 'Prison', holds: [[2, 'Guerrilla']] });

      play.when('British play A31 shaded', { by: 'British', plays: 'A31', side: 'shaded' });

      play.shows('Lebanon holds 2 Underground Guerrillas', { space: 'Lebanon', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Syria holds 3 Underground Guerrillas and 1 Base', {
        space: 'Syria',
        holds: [
          [3, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('A31 shaded: place 1 Guerrilla here: none is ready, and 1 more [A31 shaded]', () => {
    // place 1 Guerrilla here: none is ready; just enough are ready
    example(program, (play) => {
      play.given('Haifa–Syria holds 4 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [4, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A31 shaded', { by: 'British', plays: 'A31', side: 'shaded' });
      play.answers('British', 'Syria');

      play.shows('Haifa–Syria holds 4 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [4, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Syria holds 3 Underground Guerrillas and 1 Base', {
        space: 'Syria',
        holds: [
          [3, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A31 shaded: Foreign fighters: Rebels play it [A31 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A31 shaded', { by: 'Rebels', plays: 'A31', side: 'shaded' });

      play.shows('Lebanon holds 1 Underground Guerrilla', { space: 'Lebanon', holds: [[1, 'Underground Guerrilla']] });
      play.shows('Syria holds 1 Underground Guerrilla', { space: 'Syria', holds: [[1, 'Underground Guerrilla']] });
    });
  });
});
