// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, hold, nothingAsked, poolHolds, wins } from './suites.js';
const boundary = boundariesIn(test, 'palestine/propaganda.yaml');

describe('Propaganda Round, boundaries', () => {
  // conduct Resource Phase: done
  // conduct Redeploy Phase: done
  // conduct Reset Phase: done
  boundary('conduct Political Will Phase: done, and 3 more [P 6.0]', 5, {
    given: [emptyBoard],
    when: [conduct('British', 'Propaganda Round'), answers('draw', 'Intel 2')],
    then: [{ 'Political Will': 20 }, hold('British', '1 Intel 2'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '2 Intel 2')],
  });
});

describe('Political Will Phase, boundaries', () => {
  // -2 for each Railway with Sabotage: none is there
  // +2 if no Sabotage is in Railways: none is there
  // +1 for each City without Sabotage or Terror: none is there
  // conduct Irgun Victory: done
  // conduct Game End: done
  boundary('change Political Will by the net of: past the end of the track, and 5 more [P 6.1]', 13, {
    when: [conduct('Irgun', 'Political Will Phase')],
    then: [{ 'Political Will': 20 }],
  });

  // +1 for each City without Sabotage or Terror: one is there
  boundary('change Political Will by the net of: to one before the end of the track, and 1 more [P 6.1]', 13, {
    given: [{ 'Haifa City': '1 Terror' }],
    when: [conduct('Irgun', 'Political Will Phase')],
    then: [{ 'Haifa City': '1 Terror', 'Political Will': 19 }],
  });

  // +2 if no Sabotage is in Railways: one is there
  boundary('-2 for each Railway with Sabotage: one is there, and 1 more [P 6.1]', 13, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' }],
    when: [conduct('British', 'Political Will Phase')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': '1 Sabotage', 'Political Will': 19 }],
  });

  boundary('change Political Will by the net of: just to the end of the track [P 6.1]', 13, {
    given: [{ 'Haifa City': '1 Terror', 'Political Will': 19 }],
    when: [conduct('Irgun', 'Political Will Phase')],
    then: [{ 'Haifa City': '1 Terror', 'Political Will': 20 }],
  });

  boundary('change Political Will by the net of: by nothing [P 6.1]', 13, {
    given: [{ 'Haifa City': '1 Terror', Gaza: '1 Sabotage' }],
    when: [conduct('Irgun', 'Political Will Phase')],
    then: [{ Gaza: '1 Sabotage', 'Haifa City': '1 Terror' }],
  });
});

describe('Irgun Victory, boundaries', () => {
  // if Political Will is 0: it is one more
  boundary('if Political Will is 0: it is not so, and 1 more [P 6.1.3]', 26, {
    given: [{ 'Political Will': 1 }],
    when: [conduct('Irgun', 'Irgun Victory')],
    then: [{ 'Political Will': 1 }],
  });

  // if Political Will is 0: both are equal
  // Irgun win: done
  boundary('if Political Will is 0: it is so, and 2 more [P 6.1.3]', 26, {
    given: [{ 'Political Will': 0 }],
    when: [conduct('Irgun', 'Irgun Victory')],
    then: [{ 'Political Will': 0 }, wins('Irgun')],
  });
});

describe('Game End, boundaries', () => {
  boundary('if the card is the last Propaganda card: it is not so [P 6.1.4]', 32, {
    when: [conduct('Irgun', 'Game End')],
    then: [nothingAsked],
  });
});

describe('Resource Phase, boundaries', () => {
  // conduct British Intel: done
  // conduct Haganah Cooperation: done
  boundary('conduct Expropriations: done, and 2 more [P 6.2]', 38, {
    when: [
      conduct('Irgun', 'Resource Phase'),
      answers('Irgun', 'done'),
      answers('draw', 'Intel 1'),
      answers('Irgun', 'Jerusalem District'),
    ],
    then: [
      { 'Jerusalem District': ['1 Underground Cell', '2 Arms Caches'] },
      hold('British', '1 Intel 1'),
      poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2'),
    ],
  });
});

describe('Expropriations, boundaries', () => {
  // Irgun may conduct Rob in 1 District or City: declined
  boundary('Irgun may conduct Rob in 1 District or City: none of them can be conducted, and 1 more [P 6.2.1]', 45, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Expropriations')],
    then: [nothingAsked],
  });

  boundary('Irgun may conduct Rob in 1 District or City: conducted [P 6.2.1]', 45, {
    when: [
      conduct('British', 'Expropriations'),
      answers('Irgun', 'Rob', 'Lydda'),
      answers('roll', '3'),
      answers('Irgun', 'Galilee'),
      answers('roll', '2'),
      answers('Irgun', 'done'),
    ],
    then: [{ Lydda: ['1 Underground Cell', '2 Arms Caches'] }],
  });
});

