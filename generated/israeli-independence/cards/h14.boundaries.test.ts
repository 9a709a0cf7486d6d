// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. Made up: card H14 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { boundariesIn, card, conduct, deck, emptyBoard } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/cards/h14.yaml');

describe('H14 in play, boundaries', () => {
  // at the end of Game Turn: the card is in play
  boundary('remove the Egyptian army in Egypt 4 to Removed from Play: some are there, and 1 more [II 8.4]', 9, {
    given: [emptyBoard, { 'Egypt 4': '1 Egyptian army' }, deck('H14')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Egypt 4': 'nothing', 'Removed from Play': '1 Egyptian army', 'Offensives Left': 2 }, card('H14')],
  });

  boundary('at the end of Game Turn: the card is not in play [II 8.4]', 5, {
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Egypt 4': 'nothing', 'Egypt 3': '1 Egyptian army' }, card('H2')],
  });

  boundary('remove the Egyptian army in Egypt 4 to Removed from Play: none is there [II 8.4]', 9, {
    given: [emptyBoard, deck('H14')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Offensives Left': 2 }, card('H14')],
  });
});
