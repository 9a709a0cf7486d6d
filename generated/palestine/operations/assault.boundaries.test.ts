// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Assault, boundaries', () => {
  test('Assault: up to 3 spaces: more spaces than may be selected, and 20 more [P 3.2.4]', () => {
    // up to 3 spaces: more spaces than may be selected
    // each British Operation's spaces is at most 2: it does not apply
    // Troops are here and Irgun pieces are here: none is there; one is there
    // Assault's force is 1: it applies
    // in each selected space: done
    // let hits be 1 per force Troops here: done; nothing is left over
    // remove hits Active Cells here: none is there
    // while an Underground Cell is here and the Cells removed are less than hits, British may: it is not possible; done; one is there
    // let found be the value of the Intel chit discarded, at most hits minus the Cells removed: done; below the most; just the most
    // remove up to found Underground Cells here: one too few are there
    // if no Cells are here: it is not so; one is there
    // let imprisoned be half of the Cells removed, rounded down: done; nothing is left over
    // step imprisonment: done
    example(program, (play) => {
      play.given('British hold Intel 0 and Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 2'],
        ],
      });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Jerusalem City', 'yes', 'Intel 0', 'yes', 'done');

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

  test('Assault: up to 3 spaces: one space fewer than may be selected, and 9 more [P 3.2.4]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // Assault's force is 1: it does not apply
    // while an Underground Cell is here and the Cells removed are less than hits, British may: none is there; it is one less
    // let found be the value of the Intel chit discarded, at most hits minus the Cells removed: more than the most
    // remove up to found Underground Cells here: just enough are there
    // if no Cells are here: it is so; none is there
    // let left be hits minus the Cells removed: done
    // let imprisoned be half of the Cells removed, rounded down: something is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Jerusalem District holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('British hold Intel 2', { faction: 'British', holds: [[1, 'Intel 2']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Jerusalem District', 'yes', '1', 'done');

      play.shows('Jerusalem District holds 2 Troops', { space: 'Jerusalem District', holds: [[2, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
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

  test('Assault: Troops are here and Irgun pieces are here: one is there, and 5 more [P 3.2.4]', () => {
    // Troops are here and Irgun pieces are here: one is there; none is there
    // Assault's bounty is 2: it does not apply
    // remove left Arms Caches here: just enough are there
    // for each Arms Cache removed: done
    // raise Political Will by bounty: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 1');

      play.shows('Jerusalem District holds 1 Troops', { space: 'Jerusalem District', holds: [[1, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops', { space: 'Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
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

  test("Assault: each British Operation's spaces is at most 2: it applies, and 3 more [P 3.2.4]", () => {
    // each British Operation's spaces is at most 2: it applies
    // let hits be 1 per force Troops here: something is left over
    // remove hits Active Cells here: more than enough are there
    // while an Underground Cell is here and the Cells removed are less than hits, British may: both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 3 Troops, 1 Underground Cell and 2 Active Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [2, 'Active Cell'],
        ],
      });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Egypt–Tel Aviv-Jaffa holds 3 Troops, 1 Underground Cell and 1 Active Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('Assault: up to 3 spaces: no space can be selected [P 3.2.4]', () => {
    example(program, (play) => {
      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Assault: up to 3 spaces: just as many spaces as may be selected, and 2 more [P 3.2.4]', () => {
    // up to 3 spaces: just as many spaces as may be selected; the most are selected
    // remove hits Active Cells here: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 2 Troops and 1 Active Cell', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Egypt–Tel Aviv-Jaffa', 'Galilee');

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
    });
  });

  test('Assault: remove up to found Underground Cells here: more than enough are there, and 1 more [P 3.2.4]', () => {
    // remove up to found Underground Cells here: more than enough are there
    // remove imprisoned Cells in Available to Prison: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 4 Troops and 2 Underground Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [4, 'Troops'],
          [2, 'Underground Cell'],
        ],
      });
      play.given('British hold 2 Intel 1 and Intel 2', {
        faction: 'British',
        holds: [
          [2, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'yes', 'Intel 1', 'done', 'yes', 'Intel 1', '1', 'yes', '1');

      play.shows('Egypt–Tel Aviv-Jaffa holds 4 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[4, 'Troops']] });
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

  test('Assault: while an Underground Cell is here and the Cells removed are less than hits, British may: declined, and 1 more [P 3.2.4]', () => {
    // while an Underground Cell is here and the Cells removed are less than hits, British may: declined
    // remove left Arms Caches here: none is there
    example(program, (play) => {
      play.given('British hold Intel 0 and Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 2'],
        ],
      });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('British', 'Haifa City', 'yes', 'Intel 0', 'done', 'Tel Aviv-Jaffa', 'yes', '1');

      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
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

  test('Assault: remove left Arms Caches here: more than enough are there [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 2 Arms Caches', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 1');

      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
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

  test('Assault: raise Political Will by bounty: just to the end of the track [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 2 Arms Caches', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [2, 'Arms Cache'],
        ],
      });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 1', 'Intel 0');

      play.shows('Tel Aviv-Jaffa holds 2 Troops', { space: 'Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
      play.shows('British hold Intel 0 and Intel 1', {
        faction: 'British',
        holds: [
          [1, 'Intel 0'],
          [1, 'Intel 1'],
        ],
      });
      play.shows('the Intel pool holds 2 Intel 0, 2 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [2, 'Intel 0'],
          [2, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('Assault: remove hits Active Cells here: one too few are there [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 4 Troops and 1 Active Cell', {
        space: 'Jerusalem City',
        holds: [
          [4, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Jerusalem City holds 4 Troops', { space: 'Jerusalem City', holds: [[4, 'Troops']] });
    });
  });

  test('Assault: raise Political Will by bounty: past the end of the track [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 1');

      play.shows('Tel Aviv-Jaffa holds 2 Troops', { space: 'Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
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

  test('Assault: remove left Arms Caches here: one too few are there [P 3.2.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 1');

      play.shows('Tel Aviv-Jaffa holds 2 Troops', { space: 'Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
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

  test("Assault: Assault's bounty is 2: it applies [P 3.2.4]", () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('P25 unshaded is in play', { capability: 'P25', side: 'unshaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });
      play.answers('draw', 'Intel 1', 'Intel 2');

      play.shows('Tel Aviv-Jaffa holds 2 Troops', { space: 'Tel Aviv-Jaffa', holds: [[2, 'Troops']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
      play.shows('British hold Intel 1 and Intel 2', {
        faction: 'British',
        holds: [
          [1, 'Intel 1'],
          [1, 'Intel 2'],
        ],
      });
      play.shows('the Intel pool holds 3 Intel 0, 2 Intel 1 and 2 Intel 2', {
        pool: 'Intel',
        holds: [
          [3, 'Intel 0'],
          [2, 'Intel 1'],
          [2, 'Intel 2'],
        ],
      });
    });
  });
});