describe('British Intel, boundaries', () => {
  // let stale be half of the held Intel chits, rounded down: done; nothing is left over
  // discard stale held Intel chits: done
  boundary('if the held Intel chits are 0: it is not so, and 3 more [P 6.2.2]', 51, {
    given: [hold('British', '2 Intel 1')],
    when: [conduct('British', 'British Intel')],
    then: [hold('British', '1 Intel 1'), poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2')],
  });

  // if the held Intel chits are 0: both are equal
  boundary('if the held Intel chits are 0: it is so, and 1 more [P 6.2.2]', 51, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'British Intel'), answers('draw', 'Intel 0')],
    then: [hold('British', '1 Intel 0'), poolHolds('Intel', '2 Intel 0', '3 Intel 1', '3 Intel 2')],
  });

  // let stale be half of the held Intel chits, rounded down: something is left over
  boundary('if the held Intel chits are 0: it is one more, and 1 more [P 6.2.2]', 51, {
    given: [hold('British', '1 Intel 1')],
    when: [conduct('British', 'British Intel')],
    then: [nothingAsked],
  });
});

describe('Haganah Cooperation, boundaries', () => {
  // if Haganah is 4: it is so; both are equal
  // Irgun may place 1 Arms Cache in a District or City with a Cell: more spaces than may be selected; one is there
  boundary('if Haganah is 0: it is not so, and 4 more [P 6.2.3]', 60, {
    when: [conduct('Irgun', 'Haganah Cooperation'), answers('Irgun', 'done')],
    then: [nothingAsked],
  });

  // if Haganah is 4: it is one less
  boundary('if Haganah is 4: it is not so, and 1 more [P 6.2.3]', 62, {
    given: [{ Haganah: 3 }],
    when: [conduct('Irgun', 'Haganah Cooperation')],
    then: [{ Haganah: 3 }],
  });

  // Irgun may place 1 Arms Cache in a District or City with a Cell: just enough are ready
  boundary('Irgun may place 1 Arms Cache in a District or City with a Cell: the most are selected, and 1 more [P 6.2.3]', 63, {
    when: [conduct('Irgun', 'Haganah Cooperation'), answers('Irgun', 'Jerusalem District')],
    then: [{ 'Jerusalem District': ['1 Underground Cell', '2 Arms Caches'] }],
  });

  // if Haganah is 0: both are equal
  boundary('if Haganah is 0: it is so, and 1 more [P 6.2.3]', 60, {
    given: [{ Haganah: 0 }],
    when: [conduct('Irgun', 'Haganah Cooperation'), answers('draw', 'Intel 1')],
    then: [{ Haganah: 0 }, hold('British', '1 Intel 1'), poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2')],
  });

  // Irgun may place 1 Arms Cache in a District or City with a Cell: none is there
  boundary(
    'Irgun may place 1 Arms Cache in a District or City with a Cell: just as many spaces as may be selected, and 1 more [P 6.2.3]',
    63,
    {
      given: [emptyBoard, { 'Haifa District': '1 Active Cell' }],
      when: [conduct('British', 'Haganah Cooperation'), answers('Irgun', 'done')],
      then: [{ 'Haifa District': '1 Active Cell' }],
    },
  );

  boundary('Irgun may place 1 Arms Cache in a District or City with a Cell: more than enough are ready [P 6.2.3]', 63, {
    given: [emptyBoard, { 'Haifa District': '1 Active Cell' }],
    when: [conduct('Irgun', 'Haganah Cooperation'), answers('Irgun', 'Haifa District')],
    then: [{ 'Haifa District': ['1 Active Cell', '1 Arms Cache'] }],
  });

  boundary('Irgun may place 1 Arms Cache in a District or City with a Cell: there is no such space [P 6.2.3]', 63, {
    given: [emptyBoard],
    when: [conduct('British', 'Haganah Cooperation')],
    then: [nothingAsked],
  });

  boundary('if Haganah is 0: it is one more [P 6.2.3]', 60, {
    given: [{ Haganah: 1 }],
    when: [conduct('Irgun', 'Haganah Cooperation')],
    then: [{ Haganah: 1 }],
  });
});

describe('Redeploy Phase, boundaries', () => {
  // conduct Irgun Redeploy: done
  boundary('conduct British Redeploy: done, and 1 more [P 6.3]', 68, {
    given: [emptyBoard],
    when: [conduct('British', 'Redeploy Phase')],
    then: [nothingAsked],
  });
});

describe('British Redeploy, boundaries', () => {
  // move any Police on the map to spaces with British pieces, each only once: nothing can move; none is there
  // move any Troops on the map to Cities or Railways: nothing can move
  boundary('move any Police on the map to Railways, each only once: nothing can move, and 3 more [P 6.3.1]', 75, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'British Redeploy')],
    then: [nothingAsked],
  });

  // move any Police on the map to spaces with British pieces, each only once: one is there
  boundary('move any Police on the map to Railways, each only once: a group moves, and 1 more [P 6.3.1]', 75, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Police' }],
    when: [conduct('British', 'British Redeploy'), answers('British', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': '1 Police', 'Tel Aviv-Jaffa–Haifa': 'nothing' }],
  });

  boundary('move any Police on the map to spaces with British pieces, each only once: a group moves [P 6.3.1]', 76, {
    when: [
      conduct('Irgun', 'British Redeploy'),
      answers('British', 'Tel Aviv-Jaffa', 'Egypt–Tel Aviv-Jaffa', 'done', 'Jerusalem City', 'Galilee', 'done', 'done'),
    ],
    then: [
      { Galilee: ['2 Troops', '1 Police', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Underground Cell'] },
      { 'Jerusalem City': ['2 Troops', '1 Underground Cell'], 'Egypt–Tel Aviv-Jaffa': '1 Police' },
    ],
  });

  boundary('move any Troops on the map to Cities or Railways: a group moves [P 6.3.1]', 77, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Troops' }],
    when: [conduct('Irgun', 'British Redeploy'), answers('British', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Jerusalem')],
    then: [{ 'Tel Aviv-Jaffa–Jerusalem': '1 Troops', 'Tel Aviv-Jaffa–Haifa': 'nothing' }],
  });
});

describe('Irgun Redeploy, boundaries', () => {
  // in each City without a Curfew: none is there
  // Irgun may move 1 Cell on the map to here, each only once: a group moves
  // Irgun may move 1 Arms Cache on the map to a District or City with a Cell: none is there; one is there
  boundary('in each City without a Curfew: there is such a space, and 4 more [P 6.3.2]', 83, {
    when: [conduct('British', 'Irgun Redeploy'), answers('Irgun', 'Gaza', 'Samaria', 'Haifa City', 'done')],
    then: [
      { Samaria: '2 Troops', Gaza: '2 Troops', 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '2 Underground Cells'] },
      { 'Jerusalem City': ['2 Troops', '1 Police', '2 Underground Cells'] },
    ],
  });

  // Irgun may move 1 Arms Cache on the map to a District or City with a Cell: nothing can move
  boundary('Irgun may move 1 Cell on the map to here, each only once: nothing can move, and 1 more [P 6.3.2]', 84, {
    given: [emptyBoard],
    when: [conduct('British', 'Irgun Redeploy')],
    then: [nothingAsked],
  });

  // Irgun may move 1 Arms Cache on the map to a District or City with a Cell: a group moves
  boundary('in each City without a Curfew: one is there, and 1 more [P 6.3.2]', 83, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Active Cells', '1 Arms Cache', '1 Curfew'] }],
    when: [conduct('British', 'Irgun Redeploy'), answers('Irgun', 'Tel Aviv-Jaffa', 'done', 'Tel Aviv-Jaffa')],
    then: [{ 'Haifa City': ['1 Active Cell', '1 Arms Cache'], 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Curfew'] }],
  });
});

describe('Reset Phase, boundaries', () => {
  // remove all Sabotage on the map: none is there
  // remove all Terror on the map: none is there
  // let freed be half of the Cells in Prison, rounded down: done; nothing is left over
  // flip all Cells on the map to Underground: none is there
  // make Irgun 1st Eligible: done
  boundary('remove all Curfews on the map: none is there, and 6 more [P 6.4]', 90, {
    when: [conduct('British', 'Reset Phase')],
    then: [nothingAsked],
  });

  // remove all Terror on the map: some are there
  // flip all Cells on the map to Underground: some are there
  boundary('remove all Sabotage on the map: some are there, and 2 more [P 6.4]', 91, {
    given: [emptyBoard, { 'Haifa City': ['1 Active Cell', '1 Sabotage', '1 Terror'] }],
    when: [conduct('British', 'Reset Phase')],
    then: [{ 'Haifa City': '1 Underground Cell' }],
  });

  // let freed be half of the Cells in Prison, rounded down: something is left over
  boundary('remove all Curfews on the map: some are there, and 1 more [P 6.4]', 90, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Curfew', Prison: '1 Cell' }],
    when: [conduct('British', 'Reset Phase')],
    then: [{ 'Tel Aviv-Jaffa': 'nothing', Prison: '1 Cell' }],
  });

  boundary('remove freed Cells in Prison: more than enough are there [P 6.4]', 94, {
    given: [{ Prison: '2 Cells' }],
    when: [conduct('British', 'Reset Phase')],
    then: [{ Prison: '1 Cell' }],
  });
});
