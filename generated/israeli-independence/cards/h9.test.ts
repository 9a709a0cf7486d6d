// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H9 IDF Established. Made up: card H9 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h9.yaml');

describe('H9 IDF Established', () => {
  example('what comes of it at the start, where two Offensives are allowed [4.0]', 6, {
    given: [setup, deck('H9')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });
});
