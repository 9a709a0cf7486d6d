// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p32-weapon-factories.yaml');

describe('P32 unshaded, boundaries', () => {
  boundary('Accidental detonations: British play it [P32 unshaded]', 5, {
    when: [play('British', 'P32', 'unshaded')],
    then: [inPlay('P32', 'unshaded')],
  });

  boundary('Accidental detonations: Irgun play it [P32 unshaded]', 5, {
    given: [emptyBoard],
    when: [play('Irgun', 'P32', 'unshaded')],
    then: [inPlay('P32', 'unshaded')],
  });
});

describe('P32 shaded, boundaries', () => {
  boundary('Homemade innovation: Irgun play it [P32 shaded]', 11, {
    when: [play('Irgun', 'P32', 'shaded')],
    then: [inPlay('P32', 'shaded')],
  });

  boundary('Homemade innovation: British play it [P32 shaded]', 11, {
    when: [play('British', 'P32', 'shaded')],
    then: [inPlay('P32', 'shaded')],
  });
});

describe('P32 in play, boundaries', () => {
  // instead of the haul of Rob: the card is in play
  // place 1 Arms Cache here: more than enough are ready
  boundary('place 1 Arms Cache here: just enough are ready, and 2 more [P32 shaded]', 14, {
    given: [inPlay('P32', 'shaded')],
    when: [
      conduct('Irgun', 'Rob'),
      answers('Irgun', 'Galilee', 'Samaria', 'Haifa District', 'Offensive', 'Jerusalem District', 'Jerusalem District'),
    ],
    then: [
      { Galilee: ['2 Troops', '1 Underground Cell', '1 Arms Cache'], 'Haifa District': ['1 Underground Cell', '1 Arms Cache'] },
      { Samaria: ['2 Troops', '1 Underground Cell', '1 Arms Cache'] },
    ],
  });

  boundary('instead of the haul of Rob: the card is not in play [P32 shaded]', 13, {
    given: [emptyBoard, { 'Haifa District': '1 Underground Cell' }],
    when: [conduct('Irgun', 'Rob'), answers('roll', '5')],
    then: [{ 'Haifa District': ['1 Underground Cell', '1 Arms Cache'] }],
  });

  // before the outcome of Sabotage: the card is in play
  // if the roll is 1: it is not so; both are equal; it is one more
  // remove 1 Active Cell here: more than enough are there
  boundary('if the roll is 1: it is so, and 5 more [P32 unshaded]', 8, {
    given: [
      emptyBoard,
      { Galilee: ['1 Active Cell', '1 Underground Cell'], 'Jerusalem District': '1 Underground Cell' },
      inPlay('P32', 'unshaded'),
    ],
    when: [
      conduct('Irgun', 'Sabotage'),
      answers('Irgun', 'Galilee'),
      answers('roll', '1'),
      answers('Irgun', 'Jerusalem District'),
      answers('roll', '2'),
    ],
    then: [{ Galilee: '1 Active Cell', 'Jerusalem District': '1 Active Cell' }],
  });

  // place 1 Arms Cache here: the space holds all that may stand there
  boundary('place 1 Arms Cache here: none is ready, and 1 more [P32 shaded]', 14, {
    given: [emptyBoard, { 'Jerusalem City': ['2 Arms Caches', '2 Underground Cells', '1 Police'] }, inPlay('P32', 'shaded')],
    when: [conduct('Irgun', 'Rob')],
    then: [{ 'Jerusalem City': ['1 Police', '1 Underground Cell', '1 Active Cell', '2 Arms Caches'] }],
  });

  boundary('before the outcome of Sabotage: the card is not in play [P32 unshaded]', 7, {
    given: [emptyBoard, { Lydda: '1 Underground Cell' }],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '4')],
    then: [{ Lydda: ['1 Active Cell', '1 Sabotage'] }],
  });

  boundary('remove 1 Active Cell here: just enough are there [P32 unshaded]', 9, {
    given: [emptyBoard, { 'Jerusalem District': '1 Underground Cell' }, inPlay('P32', 'unshaded')],
    when: [conduct('Irgun', 'Sabotage'), answers('roll', '1')],
    then: [{ 'Jerusalem District': 'nothing' }],
  });
});
