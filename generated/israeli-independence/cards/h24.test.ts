// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H24 Three Armies at Once. Made up: card H24 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h24.yaml');

describe('H24 Three Armies at Once', () => {
  example('what comes of it at the start, where one Offensive is allowed [4.0]', 7, {
    given: [setup, deck('H24')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 1 },
    ],
  });
});
