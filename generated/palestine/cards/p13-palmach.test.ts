// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P13 Palmach. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, inPlay, nothingAsked, play } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p13-palmach.yaml');

describe('P13 Palmach', () => {
  example('Palmach prepares for the next fight, and 4 adds nothing [9.0 P13]', 13, {
    given: [
      emptyBoard,
      inPlay('P13', 'unshaded'),
      { Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda')],
    then: [nothingAsked],
  });

  example('with the elite 3 adds a space too [9.0 P13]', 28, {
    given: [
      emptyBoard,
      inPlay('P13', 'shaded'),
      { Haganah: 3, Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza')],
    then: [nothingAsked],
  });

  example('with the elite 4 still adds one [9.0 P13]', 44, {
    given: [
      emptyBoard,
      inPlay('P13', 'shaded'),
      { Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda', 'Gaza', 'Gaza')],
    then: [nothingAsked],
  });

  example('with the elite 2 adds none [9.0 P13]', 59, {
    given: [
      emptyBoard,
      inPlay('P13', 'shaded'),
      { Haganah: 2, Galilee: '1 Active Cell', Samaria: '1 Active Cell', Lydda: '1 Active Cell', Gaza: '1 Active Cell' },
      { 'Haifa District': '1 Underground Cell' },
    ],
    when: [conduct('Irgun', 'Travel'), answers('Irgun', 'Galilee', 'Galilee', 'Samaria', 'Samaria', 'Lydda', 'Lydda')],
    then: [nothingAsked],
  });

  example('British may play the unshaded side, which stays in play [5.3]', 75, {
    when: [play('British', 'P13', 'unshaded')],
    then: [inPlay('P13', 'unshaded'), nothingAsked],
  });

  example('Irgun may play the shaded side, which stays in play [5.3]', 82, {
    when: [play('Irgun', 'P13', 'shaded')],
    then: [inPlay('P13', 'shaded'), nothingAsked],
  });
});
