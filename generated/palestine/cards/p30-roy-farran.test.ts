// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P30 Roy Farran. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p30-roy-farran.yaml');

describe('P30 Roy Farran', () => {
  example('a Cell leaves each of three spaces with Police [9.0 P30]', 14, {
    given: [
      emptyBoard,
      { 'Political Will': 10, Samaria: ['1 Police', '2 Underground Cells'], 'Haifa–Syria': ['1 Police', '1 Active Cell'] },
      { 'Haifa City': ['2 Police', '1 Arms Cache', '1 Underground Cell'], Gaza: ['1 Police', '1 Underground Cell'] },
      { Lydda: ['2 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P30', 'unshaded'), answers('British', 'Samaria', 'Haifa–Syria', 'Haifa City')],
    then: [
      { Samaria: ['1 Police', '1 Underground Cell'], 'Haifa–Syria': '1 Police', 'Haifa City': ['2 Police', '1 Arms Cache'] },
      { Gaza: ['1 Police', '1 Underground Cell'], Lydda: ['2 Troops', '1 Active Cell'], Prison: 'nothing', 'Political Will': 10 },
      nothingAsked,
    ],
  });

  example('only spaces with Police may be chosen [9.0 P30]', 36, {
    given: [
      emptyBoard,
      { Samaria: ['1 Police', '1 Underground Cell'], 'Haifa–Syria': ['1 Police', '1 Active Cell'] },
      { 'Haifa City': ['2 Troops', '1 Active Cell'], Gaza: '1 Underground Cell' },
    ],
    when: [play('British', 'P30', 'unshaded')],
    then: [asked('British', 'Samaria', 'Haifa–Syria', 'done')],
  });

  example('two Police leave the map and Political Will falls by 1 [9.0 P30]', 48, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['1 Police', '2 Troops', '1 Underground Cell'], 'Haifa City': '2 Police' }],
    when: [play('Irgun', 'P30', 'shaded'), answers('Irgun', 'Police in Samaria')],
    then: [
      { Samaria: ['2 Troops', '1 Underground Cell'], 'Haifa City': '1 Police' },
      has('Available', '5 Police'),
      { 'Political Will': 9 },
      nothingAsked,
    ],
  });

  example('one Police goes where there is only one [5.1.3]', 64, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: ['1 Police', '2 Troops'] }],
    when: [play('British', 'P30', 'shaded')],
    then: [{ Samaria: '2 Troops', 'Political Will': 9 }],
  });

  example('the Police go before Political Will falls [9.0 P30]', 75, {
    given: [emptyBoard, { 'Political Will': 10, Samaria: '2 Police', Gaza: '2 Police' }],
    when: [play('Irgun', 'P30', 'shaded')],
    then: [asked('Irgun', 'Police in Samaria', 'Police in Gaza'), { 'Political Will': 10 }],
  });
});
