// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H7 Plan Dalet Launched. Made up: card H7 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h7.yaml');

describe('H7 Plan Dalet Launched', () => {
  example('what comes of it at the start, where one Offensive is allowed [4.0]', 6, {
    given: [setup, deck('H7')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 1 },
    ],
  });
});
