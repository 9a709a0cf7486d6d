// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Travel. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/travel.yaml');

describe('Travel', () => {
  example('a Cell that has Travelled does not Travel on [3.3.2; ruling, Cells move once]', 18, {
    given: [emptyBoard, { Haganah: 2, Gaza: '1 Underground Cell', Samaria: '2 Active Cells' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Gaza', 'Samaria'), answers('Irgun', 'Samaria', 'Galilee', '2')],
    then: [{ Gaza: 'nothing', Samaria: '1 Underground Cell', Galilee: '2 Underground Cells' }, nothingAsked],
  });

  example('Travelling Cells go Underground anywhere [3.3.2]', 34, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Active Cells', '1 Underground Cell'] }],
    when: [
      conduct('Irgun', 'Travel'),
      answers('Irgun', 'Gaza', '0 Underground Cell', '1 Active Cell', 'Samaria', '1 Underground Cell', '1 Active Cell'),
    ],
    then: [{ Gaza: '1 Underground Cell', Samaria: '2 Underground Cells' }],
  });

  example('more than three Cells and cubes on a Railway are seen [3.3.2]', 46, {
    given: [emptyBoard, { Haganah: 2, Samaria: '2 Underground Cells', 'Haifa–Syria': ['1 Police', '1 Troops'] }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Haifa–Syria', '2')],
    then: [{ 'Haifa–Syria': ['1 Police', '1 Troops', '2 Active Cells'] }],
  });

  example('three Cells and cubes on a Railway are not seen [3.3.2]', 58, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Active Cell', 'Haifa–Syria': ['1 Police', '1 Troops', '3 Underground Cells'] }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Samaria', 'Haifa–Syria', 'done')],
    then: [{ 'Haifa–Syria': ['1 Police', '1 Troops', '4 Underground Cells'] }],
  });

  example('a Curfew sees them too, a District does not [1.10, 3.3.2]', 70, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: '1 Underground Cell', Gaza: '1 Active Cell', 'Haifa City': ['2 Troops', '1 Police', '1 Curfew'] },
      { Lydda: '4 Troops' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Samaria', 'Haifa City', 'Gaza', 'Lydda')],
    then: [{ 'Haifa City': ['2 Troops', '1 Police', '1 Curfew', '1 Active Cell'], Lydda: ['4 Troops', '1 Underground Cell'] }],
  });

  example('a City without a Curfew does not see them [3.3.2]', 85, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Active Cell', 'Haifa City': '4 Troops' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Haifa City')],
    then: [{ 'Haifa City': ['4 Troops', '1 Underground Cell'] }],
  });

  example('three Cells and cubes under a Curfew are not seen [3.3.2]', 97, {
    given: [emptyBoard, { Haganah: 2, Samaria: '1 Active Cell', 'Haifa City': ['1 Troops', '1 Police', '1 Curfew'], Lydda: '3 Troops' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Haifa City')],
    then: [{ 'Haifa City': ['1 Troops', '1 Police', '1 Curfew', '1 Underground Cell'] }],
  });

  example('a Cell need not move from its origin [3.3.2]', 110, {
    given: [emptyBoard, { Haganah: 2, Samaria: '2 Active Cells' }],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Gaza', '1', 'done')],
    then: [{ Gaza: '1 Underground Cell', Samaria: '1 Active Cell' }],
  });
});
