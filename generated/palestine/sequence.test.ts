// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of sequence. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, emptyBoard, examplesIn, hold, nothingAsked } from './suites.js';
const example = examplesIn(test, 'palestine/sequence.yaml');

describe('sequence', () => {
  example('the 1st Eligible may take any box, the 2nd Eligible one of the other two [2.3.2]', 54, {
    given: [emptyBoard, are('British', '1st Eligible'), { Samaria: '2 Troops', Gaza: '1 Police' }],
    when: [conduct(null, 'Event Card Round'), answers('British', 'Event'), answers('draw', 'Intel 1')],
    then: [hold('British', '1 Intel 1'), asked('Irgun', 'Limited Operation', 'Operation & Special Activity')],
  });

  example('the faction in the box further left is 1st Eligible on the next card [2.3.5]', 68, {
    given: [emptyBoard, { Samaria: '2 Troops', Gaza: '1 Police' }, card('P31')],
    when: [
      conduct('Irgun', 'Event Card Round'),
      answers('Irgun', 'Operation & Special Activity', 'Pass'),
      answers('British', 'Event', 'Pass'),
      answers('draw', 'Intel 0'),
    ],
    then: [are('British', '1st Eligible'), hold('British', '1 Intel 0'), nothingAsked],
  });

  example('who takes the Limited Operation stays 1st Eligible [2.3.5]', 84, {
    given: [emptyBoard, { Samaria: '2 Troops' }, card('P31')],
    when: [
      conduct('Irgun', 'Event Card Round'),
      answers('Irgun', 'Limited Operation', 'Pass'),
      answers('British', 'Operation & Special Activity', 'Pass'),
      answers('draw', 'Intel 0'),
    ],
    then: [are('Irgun', '1st Eligible')],
  });

  example('the Event against the Operation gives the Event the lead [2.3.5]', 97, {
    given: [emptyBoard, are('British', '1st Eligible'), { Samaria: '2 Troops' }, card('P31')],
    when: [
      conduct(null, 'Event Card Round'),
      answers('British', 'Operation & Special Activity', 'Pass'),
      answers('draw', 'Intel 0'),
      answers('Irgun', 'Event', 'Pass'),
    ],
    then: [are('Irgun', '1st Eligible'), hold('British', '1 Intel 0'), { Samaria: '2 Troops' }, nothingAsked],
  });

  example('a Limited Operation is in one space and has no Special Activity [2.3.4]', 114, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'], 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation', 'Assault')],
    then: [asked('British', 'Samaria', 'Haifa City')],
  });

  example('after the one space a Limited Operation is over [2.3.4]', 125, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'], 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation', 'Assault', 'Samaria')],
    then: [{ Samaria: '2 Troops', 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] }, nothingAsked],
  });

  example('a Limited Operation is any Operation of the faction [2.3.4]', 138, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['1 Police', '1 Underground Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Limited Operation', 'Limited Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Search', 'Assault')],
  });

  example('an Operation has a Special Activity, and up to three spaces [2.3.2]', 150, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { 'Haifa City': ['3 Troops', '1 Active Cell', '1 Curfew'] },
    ],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Operation', 'Assault')],
    then: [asked('British', 'Samaria', 'Gaza', 'Haifa City', 'Special Activity')],
  });

  example('the Event box plays either side of the card [2.3.2; 5.2]', 162, {
    given: [emptyBoard, card('P31'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Event', 'Event')],
    then: [asked('British', 'unshaded', 'shaded')],
  });

  example('each box may be taken to pass [2.3.3]', 173, {
    given: [emptyBoard, card('P31'), { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Event')],
    then: [asked('British', 'Event', 'Pass')],
  });

  example('the box for an Operation may be taken to pass [2.3.3]', 184, {
    given: [emptyBoard, { Samaria: ['2 Troops', '1 Active Cell'] }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity')],
    then: [asked('British', 'Operation', 'Pass')],
  });

  example('British who pass draw one Intel chit [2.3.3]', 194, {
    given: [emptyBoard, hold('British', '1 Intel 0', '1 Intel 1'), { Samaria: ['1 Active Cell', '2 Troops'] }],
    when: [conduct('British', 'Pass'), answers('draw', 'Intel 1')],
    then: [hold('British', '1 Intel 0', '2 Intel 1'), { Samaria: ['1 Active Cell', '2 Troops'] }, nothingAsked],
  });

  example('Irgun that pass may rob in one space [2.3.3]', 207, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['1 Active Cell', '2 Troops'], Gaza: ['1 Underground Cell', '1 Troops'] },
      { 'Haifa–Syria': '2 Underground Cells' },
    ],
    when: [conduct('Irgun', 'Pass'), answers('Irgun', 'Rob', 'Samaria'), answers('roll', '3')],
    then: [
      { Samaria: ['1 Active Cell', '2 Troops', '1 Arms Cache'], Gaza: ['1 Underground Cell', '1 Troops'] },
      hold('British'),
      nothingAsked,
    ],
  });

  example('Irgun that pass need not rob [2.3.3]', 224, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Active Cell', '2 Troops'] }],
    when: [conduct('Irgun', 'Pass')],
    then: [asked('Irgun', 'Rob', 'done')],
  });

  example('the box for an Operation gives any Operation of the faction [2.3.2]', 234, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Troops', '1 Active Cell'], Gaza: '1 Police' }],
    when: [conduct('British', 'Turn'), answers('British', 'Operation & Special Activity', 'Operation')],
    then: [asked('British', 'Deploy', 'Patrol', 'Search', 'Assault')],
  });
});
