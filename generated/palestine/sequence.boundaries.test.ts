// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, conduct, emptyBoard, hold, inPlay, nothingAsked, poolHolds } from './suites.js';
const boundary = boundariesIn(test, 'palestine/sequence.yaml');

describe('Event Card Round, boundaries', () => {
  // conduct Turn: done
  // adjust the order of play by the boxes taken: done
  boundary('conduct Turn: done, and 2 more [P 2.3]', 16, {
    given: [emptyBoard],
    when: [
      conduct('Irgun', 'Event Card Round'),
      answers('Irgun', 'Limited Operation', 'Pass'),
      answers('British', 'Event'),
      answers('draw', 'Intel 0'),
    ],
    then: [hold('British', '1 Intel 0'), poolHolds('Intel', '2 Intel 0', '3 Intel 1', '3 Intel 2')],
  });
});

describe('Turn, boundaries', () => {
  // take an open box: done
  // choose one: done
  // conduct Pass: done
  boundary('choose one: "Pass" is chosen, and 3 more [P 2.3.2]', 38, {
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Pass'), answers('draw', 'Intel 0')],
    then: [hold('British', '1 Intel 0'), poolHolds('Intel', '2 Intel 0', '3 Intel 1', '3 Intel 2')],
  });

  // choose one: done; "Pass" is chosen
  // conduct Pass: done
  boundary('choose one: "Event" is not possible, and 3 more [P 2.3.2]', 32, {
    when: [conduct('British', 'Turn'), answers('British', 'Event'), answers('draw', 'Intel 2')],
    then: [hold('British', '1 Intel 2'), poolHolds('Intel', '3 Intel 0', '3 Intel 1', '2 Intel 2')],
  });

  // choose one: done
  // conduct a Limited Operation: conducted
  boundary('choose one: "Limited Operation" is chosen, and 2 more [P 2.3.2]', 26, {
    when: [
      conduct('British', 'Turn'),
      answers('British', 'Limited Operation', 'Limited Operation', 'Patrol', 'Samaria', 'Haifa City', 'done'),
    ],
    then: [{ Samaria: ['2 Troops', '1 Police', '1 Underground Cell'], 'Haifa City': ['2 Troops', '1 Underground Cell'] }],
  });

  // choose one: "Pass" is chosen
  // conduct Pass: done
  boundary('choose one: "Limited Operation" is not possible, and 2 more [P 2.3.2]', 26, {
    given: [emptyBoard],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation'), answers('draw', 'Intel 1')],
    then: [hold('British', '1 Intel 1'), poolHolds('Intel', '3 Intel 0', '2 Intel 1', '3 Intel 2')],
  });

  boundary('choose one: "Operation" is chosen [P 2.3.2]', 38, {
    when: [
      conduct('British', 'Turn'),
      answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Deploy',
        'Tel Aviv-Jaffa',
        'Samaria',
        'Gaza',
        'done',
        'Haifa District',
        'Tel Aviv-Jaffa',
        '2',
      ),
    ],
    then: [
      { 'Haifa District': ['2 Troops', '1 Underground Cell'], Samaria: ['2 Troops', '1 Police', '1 Underground Cell'] },
      { Gaza: ['2 Troops', '1 Police', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['2 Police', '1 Underground Cell'] },
      asked('British', 'Galilee', 'Samaria', 'Gaza', 'Haifa City', 'Jerusalem City', 'done'),
    ],
  });

  boundary('conduct an Operation with a Special Activity at any one moment: conducted [P 2.3.2]', 40, {
    when: [
      conduct('British', 'Turn'),
      answers(
        'British',
        'Operation & Special Activity',
        'Operation',
        'Deploy',
        'Jerusalem City',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Special Activity',
      ),
      answers('roll', '5'),
      answers('British', 'done'),
    ],
    then: [
      { 'Haifa City': ['2 Troops', '2 Police', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['2 Troops', '2 Police', '1 Underground Cell'] },
      { 'Jerusalem City': ['2 Troops', '2 Police', '1 Underground Cell'], 'Haganah 4': ['2 Cells', '1 Arms Cache'], Haganah: 3 },
    ],
  });
});

describe('Pass, boundaries', () => {
  // if the executing faction is British: it is so
  boundary("Pass's gained is 0: it does not apply, and 1 more [P 2.3.3]", 49, {
    when: [conduct('British', 'Pass'), answers('draw', 'Intel 0')],
    then: [hold('British', '1 Intel 0'), poolHolds('Intel', '2 Intel 0', '3 Intel 1', '3 Intel 2')],
  });

  // Irgun may conduct a Limited Rob: conducted
  boundary('if the executing faction is British: it is not so, and 1 more [P 2.3.3]', 49, {
    given: [inPlay('P13', 'unshaded')],
    when: [
      conduct('Irgun', 'Pass'),
      answers('Irgun', 'Rob', 'Samaria'),
      answers('roll', '5'),
      answers('Irgun', 'Offensive', 'Lydda', 'Gaza'),
      answers('roll', '1'),
    ],
    then: [{ Samaria: ['2 Troops', '1 Underground Cell', '1 Arms Cache'], Lydda: '1 Underground Cell' }],
  });

  boundary('Irgun may conduct a Limited Rob: declined [P 2.3.3]', 52, {
    when: [conduct('Irgun', 'Pass'), answers('Irgun', 'done')],
    then: [nothingAsked],
  });

  boundary('Irgun may conduct a Limited Rob: none of them can be conducted [P 2.3.3]', 52, {
    given: [emptyBoard],
    when: [conduct('Irgun', 'Pass')],
    then: [nothingAsked],
  });
});
