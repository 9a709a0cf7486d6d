// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P18 6th Airborne. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, has, hold, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p18-6th-airborne.yaml');

describe('P18 6th Airborne', () => {
  example('Assault removes one piece for each of the Troops [9.0 P18]', 16, {
    given: [emptyBoard, inPlay('P18', 'unshaded'), { Samaria: ['2 Troops', '2 Police', '3 Active Cells'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['2 Troops', '2 Police', '1 Active Cell'], Prison: '1 Cell' }, has('Available', '13 Cells'), nothingAsked],
  });

  example('without the Capability Assault removes one piece for two Troops [3.2.4; 9.0 P18]', 29, {
    given: [emptyBoard, { Samaria: ['3 Troops', '3 Active Cells'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['3 Troops', '2 Active Cells'], Prison: 'nothing' }],
  });

  example('Assault still removes only Active Cells unless an Intel Chit is spent [9.0 P18, tip]', 39, {
    given: [emptyBoard, inPlay('P18', 'unshaded'), { Samaria: ['4 Troops', '1 Active Cell', '2 Underground Cells', '1 Arms Cache'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['4 Troops', '2 Underground Cells', '1 Arms Cache'], Prison: 'nothing' }, has('Available', '13 Cells'), nothingAsked],
  });

  example('with an Intel Chit the Troops that are left remove Underground Cells, and then Arms Caches [9.0 P18, tip]', 52, {
    given: [
      emptyBoard,
      inPlay('P18', 'unshaded'),
      { 'Political Will': 10 },
      hold('British', '1 Intel 2'),
      { Samaria: ['4 Troops', '1 Active Cell', '2 Underground Cells', '2 Arms Caches'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'yes', '2'), answers('draw', 'Intel 0')],
    then: [
      { Samaria: ['4 Troops', '1 Arms Cache'], Prison: '1 Cell' },
      has('Available', '14 Cells'),
      hold('British', '1 Intel 0'),
      { 'Political Will': 11 },
      nothingAsked,
    ],
  });

  example('Irgun may execute a British Capability [5.3]', 71, {
    given: [emptyBoard],
    when: [play('Irgun', 'P18', 'shaded')],
    then: [inPlay('P18', 'shaded'), nothingAsked],
  });

  example('Assault removes all Cells to Available [9.0 P18]', 80, {
    given: [emptyBoard, inPlay('P18', 'shaded'), { Samaria: ['6 Troops', '4 Active Cells'], Prison: '1 Cell' }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['6 Troops', '1 Active Cell'], Prison: '1 Cell' }, has('Available', '13 Cells')],
  });

  example('without the Capability every other Cell goes to Prison [1.3.6, 3.2.4; 9.0 P18]', 93, {
    given: [emptyBoard, { Samaria: ['6 Troops', '4 Active Cells'] }],
    when: [conduct('British', 'Assault')],
    then: [{ Samaria: ['6 Troops', '1 Active Cell'], Prison: '1 Cell' }, has('Available', '13 Cells')],
  });

  example('Mass Detention removes all Cells to Available [9.0 P18]', 104, {
    given: [
      emptyBoard,
      inPlay('P18', 'shaded'),
      { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Active Cell', '1 Underground Cell', '1 Curfew'] },
      { 'Haifa District': ['1 Underground Cell', '1 Arms Cache'], 'Haifa–Syria': '1 Active Cell', Galilee: '1 Active Cell' },
    ],
    when: [conduct('British', 'Mass Detention'), answers('roll', '5')],
    then: [
      { 'Haifa City': ['3 Troops', '1 Curfew'], 'Haifa District': '1 Arms Cache', 'Haifa–Syria': '1 Active Cell' },
      { Galilee: '1 Active Cell', Prison: 'nothing' },
      has('Available', '13 Cells'),
      { 'Political Will': 8 },
    ],
  });

  example('without the Capability Mass Detention removes Cells to Prison [4.2.3; 9.0 P18]', 125, {
    given: [emptyBoard, { 'Political Will': 10, 'Haifa City': ['3 Troops', '2 Underground Cells', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '3')],
    then: [{ 'Haifa City': ['3 Troops', '1 Curfew'], Prison: '2 Cells', 'Political Will': 9 }],
  });

  example('Patrol still removes Cells to Prison [9.0 P18]', 138, {
    given: [emptyBoard, inPlay('P18', 'shaded'), { Samaria: ['1 Police', '2 Active Cells'] }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria')],
    then: [{ Samaria: ['1 Police', '1 Active Cell'], Prison: '1 Cell' }],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 150, {
    when: [play('British', 'P18', 'unshaded')],
    then: [inPlay('P18', 'unshaded'), nothingAsked],
  });
});
