// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Rob. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/rob.yaml');

describe('Rob', () => {
  example('Rob selects Districts and Cities with more Cells than Police [3.3.4]', 16, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'], Gaza: ['1 Active Cell', '1 Police'] },
      { Lydda: ['1 Active Cell', '3 Troops', '1 Arms Cache'], 'Haifa City': '1 Active Cell' },
      { 'Tel Aviv-Jaffa': ['1 Arms Cache', '1 Troops'], 'Haifa–Syria': '3 Underground Cells', 'Jerusalem City': 'nothing' },
    ],
    when: [conduct('Irgun', 'Rob')],
    then: [asked('Irgun', 'Samaria', 'Lydda', 'Haifa City')],
  });

  example('Rob places an Arms Cache on a 3, and an Underground Cell is activated where Police are [1.6.2, 3.3.4]', 32, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['3 Underground Cells', '2 Police'], Gaza: ['1 Underground Cell', '2 Troops'] },
      { Lydda: ['2 Active Cells', '1 Police'], 'Haifa City': '2 Underground Cells' },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Samaria'),
      answers('roll', '3'),
      answers('Irgun', 'Gaza'),
      answers('roll', '2'),
      answers('Irgun', 'Lydda'),
      answers('roll', '6'),
    ],
    then: [
      { Samaria: ['1 Active Cell', '2 Underground Cells', '2 Police', '1 Arms Cache'], Gaza: ['1 Underground Cell', '2 Troops'] },
      { Lydda: ['2 Active Cells', '1 Police', '1 Arms Cache'], 'Haifa City': '2 Underground Cells' },
      nothingAsked,
    ],
  });

  example('Police see Irgun rob also when it fails [3.3.4]', 55, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'] }],
    when: [conduct('Irgun', 'Rob'), answers('roll', '2')],
    then: [{ Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police'] }],
  });

  example('Rob places no third Arms Cache [1.4.2]', 66, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Underground Cell', '1 Troops', '2 Arms Caches'] }],
    when: [conduct('Irgun', 'Rob')],
    then: [{ Samaria: ['1 Underground Cell', '1 Troops', '2 Arms Caches'] }],
  });

  example('where Police are, Rob activates an Underground Cell, not one that is Active already [3.3.4]', 76, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Active Cell', '1 Underground Cell', '1 Police'] }],
    when: [conduct('Irgun', 'Rob'), answers('roll', '1')],
    then: [{ Samaria: ['2 Active Cells', '1 Police'] }, nothingAsked],
  });

  example('Rob may be in Jerusalem District [3.3.4]', 88, {
    given: [
      emptyBoard,
      { Haganah: 2, 'Jerusalem District': '1 Underground Cell', Gaza: '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Rob')],
    then: [asked('Irgun', 'Jerusalem District', 'Gaza', 'Jerusalem City')],
  });

  example('Rob rolls before a Cell is activated [3.3.4]', 100, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['2 Underground Cells', '1 Police'] }],
    when: [conduct('Irgun', 'Rob')],
    then: [asked('roll', '1', '2', '3', '4', '5', '6'), { Samaria: ['2 Underground Cells', '1 Police'] }],
  });
});
