// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Patrol, boundaries', () => {
  test('Patrol: up to 3 spaces: more spaces than may be selected, and 9 more [P 3.2.2]', () => {
    // up to 3 spaces: more spaces than may be selected
    // each British Operation's spaces is at most 2: it does not apply
    // Cells are here: none is there; one is there
    // Patrol's raided is 2: it does not apply
    // move any Police on the map to the selected spaces: a group moves; none is there
    // in up to raided selected spaces with Police and Cells: there is no such space; one is there
    example(program, (play) => {
      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers(
        'British',
        'Tel Aviv-Jaffa',
        'Lydda',
        'done',
        'Tel Aviv-Jaffa',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'done',
      );

      play.shows('Lydda holds 1 Police, 1 Underground Cell and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
    });
  });

  test('Patrol: up to 3 spaces: one space fewer than may be selected, and 13 more [P 3.2.2]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // each British Operation's spaces is at most 2: it applies
    // move any Police on the map to the selected spaces: nothing can move
    // in up to raided selected spaces with Police and Cells: just as many spaces as may be selected; the most are selected
    // let arrests be the Police here: done
    // remove arrests Active Cells here to Prison: one too few are there
    // while an Underground Cell is here and the Cells removed are less than arrests, British may: done; declined; one is there; it is one less
    // let found be the value of the Intel chit discarded, at most arrests minus the Cells removed: done; just the most
    // remove up to found Underground Cells here to Prison: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell, 2 Active Cells and 3 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Active Cell'],
          [3, 'Police'],
        ],
      });
      play.given('British hold 2 Intel 1', { faction: 'British', holds: [[2, 'Intel 1']] });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa City', 'yes', 'done', 'done');

      play.shows('Haifa City holds 3 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });
      play.shows('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });
      play.shows('the Intel pool holds 3 Intel 0, 2 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [2, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test("Patrol: Patrol's raided is 2: it applies, and 5 more [P 3.2.2]", () => {
    // Patrol's raided is 2: it applies
    // in up to raided selected spaces with Police and Cells: one space fewer than may be selected; none is there
    // remove arrests Active Cells here to Prison: none is there
    // while an Underground Cell is here and the Cells removed are less than arrests, British may: none is there
    // let found be the value of the Intel chit discarded, at most arrests minus the Cells removed: more than the most
    example(program, (play) => {
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.given('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers(
        'British',
        'Haifa District',
        'Lydda',
        'done',
        'Tel Aviv-Jaffa',
        'Lydda',
        'done',
        'Lydda',
        'yes',
        '1',
      );

      play.shows('Lydda holds 1 Police and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Patrol: remove arrests Active Cells here to Prison: just enough are there, and 1 more [P 3.2.2]', () => {
    // remove arrests Active Cells here to Prison: just enough are there
    // while an Underground Cell is here and the Cells removed are less than arrests, British may: both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Underground Cell, 3 Active Cells and 3 Police', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Cell'],
          [3, 'Active Cell'],
          [3, 'Police'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Haifa City');

      play.shows('Haifa City holds 3 Police and 1 Underground Cell', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
    });
  });

  test('Patrol: up to 3 spaces: just as many spaces as may be selected, and 2 more [P 3.2.2]', () => {
    // up to 3 spaces: just as many spaces as may be selected; the most are selected
    // in up to raided selected spaces with Police and Cells: more spaces than may be selected
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Active Cell and 1 Police', {
        space: 'Galilee',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Samaria holds 1 Active Cell and 1 Police', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Cell', { space: 'Jerusalem City', holds: [[1, 'Active Cell']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Galilee', 'Samaria', 'Jerusalem City', 'done', 'Galilee');

      play.shows('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
      play.shows('Samaria holds 1 Police and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Jerusalem City holds 1 Active Cell', { space: 'Jerusalem City', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('Patrol: while an Underground Cell is here and the Cells removed are less than arrests, British may: it is not possible, and 2 more [P 3.2.2]', () => {
    // while an Underground Cell is here and the Cells removed are less than arrests, British may: it is not possible
    // let found be the value of the Intel chit discarded, at most arrests minus the Cells removed: below the most
    // remove up to found Underground Cells here to Prison: one too few are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Cell and 2 Police', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Police'],
        ],
      });
      play.given('British hold Intel 0 and Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 2'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Galilee', 'yes', 'Intel 2', 'done', 'yes');

      play.shows('Galilee holds 2 Police and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Patrol: up to 3 spaces: no space can be selected [P 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Patrol: remove arrests Active Cells here to Prison: more than enough are there [P 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Active Cells and 1 Police', {
        space: 'Galilee',
        holds: [
          [2, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Galilee');

      play.shows('Galilee holds 1 Police and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('Patrol: move any Police on the map to the selected spaces: one is there [P 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Jerusalem District', 'done', 'Haifa City', 'done');

      play.shows('Jerusalem District holds 1 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('Patrol: remove up to found Underground Cells here to Prison: more than enough are there [P 3.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Cells, 3 Active Cells and 4 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [3, 'Active Cell'],
          [4, 'Police'],
        ],
      });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'yes', 'done');

      play.shows('Samaria holds 4 Police and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [4, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds 3 Cells', { box: 'Prison', holds: [[3, 'Cell']] });
      play.shows('British hold nothing', { faction: 'British', holds: [] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });
});
