// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H15 Two Fronts Stir. Made up: card H15 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h15.yaml');

describe('H15 Two Fronts Stir', () => {
  example('what comes of it at the start, where two Offensives are allowed [4.0]', 6, {
    given: [setup, deck('H15')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });
});
