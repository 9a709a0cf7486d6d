// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a19-league-of-nations.yaml');

describe('A19, boundaries', () => {
  // Sanctions or criticizes?: British play it
  // roll a die: done
  // if the roll is more than the spaces with Opposition: it is one more; none is there; one is there
  // raise Political Will by 1: to one before the end of the track
  boundary('if the roll is more than the spaces with Opposition: it is so, and 6 more [A19]', 7, {
    when: [play('British', 'A19', 'event'), answers('roll', '2')],
    then: [{ 'Political Will': 19 }],
  });

  // Sanctions or criticizes?: Rebels play it
  // if the roll is more than the spaces with Opposition: both are equal
  // reduce Political Will by 2: past the end of the track
  boundary('if the roll is more than the spaces with Opposition: it is not so, and 3 more [A19]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Opposition', 'Political Will': 1 }],
    when: [play('Rebels', 'A19', 'event'), answers('roll', '1')],
    then: [{ 'Tel Aviv-Jaffa': '1 Opposition', 'Political Will': 0 }],
  });

  boundary('raise Political Will by 1: just to the end of the track [A19]', 8, {
    given: [{ 'Political Will': 19 }],
    when: [play('British', 'A19', 'event'), answers('roll', '6')],
    then: [{ 'Political Will': 20 }],
  });

  boundary('raise Political Will by 1: past the end of the track [A19]', 8, {
    given: [emptyBoard, { 'Political Will': 20 }],
    when: [play('British', 'A19', 'event'), answers('roll', '3')],
    then: [{ 'Political Will': 20 }],
  });

  boundary('if the roll is more than the spaces with Opposition: it is one less [A19]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Opposition', Galilee: '1 Opposition' }],
    when: [play('Rebels', 'A19', 'event'), answers('roll', '1')],
    then: [{ Galilee: '1 Opposition', 'Tel Aviv-Jaffa': '1 Opposition', 'Political Will': 16 }],
  });
});
