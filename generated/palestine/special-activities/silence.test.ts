// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of Silence. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, has, nothingAsked } from '../suites.js';
const example = examplesIn(test, 'palestine/special-activities/silence.yaml');

describe('Silence', () => {
  example('Silence is in one space with at least as many Underground Cells as Police [4.3.1]', 13, {
    given: [
      emptyBoard,
      { Samaria: ['2 Police', '2 Underground Cells'], Lydda: ['1 Police', '2 Underground Cells'] },
      { Gaza: ['1 Underground Cell', '1 Troops'], 'Haifa City': ['1 Police', '1 Active Cell'] },
      { 'Haifa–Syria': ['2 Police', '1 Underground Cell', '1 Active Cell'], 'Jerusalem District': '2 Arms Caches' },
    ],
    when: [conduct('Irgun', 'Silence')],
    then: [asked('Irgun', 'Samaria', 'Lydda')],
  });

  example('Silence may be on a Railway [4.3.1]', 27, {
    given: [
      emptyBoard,
      { 'Haifa–Syria': ['1 Police', '1 Underground Cell'], 'Tel Aviv-Jaffa': ['1 Police', '1 Underground Cell'], Samaria: '1 Police' },
    ],
    when: [conduct('Irgun', 'Silence')],
    then: [asked('Irgun', 'Haifa–Syria', 'Tel Aviv-Jaffa')],
  });

  example('Silence removes one Police and leaves the Cells Underground [4.3.1]', 38, {
    given: [
      emptyBoard,
      { Samaria: ['2 Police', '1 Troops', '1 Active Cell', '2 Underground Cells'], Lydda: ['1 Police', '1 Underground Cell'] },
    ],
    when: [conduct('Irgun', 'Silence'), answers('Irgun', 'Samaria')],
    then: [
      { Samaria: ['1 Police', '1 Troops', '1 Active Cell', '2 Underground Cells'], Lydda: ['1 Police', '1 Underground Cell'] },
      has('Available', '4 Police'),
      nothingAsked,
    ],
  });
});
