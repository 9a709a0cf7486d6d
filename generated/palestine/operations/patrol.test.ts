// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Patrol. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, hold, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/patrol.yaml');

describe('Patrol', () => {
  example('Patrol selects spaces with Cells [3.2.2]', 19, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Cell', '1 Police'], Gaza: ['1 Arms Cache', '1 Police'], 'Haifa–Syria': '1 Active Cell' },
      { 'Haifa City': '2 Police', Lydda: '1 Active Cell' },
    ],
    when: [conduct('British', 'Patrol')],
    then: [asked('British', 'Samaria', 'Lydda', 'Haifa–Syria')],
  });

  example('Patrol moves Police from anywhere, and removes one Active Cell for each Police in one of the spaces [1.3.6, 3.2.2]', 32, {
    given: [
      emptyBoard,
      { Samaria: ['3 Active Cells', '1 Police'], 'Haifa–Syria': ['1 Active Cell', '1 Troops'], Gaza: ['2 Police', '1 Troops'] },
    ],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Samaria', 'Haifa–Syria'),
      answers('British', 'Gaza', 'Samaria', '1', 'Gaza', 'Haifa–Syria', 'done'),
      answers('British', 'Samaria'),
    ],
    then: [
      { Samaria: ['1 Active Cell', '2 Police'], 'Haifa–Syria': ['1 Active Cell', '1 Troops', '1 Police'], Gaza: '1 Troops' },
      { Prison: '2 Cells' },
      has('Available', '11 Cells'),
      nothingAsked,
    ],
  });

  example('Patrol removes Active Cells before Underground ones [ruling, Active Cells are removed before Underground ones]', 51, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police'] }, hold('British', '1 Intel 2')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria')],
    then: [{ Samaria: ['1 Underground Cell', '1 Police'], Prison: '1 Cell' }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('spent Intel Chits remove Underground Cells up to their value [1.3.6, 3.2.2]', 65, {
    given: [emptyBoard, { Samaria: ['4 Underground Cells', '3 Police'] }, hold('British', '1 Intel 0', '1 Intel 1', '1 Intel 2')],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Samaria'),
      answers('British', 'yes', 'Intel 2', '2'),
      answers('British', 'yes', 'Intel 1', '1'),
    ],
    then: [{ Samaria: ['1 Underground Cell', '3 Police'], Prison: '3 Cells' }, hold('British', '1 Intel 0'), nothingAsked],
  });

  example('the number of Police bounds what Intel Chits remove [3.2.2]', 81, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '2 Underground Cells', '2 Police'] }, hold('British', '2 Intel 2')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes', '1')],
    then: [{ Samaria: ['1 Underground Cell', '2 Police'], Prison: '2 Cells' }, hold('British', '1 Intel 2')],
  });

  example('the British need not spend an Intel Chit [3.2.2]', 94, {
    given: [emptyBoard, { Samaria: ['1 Underground Cell', '1 Police'] }, hold('British', '1 Intel 1')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'no')],
    then: [{ Samaria: ['1 Underground Cell', '1 Police'] }, hold('British', '1 Intel 1')],
  });

  example('Patrol need not remove Cells [3.2.2]', 106, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'done')],
    then: [{ Samaria: ['1 Active Cell', '1 Police'], Prison: 'nothing' }],
  });

  example('Patrol removes Cells only where Police are [3.2.2]', 117, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Troops'], Gaza: ['1 Active Cell', '1 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Gaza', 'done')],
    then: [asked('British', 'Gaza', 'done')],
  });

  example('Patrol may select a space for its removal only where Cells remain [3.2.2]', 128, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 2'),
      { Samaria: ['2 Active Cells', '1 Police'], Gaza: ['1 Active Cell', '1 Troops'], Lydda: ['1 Troops', '1 Police'] },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Gaza'), answers('British', 'Lydda', 'Gaza')],
    then: [asked('British', 'done', 'Samaria')],
  });

  example('Intel Chits are offered only for Underground Cells in the space [3.2.2]', 142, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['1 Active Cell', '2 Police'], Gaza: '1 Underground Cell' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'done', 'Samaria')],
    then: [{ Samaria: '2 Police', Gaza: '1 Underground Cell', Prison: '1 Cell' }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('an Intel Chit removes no more Cells than Police are left to count [3.2.2]', 158, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['1 Active Cell', '3 Underground Cells', '2 Police'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'yes')],
    then: [asked('British', '0', '1')],
  });
});
