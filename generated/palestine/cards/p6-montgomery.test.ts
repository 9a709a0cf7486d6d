// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P6 Montgomery. */

import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, hold, inPlay, nothingAsked, play, poolHolds } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p6-montgomery.yaml');

describe('P6 Montgomery', () => {
  example('P6: Search in up to 3 spaces, each destination by its kind [9.0 P6; 3.2.3]', 13, {
    given: [
      emptyBoard,
      { 'Haifa City': ['3 Troops', '2 Police', '3 Underground Cells'], Gaza: ['3 Troops', '1 Police', '3 Underground Cells'] },
      { 'Haifa–Syria': ['1 Troops', '2 Police', '2 Underground Cells'], Samaria: ['2 Troops', '1 Underground Cell'] },
    ],
    when: [play('British', 'P6', 'unshaded'), answers('British', 'Search', 'Haifa City', 'Gaza', 'Haifa–Syria', 'done')],
    then: [
      { 'Haifa City': ['3 Troops', '2 Police', '1 Active Cell', '2 Underground Cells', '1 Curfew'] },
      { Gaza: ['3 Troops', '1 Police', '2 Active Cells', '1 Underground Cell'] },
      { 'Haifa–Syria': ['1 Troops', '2 Police', '1 Active Cell', '1 Underground Cell'], Samaria: ['2 Troops', '1 Underground Cell'] },
      nothingAsked,
    ],
  });

  example('P6: the British may not use Intel Chits [9.0 P6]', 30, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 2'),
      { 'Haifa City': ['3 Troops', '3 Underground Cells'], Samaria: '2 Troops', Lydda: '2 Troops', Gaza: '2 Troops' },
    ],
    when: [play('Irgun', 'P6', 'unshaded'), answers('British', 'Search', 'Haifa City', 'Samaria', 'Lydda', 'done')],
    then: [{ 'Haifa City': ['3 Troops', '1 Active Cell', '2 Underground Cells', '1 Curfew'] }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('P6: the British may decline to Search [9.0 P6]', 46, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '3 Underground Cells'] }],
    when: [play('British', 'P6', 'unshaded'), answers('British', 'done')],
    then: [{ 'Haifa City': ['3 Troops', '3 Underground Cells'] }, nothingAsked],
  });

  example('P6: with the shaded Ernest Bevin the British still Search in 3 spaces [9.0 P6, tip]', 57, {
    given: [
      emptyBoard,
      inPlay('P9', 'shaded'),
      { Samaria: ['2 Troops', '1 Underground Cell'], Gaza: ['2 Troops', '1 Underground Cell'] },
      { 'Jerusalem City': ['3 Troops', '1 Underground Cell'], Galilee: ['2 Troops', '1 Underground Cell'] },
    ],
    when: [play('British', 'P6', 'unshaded'), answers('British', 'Search', 'Samaria', 'Gaza', 'Jerusalem City', 'done')],
    then: [
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'] },
      { 'Jerusalem City': ['3 Troops', '1 Active Cell', '1 Curfew'], Galilee: ['2 Troops', '1 Underground Cell'] },
      nothingAsked,
    ],
  });

  example('P6: each City without Troops gets 1 Cell [9.0 P6]', 75, {
    given: [emptyBoard, { 'Haifa City': ['2 Police', '1 Active Cell', '1 Curfew'], 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [play('Irgun', 'P6', 'shaded')],
    then: [
      { 'Haifa City': ['2 Police', '1 Active Cell', '1 Underground Cell', '1 Curfew'], 'Tel Aviv-Jaffa': '1 Troops' },
      { 'Jerusalem City': '1 Underground Cell', Gaza: 'nothing', 'Haifa–Syria': 'nothing' },
      has('Available', '12 Cells'),
    ],
  });

  example("P6: only Available Cells are placed, in Cities of the executing faction's choice [9.0 P6; 5.1.1]", 90, {
    given: [emptyBoard, { Prison: '13 Cells', Gaza: '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [play('British', 'P6', 'shaded')],
    then: [asked('British', 'Haifa City', 'Jerusalem City')],
  });

  example('P6: Troops in no City keep no City without a Cell [9.0 P6]', 101, {
    given: [emptyBoard, { 'Haifa District': '3 Troops', 'Tel Aviv-Jaffa–Jerusalem': '2 Troops' }],
    when: [play('British', 'P6', 'shaded')],
    then: [
      { 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' },
      nothingAsked,
    ],
  });

  example('P6: Search moves adjacent Troops into destination spaces, not Police [3.2.3]', 114, {
    given: [
      emptyBoard,
      { 'Haifa City': ['1 Troops', '1 Police'], Galilee: ['2 Troops', '1 Police'], Gaza: '2 Troops' },
      { 'Haifa District': '4 Underground Cells' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa District', 'done'), answers('British', 'Galilee', '2', 'Haifa City')],
    then: [
      { 'Haifa City': '1 Police', Galilee: '1 Police', Gaza: '2 Troops' },
      { 'Haifa District': ['3 Troops', '1 Active Cell', '3 Underground Cells'] },
      nothingAsked,
    ],
  });

  example('P6: Troops move into a destination space from adjacent spaces only, and need not [3.2.3]', 132, {
    given: [
      emptyBoard,
      { Galilee: '2 Troops', 'Tel Aviv-Jaffa–Haifa': '1 Troops', Gaza: '2 Troops', 'Jerusalem City': '1 Troops', 'Haifa City': '1 Police' },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'done')],
    then: [asked('British', 'Galilee', 'Tel Aviv-Jaffa–Haifa', 'done')],
  });

  example('P6: Troops that a Search moved do not move on [3.2.3]', 146, {
    given: [emptyBoard, { Galilee: '2 Troops', Samaria: '2 Underground Cells', Lydda: '2 Underground Cells' }],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'done'), answers('British', 'Galilee', '2')],
    then: [{ Samaria: ['2 Troops', '1 Active Cell', '1 Underground Cell'], Lydda: '2 Underground Cells' }, nothingAsked],
  });

  example('P6: Troops may stay where they are [3.2.3]', 161, {
    given: [emptyBoard, { Galilee: '2 Troops', Samaria: ['1 Troops', '1 Underground Cell'] }],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'done', 'done')],
    then: [{ Galilee: '2 Troops', Samaria: ['1 Troops', '1 Underground Cell'] }],
  });

  example('P6: Search selects no fourth space [3.2.3]', 173, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Underground Cell'], Lydda: ['2 Troops', '1 Underground Cell'], Gaza: ['2 Police', '1 Underground Cell'] },
      { Galilee: ['2 Police', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'Lydda', 'Gaza', 'done')],
    then: [{ Gaza: ['2 Police', '1 Active Cell'], Galilee: ['2 Police', '1 Underground Cell'] }, nothingAsked],
  });

  example('P6: an Intel chit adds a fourth space to a Search [2.3.7]', 188, {
    given: [
      emptyBoard,
      hold('British', '2 Intel 0'),
      { Samaria: ['2 Troops', '1 Underground Cell'], Lydda: ['2 Troops', '1 Underground Cell'] },
      { 'Jerusalem District': ['2 Troops', '1 Underground Cell'], Gaza: ['2 Police', '1 Underground Cell'] },
      { Galilee: ['2 Police', '1 Underground Cell'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Samaria', 'Lydda', 'Gaza', 'Intelligence Lead', 'Galilee', 'done')],
    then: [{ Galilee: ['2 Police', '1 Active Cell'] }, hold('British', '1 Intel 0'), nothingAsked],
  });

  example('P6: a City may discard an Intel chit to Activate one Cell for every cube, and gets no Curfew [3.2.3]', 205, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 2', '2 Intel 0'),
      { 'Haifa City': ['2 Troops', '1 Police', '4 Underground Cells'], Gaza: ['1 Troops', '2 Police'] },
    ],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done', 'Intel'), answers('British', 'Intel 0')],
    then: [
      { 'Haifa City': ['2 Troops', '1 Police', '3 Active Cells', '1 Underground Cell'] },
      hold('British', '1 Intel 2', '1 Intel 0'),
      poolHolds('Intel', '2 Intel 0', '3 Intel 1', '2 Intel 2'),
    ],
  });

  example('P6: with an Intel chit the British choose between Curfew and Intel [3.2.3]', 220, {
    given: [emptyBoard, hold('British', '1 Intel 0'), { 'Haifa City': ['3 Troops', '3 Underground Cells'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done')],
    then: [asked('British', 'Curfew', 'Intel')],
  });

  example('P6: a City under Curfew keeps its one Curfew and Activates as usual [3.2.3; 1.10]', 231, {
    given: [emptyBoard, { 'Haifa City': ['4 Troops', '2 Police', '3 Underground Cells', '1 Curfew'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'done')],
    then: [{ 'Haifa City': ['4 Troops', '2 Police', '2 Active Cells', '1 Underground Cell', '1 Curfew'] }],
  });

  example('P6: a City without Cells gets a Curfew, and two cubes there Activate nobody [3.2.3]', 241, {
    given: [emptyBoard, { 'Haifa City': '2 Troops', 'Jerusalem City': ['1 Troops', '1 Police', '1 Underground Cell'] }],
    when: [conduct('British', 'Search'), answers('British', 'Haifa City', 'Jerusalem City', 'done')],
    then: [{ 'Haifa City': ['2 Troops', '1 Curfew'], 'Jerusalem City': ['1 Troops', '1 Police', '1 Underground Cell', '1 Curfew'] }],
  });

  example('P6: the British may Activate what is Active already [1.4.3, note]', 253, {
    given: [emptyBoard, { Gaza: ['2 Troops', '1 Active Cell', '1 Underground Cell'] }],
    when: [conduct('British', 'Search'), answers('British', 'Gaza', 'done')],
    then: [asked('British', '0', '1')],
  });

  example('P6: the British may Search in fewer than 3 spaces [9.0 P6]', 263, {
    given: [emptyBoard, { Gaza: ['2 Police', '1 Underground Cell'], Samaria: ['2 Police', '1 Underground Cell'] }],
    when: [play('British', 'P6', 'unshaded'), answers('British', 'Search', 'Gaza', 'done')],
    then: [{ Gaza: ['2 Police', '1 Active Cell'], Samaria: ['2 Police', '1 Underground Cell'] }, nothingAsked],
  });
});
