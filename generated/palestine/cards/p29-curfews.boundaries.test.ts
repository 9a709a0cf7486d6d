// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p29-curfews.yaml');

describe('P29 unshaded, boundaries', () => {
  boundary('Punitive response: Irgun play it [P29 unshaded]', 5, {
    when: [play('Irgun', 'P29', 'unshaded')],
    then: [inPlay('P29', 'unshaded')],
  });

  boundary('Punitive response: British play it [P29 unshaded]', 5, {
    given: [emptyBoard],
    when: [play('British', 'P29', 'unshaded')],
    then: [inPlay('P29', 'unshaded')],
  });
});

describe('P29 shaded, boundaries', () => {
  boundary('Harsh measures backfire: Irgun play it [P29 shaded]', 11, {
    when: [play('Irgun', 'P29', 'shaded')],
    then: [inPlay('P29', 'shaded')],
  });

  boundary('Harsh measures backfire: British play it [P29 shaded]', 11, {
    when: [play('British', 'P29', 'shaded')],
    then: [inPlay('P29', 'shaded')],
  });
});

describe('P29 in play, boundaries', () => {
  // before Reset Phase: the card is not in play; the card is in play
  boundary('in each space with a Curfew: none is there, and 2 more [P29 shaded]', 14, {
    given: [inPlay('P29', 'shaded')],
    when: [conduct('British', 'Reset Phase')],
    then: [nothingAsked],
  });

  // before Reset Phase: the card is in play; the card is not in play
  boundary('in each space with a Curfew: none is there, and 2 more [P29 unshaded]', 8, {
    given: [inPlay('P29', 'unshaded')],
    when: [conduct('Irgun', 'Reset Phase')],
    then: [nothingAsked],
  });

  // in each space with a Curfew: one is there
  // Irgun place up to 1 Cell here: more than enough are ready
  boundary('in each space with a Curfew: there is such a space, and 2 more [P29 shaded]', 14, {
    given: [inPlay('P29', 'shaded'), { 'Tel Aviv-Jaffa': '1 Curfew' }],
    when: [conduct('British', 'Reset Phase'), answers('Irgun', 'done')],
    then: [{ 'Tel Aviv-Jaffa': 'nothing' }],
  });

  // in each space with a Curfew: one is there
  // British remove 1 Cell here: more than enough are there
  boundary('in each space with a Curfew: there is such a space, and 2 more [P29 unshaded]', 8, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['2 Active Cells', '1 Curfew'] }, inPlay('P29', 'unshaded')],
    when: [conduct('British', 'Reset Phase')],
    then: [{ 'Tel Aviv-Jaffa': '1 Underground Cell' }],
  });

  boundary('British remove 1 Cell here: none is there [P29 unshaded]', 9, {
    given: [{ 'Tel Aviv-Jaffa': '1 Curfew' }, inPlay('P29', 'unshaded')],
    when: [conduct('British', 'Reset Phase')],
    then: [{ 'Tel Aviv-Jaffa': 'nothing' }],
  });

  boundary('British remove 1 Cell here: just enough are there [P29 unshaded]', 9, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': ['1 Active Cell', '1 Curfew'] }, inPlay('P29', 'unshaded')],
    when: [conduct('British', 'Reset Phase')],
    then: [{ 'Tel Aviv-Jaffa': 'nothing' }],
  });

  boundary('Irgun place up to 1 Cell here: none is ready [P29 shaded]', 15, {
    given: [
      emptyBoard,
      { Lydda: ['1 Underground Cell', '1 Active Cell'], 'Tel Aviv-Jaffa': ['1 Underground Cell', '2 Active Cells', '1 Curfew'] },
      { 'Egypt–Tel Aviv-Jaffa': ['1 Underground Cell', '4 Active Cells'], 'Haifa City': ['2 Underground Cells', '2 Active Cells'] },
      { Prison: '1 Cell' },
      inPlay('P29', 'shaded'),
    ],
    when: [conduct('British', 'Reset Phase')],
    then: [
      { Lydda: '2 Underground Cells', 'Haifa City': '4 Underground Cells', 'Tel Aviv-Jaffa': '3 Underground Cells' },
      { 'Egypt–Tel Aviv-Jaffa': '5 Underground Cells', Prison: '1 Cell' },
    ],
  });
});
