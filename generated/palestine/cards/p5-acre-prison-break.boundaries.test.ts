// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P5 unshaded, boundaries', () => {
  test('P5 unshaded: remove up to 2 Cells in Prison to Out of the Game: none is there, and 1 more [P5 unshaded]', () => {
    // Prisoners sent to Eritrea: British play it
    // remove up to 2 Cells in Prison to Out of the Game: none is there
    example(program, (play) => {
      play.when('British play P5 unshaded', { by: 'British', plays: 'P5', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P5 unshaded: Prisoners sent to Eritrea: Irgun play it [P5 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P5 unshaded', { by: 'Irgun', plays: 'P5', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P5 unshaded: remove up to 2 Cells in Prison to Out of the Game: more than enough are there [P5 unshaded]', () => {
    example(program, (play) => {
      play.given('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });

      play.when('British play P5 unshaded', { by: 'British', plays: 'P5', side: 'unshaded' });
      play.answers('British', '1');

      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('Out of the Game holds 1 Cell', { box: 'Out of the Game', holds: [[1, 'Cell']] });
    });
  });

  test('P5 unshaded: remove up to 2 Cells in Prison to Out of the Game: just enough are there [P5 unshaded]', () => {
    example(program, (play) => {
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('British play P5 unshaded', { by: 'British', plays: 'P5', side: 'unshaded' });
      play.answers('British', '1');

      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('Out of the Game holds 1 Cell', { box: 'Out of the Game', holds: [[1, 'Cell']] });
    });
  });

  test('P5 unshaded: remove up to 2 Cells in Prison to Out of the Game: one too few are there [P5 unshaded]', () => {
    example(program, (play) => {
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('British play P5 unshaded', { by: 'British', plays: 'P5', side: 'unshaded' });
      play.answers('British', '1');

      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
      play.shows('Out of the Game holds 1 Cell', { box: 'Out of the Game', holds: [[1, 'Cell']] });
    });
  });
});

describe('P5 shaded, boundaries', () => {
  test('P5 shaded: remove all Cells in Prison: none is there, and 1 more [P5 shaded]', () => {
    // Mass escape: British play it
    // remove all Cells in Prison: none is there
    example(program, (play) => {
      play.when('British play P5 shaded', { by: 'British', plays: 'P5', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P5 shaded: remove all Cells in Prison: some are there [P5 shaded]', () => {
    example(program, (play) => {
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('British play P5 shaded', { by: 'British', plays: 'P5', side: 'shaded' });

      play.shows('Prison holds nothing', { box: 'Prison', holds: [] });
    });
  });

  test('P5 shaded: Mass escape: Irgun play it [P5 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P5 shaded', { by: 'Irgun', plays: 'P5', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});
