// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p20-indian-independence.yaml');

describe('P20 unshaded, boundaries', () => {
  // Strategic value of Palestine: British play it
  // if no Sabotage is in Railways: none is there
  // raise Political Will by 2: just to the end of the track
  boundary('if no Sabotage is in Railways: it is so, and 3 more [P20 unshaded]', 7, {
    when: [play('British', 'P20', 'unshaded')],
    then: [{ 'Political Will': 20 }],
  });

  // Strategic value of Palestine: Irgun play it
  // if no Sabotage is in Railways: one is there
  boundary('if no Sabotage is in Railways: it is not so, and 2 more [P20 unshaded]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' }],
    when: [play('Irgun', 'P20', 'unshaded')],
    then: [{ 'Tel Aviv-Jaffa–Haifa': '1 Sabotage' }],
  });

  boundary('raise Political Will by 2: past the end of the track [P20 unshaded]', 8, {
    given: [emptyBoard, { 'Political Will': 19 }],
    when: [play('Irgun', 'P20', 'unshaded')],
    then: [{ 'Political Will': 20 }],
  });

  boundary('raise Political Will by 2: to one before the end of the track [P20 unshaded]', 8, {
    given: [emptyBoard, { 'Political Will': 17 }],
    when: [play('Irgun', 'P20', 'unshaded')],
    then: [{ 'Political Will': 19 }],
  });
});

describe('P20 shaded, boundaries', () => {
  // Growing pressure: Irgun play it
  // each reduction of Political Will by Starred Events is 1 less: it does not apply
  boundary('reduce Political Will by 2: past the end of the track, and 2 more [P20 shaded]', 12, {
    given: [{ 'Political Will': 0 }],
    when: [play('Irgun', 'P20', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });

  // Growing pressure: British play it
  boundary('each reduction of Political Will by Starred Events is 1 less: it applies, and 1 more [P20 shaded]', 12, {
    given: [emptyBoard, inPlay('P9', 'unshaded')],
    when: [play('British', 'P20', 'shaded')],
    then: [{ 'Political Will': 17 }],
  });

  boundary('reduce Political Will by 2: to one before the end of the track [P20 shaded]', 12, {
    given: [emptyBoard, { 'Political Will': 20 }, inPlay('P9', 'unshaded')],
    when: [play('Irgun', 'P20', 'shaded')],
    then: [{ 'Political Will': 19 }],
  });

  boundary('reduce Political Will by 2: just to the end of the track [P20 shaded]', 12, {
    given: [emptyBoard, { 'Political Will': 1 }, inPlay('P9', 'unshaded')],
    when: [play('British', 'P20', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });
});
