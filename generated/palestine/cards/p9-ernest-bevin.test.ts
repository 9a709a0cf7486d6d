// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P9 Ernest Bevin. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, hold, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p9-ernest-bevin.yaml');

describe('P9 Ernest Bevin', () => {
  example('the British play it and it stays in play [5.3]', 13, {
    when: [play('British', 'P9', 'unshaded')],
    then: [inPlay('P9', 'unshaded'), { 'Political Will': 18 }, nothingAsked],
  });

  example('starred Events lower Political Will by 1 less [9.0 P9, tip]', 21, {
    given: [inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('Irgun', 'P2', 'shaded')],
    then: [{ 'Political Will': 8 }],
  });

  example('P20 is one of the five starred Events [9.0 P9, tip]', 30, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('Irgun', 'P20', 'shaded')],
    then: [{ 'Political Will': 9 }],
  });

  example('P27 is one of the five starred Events [9.0 P9, tip]', 40, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('Irgun', 'P27', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('a starred Event that costs 1 costs nothing [9.0 P9]', 50, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Curfew'] }],
    when: [play('Irgun', 'P8', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('what costs nothing does not raise Political Will [9.0 P9]', 61, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('Irgun', 'P8', 'shaded')],
    then: [{ 'Political Will': 10 }],
  });

  example('a starred Event raises Political Will as before [9.0 P9]', 71, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10 }],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Political Will': 12 }],
  });

  example('Mass Detention costs as before [9.0 P9]', 81, {
    given: [emptyBoard, inPlay('P9', 'unshaded'), { 'Political Will': 10, 'Haifa City': ['3 Troops', '1 Curfew'] }],
    when: [conduct('British', 'Mass Detention'), answers('roll', '3')],
    then: [{ 'Political Will': 7 }],
  });

  example('Irgun play it against the British [5.3]', 93, {
    when: [play('Irgun', 'P9', 'shaded')],
    then: [inPlay('P9', 'shaded')],
  });

  example('a Search is in up to 2 spaces [9.0 P9]', 99, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      { Gaza: ['2 Police', '1 Underground Cell'], Samaria: ['2 Police', '1 Underground Cell'], Lydda: ['2 Police', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Gaza', 'Samaria')],
    then: [
      { Gaza: ['2 Police', '1 Active Cell'], Samaria: ['2 Police', '1 Active Cell'], Lydda: ['2 Police', '1 Underground Cell'] },
      nothingAsked,
    ],
  });

  example('an Intel chit adds the third space [9.0 P9, tip]', 115, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      hold('British', '1 Intel 1'),
      { Gaza: ['2 Police', '1 Underground Cell'], Samaria: ['2 Police', '1 Underground Cell'], Lydda: ['2 Police', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Gaza', 'Samaria', 'Intelligence Lead')],
    then: [
      { Gaza: ['2 Police', '1 Active Cell'], Samaria: ['2 Police', '1 Active Cell'], Lydda: ['2 Police', '1 Active Cell'] },
      hold('British'),
      nothingAsked,
    ],
  });

  example('a Deploy is in up to 2 spaces [9.0 P9]', 133, {
    given: [emptyBoard, inPlay('P9', 'shaded'), { Gaza: '1 Troops', Samaria: '1 Troops', Lydda: '1 Troops' }],
    when: [conduct('British', 'Deploy'), answers('British', 'Gaza', 'Samaria', 'done')],
    then: [{ Gaza: ['1 Troops', '1 Police'], Samaria: ['1 Troops', '1 Police'], Lydda: '1 Troops' }, nothingAsked],
  });

  example('an Assault is in up to 2 spaces [9.0 P9]', 149, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      { Gaza: ['2 Troops', '1 Active Cell'], Samaria: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Gaza', 'Samaria')],
    then: [{ Gaza: '2 Troops', Samaria: '2 Troops', Lydda: ['2 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('a Patrol is in up to 2 spaces [9.0 P9]', 165, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      { Gaza: ['1 Police', '1 Underground Cell'], Samaria: '1 Underground Cell', Lydda: '1 Underground Cell' },
    ],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Lydda')],
    then: [asked('British', 'Gaza', 'done')],
  });

  example('Irgun Operations are in up to 3 spaces as before [9.0 P9]', 178, {
    given: [emptyBoard, inPlay('P9', 'shaded'), { Haganah: 2 }],
    when: [conduct('Irgun', 'Recruit'), answers('Irgun', 'Haifa City', 'Tel Aviv-Jaffa')],
    then: [asked('Irgun', 'Jerusalem City', 'done')],
  });

  example('without the Capability a Search is in up to 3 spaces [3.2.3; 9.0 P9]', 189, {
    given: [
      emptyBoard,
      { Gaza: ['2 Police', '1 Underground Cell'], Samaria: ['2 Police', '1 Underground Cell'], Lydda: ['2 Troops', '1 Underground Cell'] },
      { Galilee: ['2 Troops', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Lydda', 'Samaria', 'Gaza', 'done')],
    then: [
      { Gaza: ['2 Police', '1 Active Cell'], Samaria: ['2 Police', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Underground Cell'] },
      nothingAsked,
    ],
  });
});
