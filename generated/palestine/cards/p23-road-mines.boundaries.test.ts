// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p23-road-mines.yaml');

describe('P23 unshaded, boundaries', () => {
  boundary('Armored cars: Irgun play it [P23 unshaded]', 5, {
    when: [play('Irgun', 'P23', 'unshaded')],
    then: [inPlay('P23', 'unshaded')],
  });

  boundary('Armored cars: British play it [P23 unshaded]', 5, {
    given: [emptyBoard],
    when: [play('British', 'P23', 'unshaded')],
    then: [inPlay('P23', 'unshaded')],
  });
});

describe('P23 shaded, boundaries', () => {
  boundary('Early IEDs: Irgun play it [P23 shaded]', 9, {
    when: [play('Irgun', 'P23', 'shaded')],
    then: [inPlay('P23', 'shaded')],
  });

  boundary('Early IEDs: British play it [P23 shaded]', 9, {
    given: [emptyBoard],
    when: [play('British', 'P23', 'shaded')],
    then: [inPlay('P23', 'shaded')],
  });
});

describe('P23 in play, boundaries', () => {
  // whenever Patrol moves Police to a space with Sabotage: the card is in play
  // roll a die: done
  // if the roll is at most 3: both are equal
  // remove 1 Police here: more than enough are there
  boundary('if the roll is at most 3: it is so, and 4 more [P23 shaded]', 13, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Sabotage'], 'Haifa City': ['3 Police', '1 Active Cell'] }, inPlay('P23', 'shaded')],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Samaria', 'done', 'Haifa City', '1', 'Haifa City', '2'),
      answers('roll', '3'),
      answers('British', 'Samaria'),
    ],
    then: [{ Samaria: ['2 Police', '1 Sabotage'], 'Haifa City': '1 Active Cell', Prison: '1 Cell' }],
  });

  // if the roll is at most 3: it is one more
  boundary('if the roll is at most 3: it is not so, and 1 more [P23 shaded]', 13, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Sabotage'], 'Haifa City': ['3 Police', '1 Active Cell'] }, inPlay('P23', 'shaded')],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Samaria', 'done', 'Haifa City', '1', 'Haifa City', '2'),
      answers('roll', '4'),
      answers('British', 'Samaria'),
    ],
    then: [{ Samaria: ['3 Police', '1 Sabotage'], 'Haifa City': '1 Active Cell', Prison: '1 Cell' }],
  });

  boundary('if the roll is at most 3: it is one less [P23 shaded]', 13, {
    given: [emptyBoard, { Samaria: ['1 Active Cell', '1 Sabotage'], 'Haifa City': ['2 Police', '1 Active Cell'] }, inPlay('P23', 'shaded')],
    when: [
      conduct('British', 'Patrol'),
      answers('British', 'Samaria', 'done', 'Haifa City', '1', 'Haifa City'),
      answers('roll', '2'),
      answers('British', 'Samaria'),
    ],
    then: [{ Samaria: ['1 Police', '1 Sabotage'], 'Haifa City': '1 Active Cell', Prison: '1 Cell' }],
  });

  boundary('whenever Patrol moves Police to a space with Sabotage: the card is not in play [P23 shaded]', 11, {
    given: [emptyBoard, { Lydda: ['1 Active Cell', '1 Sabotage'], Samaria: '1 Police' }],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria', 'Lydda')],
    then: [{ Samaria: 'nothing', Lydda: ['1 Police', '1 Sabotage'], Prison: '1 Cell' }],
  });

  boundary('remove 1 Police here: just enough are there [P23 shaded]', 14, {
    given: [emptyBoard, { Lydda: ['1 Active Cell', '1 Sabotage'], Samaria: '1 Police' }, inPlay('P23', 'shaded')],
    when: [conduct('British', 'Patrol'), answers('British', 'Samaria'), answers('roll', '2')],
    then: [{ Samaria: 'nothing', Lydda: ['1 Active Cell', '1 Sabotage'] }],
  });
});
