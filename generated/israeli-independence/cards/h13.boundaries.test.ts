// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. Made up: card H13 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { boundariesIn, card, conduct, deck, emptyBoard } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/cards/h13.yaml');

describe('H13 in play, boundaries', () => {
  // at the end of Game Turn: the card is in play
  boundary('remove the Lebanese army in Lebanon 4 to Removed from Play: none is there, and 1 more [II 8.4]', 9, {
    given: [emptyBoard, deck('H13')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Offensives Left': 2 }, card('H13')],
  });

  boundary('at the end of Game Turn: the card is not in play [II 8.4]', 5, {
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Egypt 4': 'nothing', 'Egypt 3': '1 Egyptian army' }, card('H2')],
  });

  boundary('remove the Lebanese army in Lebanon 4 to Removed from Play: some are there [II 8.4]', 9, {
    given: [emptyBoard, deck('H13'), { 'Lebanon 4': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Lebanon 4': 'nothing', 'Removed from Play': '1 Lebanese army', 'Offensives Left': 2 }, card('H13')],
  });
});
