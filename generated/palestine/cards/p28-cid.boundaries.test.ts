// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P28 unshaded, boundaries', () => {
  test('P28 unshaded: in each space with Police and Cells: there is such a space, and 4 more [P28 unshaded]', () => {
    // Intelligence gathering: Irgun play it
    // in each space with Police and Cells: there is such a space; none is there; one is there
    example(program, (play) => {
      play.when('Irgun play P28 unshaded', { by: 'Irgun', plays: 'P28', side: 'unshaded' });
      play.answers('draw', 'Intel 2', 'Intel 2', 'Intel 2');

      play.shows('British hold 3 Intel 2', { faction: 'British', holds: [[3, 'Intel 2']] });
      play.shows('the Intel pool holds 3 Intel 0 and 3 Intel 1', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
        ],
      });
    });
  });

  test('P28 unshaded: Intelligence gathering: British play it [P28 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P28 unshaded', { by: 'British', plays: 'P28', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P28 unshaded: in each space with Police and Cells: none is there [P28 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('British play P28 unshaded', { by: 'British', plays: 'P28', side: 'unshaded' });

      play.shows('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
    });
  });

  test('P28 unshaded: British draw 1 Intel chit: too few chits are left [P28 unshaded]', () => {
    example(program, (play) => {
      play.given('British hold Intel 0, 3 Intel 1 and 3 Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });

      play.when('Irgun play P28 unshaded', { by: 'Irgun', plays: 'P28', side: 'unshaded' });

      play.shows('British hold 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        faction: 'British',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
      play.shows('the Intel pool holds nothing', { pool: 'Intel', holds: [] });
    });
  });
});

describe('P28 shaded, boundaries', () => {
  test('P28 shaded: Irgun may conduct Sabotage in 1 space with Police: none of them can be conducted, and 4 more [P28 shaded]', () => {
    // Headquarters targeted: British play it
    // Irgun may conduct Sabotage in 1 space with Police: none of them can be conducted; declined; none is there; one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });

      play.when('British play P28 shaded', { by: 'British', plays: 'P28', side: 'shaded' });

      play.shows('Haifa–Syria holds 1 Police', { space: 'Haifa–Syria', holds: [[1, 'Police']] });
    });
  });

  test('P28 shaded: Irgun may conduct Sabotage in 1 space with Police: conducted, and 1 more [P28 shaded]', () => {
    // Headquarters targeted: Irgun play it
    // Irgun may conduct Sabotage in 1 space with Police: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Underground Cell and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun play P28 shaded', { by: 'Irgun', plays: 'P28', side: 'shaded' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '2');

      play.shows('Gaza holds 1 Police and 1 Active Cell', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
    });
  });
});

describe('P28 in play, boundaries', () => {
  test('P28 in play: after the success of Sabotage: the card is not in play [P28 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '4');

      play.shows('Lydda holds 1 Active Cell and 1 Sabotage', {
        space: 'Lydda',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });
});
