// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Assault. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, hold, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/operations/assault.yaml');

describe('Assault', () => {
  example('Assault removes Cells alternately to Available and Prison [ruling, Alternately, within each space]', 29, {
    given: [emptyBoard, { Samaria: ['6 Troops', '4 Active Cells', '1 Arms Cache'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['6 Troops', '1 Active Cell', '1 Arms Cache'], Prison: '1 Cell' }, has('Available', '13 Cells')],
  });

  example('Assault takes an Arms Cache only when no Cells remain [1.6.2, 3.2.4]', 40, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['4 Troops', '1 Active Cell', '2 Arms Caches'] },
      { Gaza: ['4 Troops', '1 Underground Cell', '1 Arms Cache'] },
    ],
    when: [conduct('British', 'Assault'), answers('draw', 'Intel 1'), answers('British', 'Gaza', 'no')],
    then: [
      { Samaria: ['4 Troops', '1 Arms Cache'], Gaza: ['4 Troops', '1 Underground Cell', '1 Arms Cache'], 'Political Will': 11 },
      hold('British', '1 Intel 1'),
      { Prison: 'nothing' },
    ],
  });

  example('Intel Chits let Assault reach Underground Cells, and the Arms Cache behind them [1.6.1, 3.2.4]', 57, {
    given: [
      emptyBoard,
      { 'Political Will': 10 },
      hold('British', '1 Intel 2'),
      { Gaza: ['6 Troops', '2 Underground Cells', '1 Arms Cache'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'yes', '2'), answers('draw', 'Intel 0')],
    then: [{ Gaza: '6 Troops', 'Political Will': 11 }, hold('British', '1 Intel 0'), { Prison: '1 Cell' }, has('Available', '14 Cells')],
  });

  example('Assault selects spaces with Troops and Irgun pieces [3.2.4]', 74, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Arms Cache'], Gaza: ['2 Police', '1 Active Cell'], Lydda: '3 Troops' },
      { 'Haifa–Syria': ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault')],
    then: [asked('British', 'Samaria', 'Haifa–Syria')],
  });

  example('Intel Chits are spent for what the Troops could still remove [3.2.4]', 86, {
    given: [emptyBoard, hold('British', '1 Intel 1', '1 Intel 2'), { Samaria: ['4 Troops', '1 Active Cell', '3 Underground Cells'] }],
    when: [conduct('British', 'Assault'), answers('British', 'yes', 'Intel 2')],
    then: [asked('British', '0', '1')],
  });

  example('Intel Chits are not offered when the Troops have removed all they can [3.2.4]', 97, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['2 Troops', '1 Active Cell', '1 Underground Cell'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['2 Troops', '1 Underground Cell'] }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('Intel Chits are not offered where only Active Cells are left [3.2.4]', 109, {
    given: [emptyBoard, hold('British', '1 Intel 2'), { Samaria: ['2 Troops', '2 Active Cells'], Gaza: '1 Underground Cell' }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell'], Gaza: '1 Underground Cell' }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('an Intel Chit of value 1 removes one Underground Cell there [3.2.4]', 123, {
    given: [emptyBoard, hold('British', '2 Intel 1'), { Samaria: ['6 Troops', '3 Underground Cells'], Gaza: '1 Underground Cell' }],
    when: [conduct('British', 'Assault'), answers('British', 'yes', '1', 'no')],
    then: [
      { Samaria: ['6 Troops', '2 Underground Cells'], Gaza: '1 Underground Cell' },
      hold('British', '1 Intel 1'),
      { Prison: 'nothing' },
    ],
  });

  example('Assault fills Prison, raises Political Will and then draws [3.2.4]', 138, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['6 Troops', '2 Active Cells', '1 Arms Cache'] }],
    when: [conduct('British', 'Assault')],
    then: [asked('draw', 'Intel 0', 'Intel 1', 'Intel 2'), { Samaria: '6 Troops', Prison: '1 Cell', 'Political Will': 11 }],
  });
});
