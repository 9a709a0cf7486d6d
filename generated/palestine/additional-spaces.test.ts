// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of additional-spaces. */
import { describe, test } from 'vitest';
import { answers, asked, conduct, emptyBoard, examplesIn, hold, nothingAsked } from './suites.js';
const example = examplesIn(test, 'palestine/additional-spaces.yaml');

describe('additional-spaces', () => {
  example('Sabotage selects a fourth space with an Offensive and a fifth at 4 on the Haganah Track [2.3.7; 6.5.3]', 17, {
    given: [
      emptyBoard,
      { Haganah: 4, Gaza: '1 Underground Cell', Samaria: '1 Underground Cell', Galilee: '1 Underground Cell' },
      { 'Haifa City': '1 Underground Cell', 'Haifa–Syria': '1 Underground Cell', 'Jerusalem City': ['1 Underground Cell', '1 Arms Cache'] },
      { 'Tel Aviv-Jaffa': ['1 Police', '1 Arms Cache'] },
    ],
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Gaza'),
      answers('roll', '1'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
      answers('Irgun', 'Haifa City'),
      answers('roll', '1'),
      answers('Irgun', 'Offensive', 'Haifa–Syria'),
      answers('roll', '1'),
    ],
    then: [
      { Gaza: '1 Active Cell', Samaria: '1 Active Cell', Galilee: '1 Active Cell', 'Haifa City': '1 Active Cell' },
      { 'Haifa–Syria': '1 Active Cell', 'Jerusalem City': '1 Underground Cell', 'Tel Aviv-Jaffa': ['1 Police', '1 Arms Cache'] },
      nothingAsked,
    ],
  });

  example('an Intel chit adds a fourth space to a Search [2.3.7]', 50, {
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

  example('an Intelligence Lead adds a space to three [2.3.7]', 67, {
    given: [
      emptyBoard,
      hold('British', '1 Intel 0', '1 Intel 1'),
      { Samaria: ['2 Troops', '1 Active Cell'], Gaza: ['2 Troops', '1 Active Cell'], Lydda: ['2 Troops', '1 Active Cell'] },
      { Galilee: ['2 Troops', '1 Active Cell'], 'Haifa City': ['2 Troops', '1 Active Cell'] },
    ],
    when: [conduct('British', 'Assault'), answers('British', 'Samaria', 'Gaza', 'Lydda', 'Intelligence Lead', 'Intel 0', 'Galilee')],
    then: [{ Galilee: '2 Troops', 'Haifa City': ['2 Troops', '1 Active Cell'] }, hold('British', '1 Intel 1'), nothingAsked],
  });

  example('at 4 on the Haganah Track Travel may select a fourth space [6.5.3]', 85, {
    given: [
      emptyBoard,
      { Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza')],
    then: [nothingAsked, { 'Haifa District': '1 Underground Cell' }],
  });

  example('at 3 it may not [6.5.3]', 100, {
    given: [
      emptyBoard,
      { Haganah: 3, Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda')],
    then: [nothingAsked],
  });

  example('an Offensive removes an Arms Cache from a space without British, for one more Rob [1.6.2, 2.3.7]', 115, {
    given: [
      emptyBoard,
      { Haganah: 2, Galilee: '1 Underground Cell', Samaria: '1 Underground Cell', Lydda: '1 Underground Cell', Gaza: '1 Underground Cell' },
      { 'Haifa District': '1 Underground Cell', 'Jerusalem District': '1 Arms Cache', 'Jerusalem City': ['1 Arms Cache', '1 Police'] },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
      answers('Irgun', 'Offensive', 'Gaza'),
      answers('roll', '3'),
    ],
    then: [
      { Gaza: ['1 Underground Cell', '1 Arms Cache'], 'Jerusalem District': 'nothing', 'Jerusalem City': ['1 Arms Cache', '1 Police'] },
      { 'Haifa District': '1 Underground Cell' },
      nothingAsked,
    ],
  });

  example('without such an Arms Cache there is no Offensive [2.3.7]', 143, {
    given: [
      emptyBoard,
      { Haganah: 2, Galilee: '1 Underground Cell', Samaria: '1 Underground Cell', Lydda: '1 Underground Cell', Gaza: '1 Underground Cell' },
      { 'Haifa District': '1 Underground Cell', 'Jerusalem City': ['1 Arms Cache', '1 Troops'] },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
    ],
    then: [nothingAsked, { 'Jerusalem City': ['1 Arms Cache', '1 Troops'] }],
  });

  example('at 4 on the Haganah Track Rob selects a fourth space [6.5.3]', 165, {
    given: [
      emptyBoard,
      { Samaria: ['1 Underground Cell', '1 Troops'], Gaza: ['1 Underground Cell', '1 Troops'], Lydda: ['1 Underground Cell', '1 Troops'] },
      { Galilee: ['1 Underground Cell', '1 Troops'], 'Haifa City': ['1 Underground Cell', '1 Troops'] },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Gaza'),
      answers('roll', '1'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
    ],
    then: [asked('Irgun', 'Galilee', 'Haifa City', 'done')],
  });

  example('for an Offensive one of two Arms Caches goes [2.3.7]', 184, {
    given: [
      emptyBoard,
      { Haganah: 2, Gaza: '2 Arms Caches', Samaria: '1 Underground Cell', Galilee: '1 Underground Cell', Lydda: '1 Underground Cell' },
      { 'Haifa City': '1 Underground Cell' },
    ],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Samaria'),
      answers('roll', '1'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
      answers('Irgun', 'Lydda'),
      answers('roll', '1'),
      answers('Irgun', 'Offensive'),
      answers('roll', '1'),
    ],
    then: [{ Gaza: '1 Arms Cache' }, nothingAsked],
  });
});
