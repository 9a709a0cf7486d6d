// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P13 Palmach. */

import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, inPlay, nothingAsked, play } from '../suites.js';

const example = examplesIn(test, 'palestine/cards/p13-palmach.yaml');

describe('P13 Palmach', () => {
  example('P13: at 4 on the Haganah Track Travel may select a fourth space [6.5.3]', 13, {
    given: [
      emptyBoard,
      { Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza')],
    then: [nothingAsked, { 'Haifa District': '1 Underground Cell' }],
  });

  example('P13: at 3 it may not [6.5.3]', 28, {
    given: [
      emptyBoard,
      { Haganah: 3, Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda')],
    then: [nothingAsked],
  });

  example('P13: Palmach prepares for the next fight, and 4 adds nothing [9.0 P13]', 43, {
    given: [
      emptyBoard,
      inPlay('P13', 'unshaded'),
      { Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda')],
    then: [nothingAsked],
  });

  example('P13: with the elite 3 adds a space too [9.0 P13]', 58, {
    given: [
      emptyBoard,
      inPlay('P13', 'shaded'),
      { Haganah: 3, Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza')],
    then: [nothingAsked],
  });

  example('P13: with the elite 4 still adds one [9.0 P13]', 74, {
    given: [
      emptyBoard,
      inPlay('P13', 'shaded'),
      { Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza')],
    then: [nothingAsked],
  });

  example('P13: with the elite 2 adds none [9.0 P13]', 89, {
    given: [
      emptyBoard,
      inPlay('P13', 'shaded'),
      { Haganah: 2, Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda')],
    then: [nothingAsked],
  });

  example('P13: an Offensive removes an Arms Cache from a space without British, for one more Rob [1.6.2, 2.3.7]', 105, {
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

  example('P13: without such an Arms Cache there is no Offensive [2.3.7]', 133, {
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

  example('P13: British may play the unshaded side, which stays in play [5.3]', 155, {
    when: [play('British', 'P13', 'unshaded')],
    then: [inPlay('P13', 'unshaded'), nothingAsked],
  });

  example('P13: Irgun may play the shaded side, which stays in play [5.3]', 162, {
    when: [play('Irgun', 'P13', 'shaded')],
    then: [inPlay('P13', 'shaded'), nothingAsked],
  });
});
