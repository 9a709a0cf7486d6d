// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P28 CID. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, has, hold, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p28-cid.yaml');

describe('P28 CID', () => {
  example('an Intel chit for each space with both Police and Cells [9.0 P28, tip]', 16, {
    given: [
      emptyBoard,
      { Samaria: ['2 Police', '3 Active Cells'], 'Haifa City': ['1 Police', '1 Underground Cell'] },
      { 'Haifa–Syria': ['1 Police', '1 Underground Cell'], Gaza: ['1 Police', '1 Troops', '1 Arms Cache'] },
      { Galilee: ['2 Troops', '2 Active Cells'] },
    ],
    when: [play('British', 'P28', 'unshaded'), answers('draw', 'Intel 0', 'Intel 2', 'Intel 1')],
    then: [
      hold('British', '1 Intel 0', '1 Intel 1', '1 Intel 2'),
      { Samaria: ['2 Police', '3 Active Cells'], 'Haifa City': ['1 Police', '1 Underground Cell'] },
      { 'Haifa–Syria': ['1 Police', '1 Underground Cell'] },
    ],
  });

  example('without Police and Cells together no Intel chit [9.0 P28]', 33, {
    given: [emptyBoard, { Samaria: '2 Police', 'Haifa City': ['1 Troops', '1 Underground Cell'] }],
    when: [play('British', 'P28', 'unshaded')],
    then: [hold('British'), nothingAsked],
  });

  example('the British draw, whoever plays the Event [9.0 P28, tip]', 44, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Underground Cell'] }, hold('British', '2 Intel 1')],
    when: [play('Irgun', 'P28', 'unshaded'), answers('draw', 'Intel 2')],
    then: [hold('British', '2 Intel 1', '1 Intel 2')],
  });

  example('a successful Sabotage removes the Police there, not the Troops [9.0 P28, tip]', 55, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['1 Police', '2 Troops', '1 Underground Cell'], Gaza: '1 Underground Cell' },
      { Lydda: ['1 Police', '1 Active Cell'] },
    ],
    when: [play('Irgun', 'P28', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '4')],
    then: [
      { Samaria: ['2 Troops', '1 Active Cell', '1 Sabotage'], Gaza: '1 Underground Cell', Lydda: ['1 Police', '1 Active Cell'] },
      has('Available', '5 Police'),
      nothingAsked,
    ],
  });

  example('a Sabotage that fails leaves the Police [9.0 P28, tip]', 73, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Police', '1 Underground Cell'] }],
    when: [play('British', 'P28', 'shaded'), answers('Irgun', 'Sabotage'), answers('roll', '3')],
    then: [{ Samaria: ['1 Police', '1 Active Cell'] }, nothingAsked],
  });

  example('Sabotage is in one space with Police [9.0 P28]', 86, {
    given: [
      emptyBoard,
      { Haganah: 2, Samaria: ['2 Police', '1 Underground Cell'], 'Haifa–Syria': ['1 Police', '1 Underground Cell'] },
      { Gaza: ['1 Troops', '1 Underground Cell'] },
    ],
    when: [play('Irgun', 'P28', 'shaded'), answers('Irgun', 'Sabotage', 'Samaria'), answers('roll', '5')],
    then: [{ Samaria: ['1 Active Cell', '1 Sabotage'], 'Haifa–Syria': ['1 Police', '1 Underground Cell'] }, nothingAsked],
  });

  example('Sabotage may be declined [9.0 P28]', 102, {
    given: [emptyBoard, { Samaria: ['1 Police', '1 Underground Cell'] }],
    when: [play('Irgun', 'P28', 'shaded'), answers('Irgun', 'done')],
    then: [{ Samaria: ['1 Police', '1 Underground Cell'] }],
  });

  example('a later Sabotage leaves the Police [9.0 P28]', 112, {
    given: [emptyBoard, { Haganah: 2, Samaria: ['1 Police', '2 Underground Cells'] }],
    when: [play('Irgun', 'P28', 'shaded'), answers('Irgun', 'done'), conduct('Irgun', 'Sabotage'), answers('roll', '4')],
    then: [{ Samaria: ['1 Police', '1 Active Cell', '1 Underground Cell', '1 Sabotage'] }],
  });
});
