// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H23 Arms Embargo Holds. Made up: card H23 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { conduct, deck, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h23.yaml');

describe('H23 Arms Embargo Holds', () => {
  example('what comes of it at the start, where no Offensive is allowed [4.0]', 7, {
    given: [setup, deck('H23')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 0 },
    ],
  });
});
