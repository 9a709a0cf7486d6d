// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Propaganda Round, boundaries', () => {
  test('Propaganda Round: conduct Political Will Phase: done, and 3 more [P 6.0]', () => {
    // conduct Political Will Phase: done
    // conduct Resource Phase: done
    // conduct Redeploy Phase: done
    // conduct Reset Phase: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Propaganda Round', { by: 'British', conducts: 'Propaganda Round' });
      play.answers('draw', 'Intel 2');

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
});

describe('Political Will Phase, boundaries', () => {
  test('Political Will Phase: change Political Will by the net of: past the end of the track, and 5 more [P 6.1]', () => {
    // change Political Will by the net of: past the end of the track
    // -2 for each Railway with Sabotage: none is there
    // +2 if no Sabotage is in Railways: none is there
    // +1 for each City without Sabotage or Terror: none is there
    // conduct Irgun Victory: done
    // conduct Game End: done
    example(program, (play) => {
      play.when('Irgun conduct Political Will Phase', { by: 'Irgun', conducts: 'Political Will Phase' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('Political Will Phase: change Political Will by the net of: to one before the end of the track, and 1 more [P 6.1]', () => {
    // change Political Will by the net of: to one before the end of the track
    // +1 for each City without Sabotage or Terror: one is there
    example(program, (play) => {
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });

      play.when('Irgun conduct Political Will Phase', { by: 'Irgun', conducts: 'Political Will Phase' });

      play.shows('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('Political Will Phase: -2 for each Railway with Sabotage: one is there, and 1 more [P 6.1]', () => {
    // -2 for each Railway with Sabotage: one is there
    // +2 if no Sabotage is in Railways: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });

      play.when('British conduct Political Will Phase', { by: 'British', conducts: 'Political Will Phase' });

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('Political Will Phase: change Political Will by the net of: just to the end of the track [P 6.1]', () => {
    example(program, (play) => {
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('Irgun conduct Political Will Phase', { by: 'Irgun', conducts: 'Political Will Phase' });

      play.shows('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('Political Will Phase: change Political Will by the net of: by nothing [P 6.1]', () => {
    example(program, (play) => {
      play.given('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
      play.given('Gaza holds 1 Sabotage', { space: 'Gaza', holds: [[1, 'Sabotage']] });

      play.when('Irgun conduct Political Will Phase', { by: 'Irgun', conducts: 'Political Will Phase' });

      play.shows('Gaza holds 1 Sabotage', { space: 'Gaza', holds: [[1, 'Sabotage']] });
      play.shows('Haifa City holds 1 Terror', { space: 'Haifa City', holds: [[1, 'Terror']] });
    });
  });
});

describe('Irgun Victory, boundaries', () => {
  test('Irgun Victory: if Political Will is 0: it is not so, and 1 more [P 6.1.3]', () => {
    // if Political Will is 0: it is not so; it is one more
    example(program, (play) => {
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Irgun conduct Irgun Victory', { by: 'Irgun', conducts: 'Irgun Victory' });

      play.shows('Political Will is 1', { track: 'Political Will', is: 1 });
    });
  });

  test('Irgun Victory: if Political Will is 0: it is so, and 2 more [P 6.1.3]', () => {
    // if Political Will is 0: it is so; both are equal
    // Irgun win: done
    example(program, (play) => {
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('Irgun conduct Irgun Victory', { by: 'Irgun', conducts: 'Irgun Victory' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('Irgun win', { winner: 'Irgun' });
    });
  });
});

describe('Game End, boundaries', () => {
  test('Game End: if the card is the last Propaganda card: it is not so [P 6.1.4]', () => {
    example(program, (play) => {
      play.when('Irgun conduct Game End', { by: 'Irgun', conducts: 'Game End' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('Resource Phase, boundaries', () => {
  test('Resource Phase: conduct Expropriations: done, and 2 more [P 6.2]', () => {
    // conduct Expropriations: done
    // conduct British Intel: done
    // conduct Haganah Cooperation: done
    example(program, (play) => {
      play.when('Irgun conduct Resource Phase', { by: 'Irgun', conducts: 'Resource Phase' });
      play.answers('Irgun', 'done');
      play.answers('draw', 'Intel 1');
      play.answers('Irgun', 'Jerusalem District');

      play.shows('Jerusalem District holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
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
});

describe('Expropriations, boundaries', () => {
  test('Expropriations: Irgun may conduct Rob in 1 District or City: none of them can be conducted, and 1 more [P 6.2.1]', () => {
    // Irgun may conduct Rob in 1 District or City: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Expropriations', { by: 'Irgun', conducts: 'Expropriations' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Expropriations: Irgun may conduct Rob in 1 District or City: conducted [P 6.2.1]', () => {
    example(program, (play) => {
      play.when('British conduct Expropriations', { by: 'British', conducts: 'Expropriations' });
      play.answers('Irgun', 'Rob', 'Lydda');
      play.answers('roll', '3');
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '2');
      play.answers('Irgun', 'done');

      play.shows('Lydda holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
    });
  });
});

describe('British Intel, boundaries', () => {
  test('British Intel: if the held Intel chits are 0: it is not so, and 3 more [P 6.2.2]', () => {
    // if the held Intel chits are 0: it is not so
    // let stale be half of the held Intel chits, rounded down: done; nothing is left over
    // discard stale held Intel chits: done
    example(program, (play) => {
      play.given('British hold 2 Intel 1', { faction: 'British', holds: [[2, 'Intel 1']] });

      play.when('British conduct British Intel', { by: 'British', conducts: 'British Intel' });

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

  test('British Intel: if the held Intel chits are 0: it is so, and 1 more [P 6.2.2]', () => {
    // if the held Intel chits are 0: it is so; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct British Intel', { by: 'Irgun', conducts: 'British Intel' });
      play.answers('draw', 'Intel 0');

      play.shows('British hold Intel 0', { faction: 'British', holds: [[1, 'Intel 0']] });
      play.shows('the Intel pool holds 2 Intel 0, 3 Intel 1 and 3 Intel 2', {
        pool: 'Intel',
        holds: [
          [2, 'Intel 0'],
          [3, 'Intel 1'],
          [3, 'Intel 2'],
        ],
      });
    });
  });

  test('British Intel: if the held Intel chits are 0: it is one more, and 1 more [P 6.2.2]', () => {
    // if the held Intel chits are 0: it is one more
    // let stale be half of the held Intel chits, rounded down: something is left over
    example(program, (play) => {
      play.given('British hold Intel 1', { faction: 'British', holds: [[1, 'Intel 1']] });

      play.when('British conduct British Intel', { by: 'British', conducts: 'British Intel' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('Haganah Cooperation, boundaries', () => {
  test('Haganah Cooperation: if Haganah is 0: it is not so, and 4 more [P 6.2.3]', () => {
    // if Haganah is 0: it is not so
    // if Haganah is 4: it is so; both are equal
    // Irgun may place 1 Arms Cache in a District or City with a Cell: more spaces than may be selected; one is there
    example(program, (play) => {
      play.when('Irgun conduct Haganah Cooperation', { by: 'Irgun', conducts: 'Haganah Cooperation' });
      play.answers('Irgun', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Haganah Cooperation: if Haganah is 4: it is not so, and 1 more [P 6.2.3]', () => {
    // if Haganah is 4: it is not so; it is one less
    example(program, (play) => {
      play.given('Haganah is 3', { track: 'Haganah', is: 3 });

      play.when('Irgun conduct Haganah Cooperation', { by: 'Irgun', conducts: 'Haganah Cooperation' });

      play.shows('Haganah is 3', { track: 'Haganah', is: 3 });
    });
  });

  test('Haganah Cooperation: Irgun may place 1 Arms Cache in a District or City with a Cell: the most are selected, and 1 more [P 6.2.3]', () => {
    // Irgun may place 1 Arms Cache in a District or City with a Cell: the most are selected; just enough are ready
    example(program, (play) => {
      play.when('Irgun conduct Haganah Cooperation', { by: 'Irgun', conducts: 'Haganah Cooperation' });
      play.answers('Irgun', 'Jerusalem District');

      play.shows('Jerusalem District holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
    });
  });

  test('Haganah Cooperation: if Haganah is 0: it is so, and 1 more [P 6.2.3]', () => {
    // if Haganah is 0: it is so; both are equal
    example(program, (play) => {
      play.given('Haganah is 0', { track: 'Haganah', is: 0 });

      play.when('Irgun conduct Haganah Cooperation', { by: 'Irgun', conducts: 'Haganah Cooperation' });
      play.answers('draw', 'Intel 1');

      play.shows('Haganah is 0', { track: 'Haganah', is: 0 });
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

  test('Haganah Cooperation: Irgun may place 1 Arms Cache in a District or City with a Cell: just as many spaces as may be selected, and 1 more [P 6.2.3]', () => {
    // Irgun may place 1 Arms Cache in a District or City with a Cell: just as many spaces as may be selected; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });

      play.when('British conduct Haganah Cooperation', { by: 'British', conducts: 'Haganah Cooperation' });
      play.answers('Irgun', 'done');

      play.shows('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
    });
  });

  test('Haganah Cooperation: Irgun may place 1 Arms Cache in a District or City with a Cell: more than enough are ready [P 6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });

      play.when('Irgun conduct Haganah Cooperation', { by: 'Irgun', conducts: 'Haganah Cooperation' });
      play.answers('Irgun', 'Haifa District');

      play.shows('Haifa District holds 1 Active Cell and 1 Arms Cache', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('Haganah Cooperation: Irgun may place 1 Arms Cache in a District or City with a Cell: there is no such space [P 6.2.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Haganah Cooperation', { by: 'British', conducts: 'Haganah Cooperation' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Haganah Cooperation: if Haganah is 0: it is one more [P 6.2.3]', () => {
    example(program, (play) => {
      play.given('Haganah is 1', { track: 'Haganah', is: 1 });

      play.when('Irgun conduct Haganah Cooperation', { by: 'Irgun', conducts: 'Haganah Cooperation' });

      play.shows('Haganah is 1', { track: 'Haganah', is: 1 });
    });
  });
});

describe('Redeploy Phase, boundaries', () => {
  test('Redeploy Phase: conduct British Redeploy: done, and 1 more [P 6.3]', () => {
    // conduct British Redeploy: done
    // conduct Irgun Redeploy: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Redeploy Phase', { by: 'British', conducts: 'Redeploy Phase' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('British Redeploy, boundaries', () => {
  test('British Redeploy: move any Police on the map to Railways, each only once: nothing can move, and 3 more [P 6.3.1]', () => {
    // move any Police on the map to Railways, each only once: nothing can move
    // move any Police on the map to spaces with British pieces, each only once: nothing can move; none is there
    // move any Troops on the map to Cities or Railways: nothing can move
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct British Redeploy', { by: 'Irgun', conducts: 'British Redeploy' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('British Redeploy: move any Police on the map to Railways, each only once: a group moves, and 1 more [P 6.3.1]', () => {
    // move any Police on the map to Railways, each only once: a group moves
    // move any Police on the map to spaces with British pieces, each only once: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Police', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Police']] });

      play.when('British conduct British Redeploy', { by: 'British', conducts: 'British Redeploy' });
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Police']],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
    });
  });

  test('British Redeploy: move any Police on the map to spaces with British pieces, each only once: a group moves [P 6.3.1]', () => {
    example(program, (play) => {
      play.when('Irgun conduct British Redeploy', { by: 'Irgun', conducts: 'British Redeploy' });
      play.answers(
        'British',
        'Tel Aviv-Jaffa',
        'Egypt–Tel Aviv-Jaffa',
        'done',
        'Jerusalem City',
        'Galilee',
        'done',
        'done',
      );

      play.shows('Galilee holds 2 Troops, 1 Police and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops and 1 Underground Cell', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
        ],
      });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Police', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Police']] });
    });
  });

  test('British Redeploy: move any Troops on the map to Cities or Railways: a group moves [P 6.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Troops', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Troops']] });

      play.when('Irgun conduct British Redeploy', { by: 'Irgun', conducts: 'British Redeploy' });
      play.answers('British', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Troops', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Troops']],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
    });
  });
});

describe('Irgun Redeploy, boundaries', () => {
  test('Irgun Redeploy: in each City without a Curfew: there is such a space, and 4 more [P 6.3.2]', () => {
    // in each City without a Curfew: there is such a space; none is there
    // Irgun may move 1 Cell on the map to here, each only once: a group moves
    // Irgun may move 1 Arms Cache on the map to a District or City with a Cell: none is there; one is there
    example(program, (play) => {
      play.when('British conduct Irgun Redeploy', { by: 'British', conducts: 'Irgun Redeploy' });
      play.answers('Irgun', 'Gaza', 'Samaria', 'Haifa City', 'done');

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Gaza holds 2 Troops', { space: 'Gaza', holds: [[2, 'Troops']] });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 2 Underground Cells', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Cell'],
        ],
      });
    });
  });

  test('Irgun Redeploy: Irgun may move 1 Cell on the map to here, each only once: nothing can move, and 1 more [P 6.3.2]', () => {
    // Irgun may move 1 Cell on the map to here, each only once: nothing can move
    // Irgun may move 1 Arms Cache on the map to a District or City with a Cell: nothing can move
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British conduct Irgun Redeploy', { by: 'British', conducts: 'Irgun Redeploy' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Irgun Redeploy: in each City without a Curfew: one is there, and 1 more [P 6.3.2]', () => {
    // in each City without a Curfew: one is there
    // Irgun may move 1 Arms Cache on the map to a District or City with a Cell: a group moves
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Active Cells, 1 Arms Cache and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Irgun Redeploy', { by: 'British', conducts: 'Irgun Redeploy' });
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'done', 'Tel Aviv-Jaffa');

      play.shows('Haifa City holds 1 Active Cell and 1 Arms Cache', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Active Cell and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });
    });
  });
});

describe('Reset Phase, boundaries', () => {
  test('Reset Phase: remove all Curfews on the map: none is there, and 6 more [P 6.4]', () => {
    // remove all Curfews on the map: none is there
    // remove all Sabotage on the map: none is there
    // remove all Terror on the map: none is there
    // let freed be half of the Cells in Prison, rounded down: done; nothing is left over
    // flip all Cells on the map to Underground: none is there
    // make Irgun 1st Eligible: done
    example(program, (play) => {
      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Reset Phase: remove all Sabotage on the map: some are there, and 2 more [P 6.4]', () => {
    // remove all Sabotage on the map: some are there
    // remove all Terror on the map: some are there
    // flip all Cells on the map to Underground: some are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Active Cell, 1 Sabotage and 1 Terror', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
          [1, 'Terror'],
        ],
      });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Haifa City holds 1 Underground Cell', { space: 'Haifa City', holds: [[1, 'Underground Cell']] });
    });
  });

  test('Reset Phase: remove all Curfews on the map: some are there, and 1 more [P 6.4]', () => {
    // remove all Curfews on the map: some are there
    // let freed be half of the Cells in Prison, rounded down: something is left over
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });
      play.given('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('Reset Phase: remove freed Cells in Prison: more than enough are there [P 6.4]', () => {
    example(program, (play) => {
      play.given('Prison holds 2 Cells', { box: 'Prison', holds: [[2, 'Cell']] });

      play.when('British conduct Reset Phase', { by: 'British', conducts: 'Reset Phase' });

      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });
});
