// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P31 Dov Gruner. */
import { describe, test } from 'vitest';
import { answers, asked, emptyBoard, examplesIn, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p31-dov-gruner.yaml');

describe('P31 Dov Gruner', () => {
  example('one Cell in a space with Troops goes to Prison [9.0 P31]', 12, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '2 Underground Cells'], 'Haifa City': ['2 Police', '1 Active Cell'], Gaza: '1 Underground Cell' },
      { 'Haifa–Syria': ['1 Troops', '1 Active Cell'] },
    ],
    when: [play('British', 'P31', 'unshaded'), answers('British', 'Samaria')],
    then: [{ Samaria: ['2 Troops', '1 Underground Cell'], Prison: '1 Cell', 'Haifa–Syria': ['1 Troops', '1 Active Cell'] }, nothingAsked],
  });

  example('it is in a space with Troops [9.0 P31]', 28, {
    given: [
      emptyBoard,
      { Samaria: ['2 Troops', '1 Underground Cell'], 'Haifa City': ['2 Police', '1 Active Cell'], Gaza: '1 Underground Cell' },
      { 'Haifa–Syria': ['1 Troops', '1 Active Cell'], Lydda: ['1 Troops', '1 Arms Cache'] },
    ],
    when: [play('British', 'P31', 'unshaded')],
    then: [asked('British', 'Samaria', 'Haifa–Syria')],
  });

  example('up to three Cells are placed in Cities and Districts [9.0 P31]', 41, {
    given: [emptyBoard, { Lydda: '1 Troops' }],
    when: [play('Irgun', 'P31', 'shaded'), answers('Irgun', 'Lydda', 'Haifa City', 'Lydda')],
    then: [{ Lydda: ['1 Troops', '2 Underground Cells'], 'Haifa City': '1 Underground Cell' }, nothingAsked],
  });

  example('no Cell is placed on a Railway [9.0 P31]', 53, {
    given: [emptyBoard, { 'Haifa City': ['1 Troops', '1 Curfew'] }],
    when: [play('Irgun', 'P31', 'shaded')],
    then: [
      asked(
        'Irgun',
        'Galilee',
        'Haifa District',
        'Samaria',
        'Lydda',
        'Jerusalem District',
        'Gaza',
        'Haifa City',
        'Tel Aviv-Jaffa',
        'Jerusalem City',
        'done',
      ),
    ],
  });

  example('fewer than three may be placed [9.0 P31]', 62, {
    given: [emptyBoard],
    when: [play('Irgun', 'P31', 'shaded'), answers('Irgun', 'Gaza', 'done')],
    then: [{ Gaza: '1 Underground Cell' }, nothingAsked],
  });
});
