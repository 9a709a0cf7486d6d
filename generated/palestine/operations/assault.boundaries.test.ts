// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Assault, boundaries', () => {
  test('Assault: up to 3 spaces: more spaces than may be selected, and 18 more [P 3.2.4]', () => {
    // up to 3 spaces: more spaces than may be selected; the most are selected
    // each British Operation's spaces is at most 2: it applies
    // Troops are here and Irgun pieces are here: none is there; one is there
    // Assault's force is 1: it does not apply
    // in each selected space: done
    // let hits be 1 per force Troops here: done; nothing is left over
    // remove hits Active Cells here: none is there
    // while an Underground Cell is here and the Cells removed are less than hits, British may: it is not possible; one is there; it is one less; both are equal
    // if no Cells are here: it is not so; one is there
    // let imprisoned be half of the Cells removed, rounded down: done; nothing is left over
    // step imprisonment: done
    example(program, (play) => {
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Galilee', 'Jerusalem City');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test("Assault: each British Operation's spaces is at most 2: it does not apply, and 8 more [P 3.2.4]", () => {
    // each British Operation's spaces is at most 2: it does not apply
    // Troops are here and Irgun pieces are here: one is there
    // Assault's force is 1: it applies
    // remove hits Active Cells here: just enough are there
    // while an Underground Cell is here and the Cells removed are less than hits, British may: none is there
    // if no Cells are here: it is so; none is there
    // let left be hits minus the Cells removed: done
    // let imprisoned be half of the Cells removed, rounded down: something is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 1 Troops', { space: 'Samaria', holds: [[1, 'Troops']] });
    });
  });

  test('Assault: up to 3 spaces: just as many spaces as may be selected, and 4 more [P 3.2.4]', () => {
    // up to 3 spaces: just as many spaces as may be selected
    // let hits be 1 per force Troops here: something is left over
    // remove hits Active Cells here: more than enough are there
    // while an Underground Cell is here and the Cells removed are less than hits, British may: both are equal
    // remove imprisoned Cells in Available to Prison: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 3 Troops and 2 Active Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [2, 'Active Cell'],
        ],
      });
      play.given('Galilee holds 1 Troops and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 4 Troops, 1 Underground Cell and 2 Active Cells', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
          [2, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Haifa', 'done');

      play.shows('Galilee holds 1 Troops and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 3 Troops and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 4 Troops and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [4, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('Assault: while an Underground Cell is here and the Cells removed are less than hits, British may: done, and 4 more [P 3.2.4]', () => {
    // while an Underground Cell is here and the Cells removed are less than hits, British may: done; it is one more
    // let found be the value of the Intel chit discarded, at most hits minus the Cells removed: done; just the most
    // remove up to found Underground Cells here: just enough are there
    example(program, (play) => {
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Jerusalem City', 'yes', '1', 'Samaria', 'done');

      play.shows('Jerusalem City holds 2 Troops and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
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

  test('Assault: up to 3 spaces: one space fewer than may be selected, and 5 more [P 3.2.4]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // Assault's bounty is 2: it does not apply
    // while an Underground Cell is here and the Cells removed are less than hits, British may: declined
    // remove left Arms Caches here: just enough are there
    // for each Arms Cache removed: done
    // raise Political Will by bounty: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem District holds 2 Troops and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Jerusalem District');
      play.answers('draw', 'Intel 2');
      play.answers('British', 'Haifa–Syria', 'done');

      play.shows('Jerusalem District holds 2 Troops', { space: 'Jerusalem District', holds: [[2, 'Troops']] });
      play.shows('Haifa–Syria holds 2 Troops and 1 Underground Cell', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
      play.shows('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });
      play.shows('the Intel pool holds 3 Intel 0, 3 Intel 1 and 2 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [3, 'Intel 1'],
          [2, 'Intel 2'],
        ],
      });
    });
  });

  test('Assault: remove hits Active Cells here: one too few are there, and 1 more [P 3.2.4]', () => {
    // remove hits Active Cells here: one too few are there
    // remove left Arms Caches here: none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
    });
  });

  test('Assault: up to 3 spaces: no space can be selected [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Assault: Troops are here and Irgun pieces are here: none is there [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });
    });
  });

  test('Assault: let found be the value of the Intel chit discarded, at most hits minus the Cells removed: below the most [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Tel Aviv-Jaffa', 'yes', 'Haifa City', 'Galilee');

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

  test('Assault: let found be the value of the Intel chit discarded, at most hits minus the Cells removed: more than the most, and 1 more [P 3.2.4]', () => {
    // let found be the value of the Intel chit discarded, at most hits minus the Cells removed: more than the most
    // remove up to found Underground Cells here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Troops and 2 Underground Cells', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes', '1');

      play.shows('Samaria holds 2 Troops and 1 Underground Cell', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
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
});
