// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. Made up: card H1 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, boundariesIn, card, conduct, deck } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/cards/h1.yaml');

describe('H1 in play, boundaries', () => {
  // at the end of Game Turn: the card is in play
  boundary('remove the Iraqi army in Iraq 4 to Removed from Play: some are there, and 1 more [II 8.4]', 9, {
    given: [deck('H1')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Iraq 4': 'nothing', 'Jordan 4': 'nothing', 'Jordan 3': '1 Jordanian army', 'Syria 4': 'nothing', 'Syria 3': '1 Syrian army' },
      { 'Removed from Play': '1 Iraqi army', 'Offensives Left': 2 },
      card('H1'),
    ],
  });

  boundary('at the end of Game Turn: the card is not in play [II 8.4]', 5, {
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Egypt 4': 'nothing', 'Egypt 3': '1 Egyptian army' }, card('H2')],
  });
});
