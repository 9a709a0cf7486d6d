// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P6 Montgomery. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, hold, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p6-montgomery.yaml');

describe('P6 Montgomery', () => {
  example('Search in up to 3 spaces, each destination by its kind [9.0 P6; 3.2.3]', 13, {
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

  example('the British may not use Intel Chits [9.0 P6]', 30, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 2'),
      { 'Haifa City': ['3 Troops', '3 Underground Cells'], Samaria: '2 Troops', Lydda: '2 Troops', Gaza: '2 Troops' },
    ],
    when: [play('Irgun', 'P6', 'unshaded'), answers('British', 'Search', 'Haifa City', 'Samaria', 'Lydda', 'done')],
    then: [{ 'Haifa City': ['3 Troops', '1 Active Cell', '2 Underground Cells', '1 Curfew'] }, hold('British', '1 Intel 2'), nothingAsked],
  });

  example('the British may decline to Search [9.0 P6]', 46, {
    given: [emptyBoard, { 'Haifa City': ['3 Troops', '3 Underground Cells'] }],
    when: [play('British', 'P6', 'unshaded'), answers('British', 'done')],
    then: [{ 'Haifa City': ['3 Troops', '3 Underground Cells'] }, nothingAsked],
  });

  example('with the shaded Ernest Bevin the British still Search in 3 spaces [9.0 P6, tip]', 57, {
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

  example('each City without Troops gets 1 Cell [9.0 P6]', 75, {
    given: [emptyBoard, { 'Haifa City': ['2 Police', '1 Active Cell', '1 Curfew'], 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [play('Irgun', 'P6', 'shaded')],
    then: [
      { 'Haifa City': ['2 Police', '1 Active Cell', '1 Underground Cell', '1 Curfew'], 'Tel Aviv-Jaffa': '1 Troops' },
      { 'Jerusalem City': '1 Underground Cell', Gaza: 'nothing', 'Haifa–Syria': 'nothing' },
      has('Available', '12 Cells'),
    ],
  });

  example("only Available Cells are placed, in Cities of the executing faction's choice [9.0 P6; 5.1.1]", 90, {
    given: [emptyBoard, { Prison: '13 Cells', Gaza: '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [play('British', 'P6', 'shaded')],
    then: [asked('British', 'Haifa City', 'Jerusalem City')],
  });

  example('Troops in no City keep no City without a Cell [9.0 P6]', 101, {
    given: [emptyBoard, { 'Haifa District': '3 Troops', 'Tel Aviv-Jaffa–Jerusalem': '2 Troops' }],
    when: [play('British', 'P6', 'shaded')],
    then: [
      { 'Haifa City': '1 Underground Cell', 'Tel Aviv-Jaffa': '1 Underground Cell', 'Jerusalem City': '1 Underground Cell' },
      nothingAsked,
    ],
  });

  example('the British may Search in fewer than 3 spaces [9.0 P6]', 114, {
    given: [emptyBoard, { Gaza: ['2 Police', '1 Underground Cell'], Samaria: ['2 Police', '1 Underground Cell'] }],
    when: [play('British', 'P6', 'unshaded'), answers('British', 'Search', 'Gaza', 'done')],
    then: [{ Gaza: ['2 Police', '1 Active Cell'], Samaria: ['2 Police', '1 Underground Cell'] }, nothingAsked],
  });
});
