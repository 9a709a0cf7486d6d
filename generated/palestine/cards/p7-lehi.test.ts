// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P7 Lehi. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, has, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p7-lehi.yaml');

describe('P7 Lehi', () => {
  example('up to 1 Cell goes from each space with more than 1 Cell [9.0 P7]', 14, {
    given: [
      emptyBoard,
      { Gaza: '2 Underground Cells', 'Haifa City': ['3 Active Cells', '1 Arms Cache'], 'Haifa–Syria': '2 Active Cells' },
      { Lydda: ['1 Underground Cell', '2 Arms Caches'], Samaria: ['1 Active Cell', '3 Troops'] },
    ],
    when: [play('British', 'P7', 'unshaded'), answers('British', '1', '1', '1')],
    then: [
      { Gaza: '1 Underground Cell', 'Haifa City': ['2 Active Cells', '1 Arms Cache'], 'Haifa–Syria': '1 Active Cell' },
      { Lydda: ['1 Underground Cell', '2 Arms Caches'], Samaria: ['1 Active Cell', '3 Troops'], Prison: 'nothing' },
      has('Available', '9 Cells'),
      nothingAsked,
    ],
  });

  example('the executing faction chooses the Cell, or none [9.0 P7]', 35, {
    given: [emptyBoard, { Gaza: ['1 Active Cell', '1 Underground Cell'] }],
    when: [play('British', 'P7', 'unshaded')],
    then: [asked('British', 'Underground Cell in Gaza', 'Active Cell in Gaza', 'done')],
  });

  example('Irgun may keep their Cells [9.0 P7; 5.1]', 44, {
    given: [emptyBoard, { Gaza: '2 Underground Cells' }],
    when: [play('Irgun', 'P7', 'unshaded'), answers('Irgun', '0')],
    then: [{ Gaza: '2 Underground Cells' }],
  });

  example('up to 1 Police goes from each space with an Underground Cell [9.0 P7]', 54, {
    given: [
      emptyBoard,
      { Gaza: ['2 Police', '1 Troops', '1 Underground Cell'], 'Haifa City': ['1 Police', '1 Active Cell', '1 Underground Cell'] },
      { 'Jerusalem City': ['1 Police', '1 Active Cell'], 'Haifa–Syria': ['1 Police', '1 Underground Cell'] },
      { Lydda: ['1 Police', '1 Arms Cache'], Samaria: ['2 Troops', '1 Underground Cell'] },
    ],
    when: [play('Irgun', 'P7', 'shaded'), answers('Irgun', '1', '1', '1')],
    then: [
      { Gaza: ['1 Police', '1 Troops', '1 Underground Cell'], 'Haifa City': ['1 Active Cell', '1 Underground Cell'] },
      { 'Jerusalem City': ['1 Police', '1 Active Cell'], 'Haifa–Syria': '1 Underground Cell', Lydda: ['1 Police', '1 Arms Cache'] },
      { Samaria: ['2 Troops', '1 Underground Cell'] },
      has('Available', '3 Police'),
      nothingAsked,
    ],
  });

  example('the executing faction may leave the Police [9.0 P7]', 76, {
    given: [emptyBoard, { Gaza: ['2 Police', '1 Underground Cell'] }],
    when: [play('British', 'P7', 'shaded')],
    then: [asked('British', '0', '1')],
  });

  example('no second Cell goes from a space [9.0 P7]', 85, {
    given: [emptyBoard, { Gaza: '3 Underground Cells' }],
    when: [play('British', 'P7', 'unshaded')],
    then: [asked('British', '0', '1')],
  });
});
