// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H16 Radio Intercepts Help the Defence. Made up: card H16 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h16.yaml');

describe('H16 Radio Intercepts Help the Defence', () => {
  example('a roll counts 1 more [8.0]', 6, {
    given: [emptyBoard, card('H16'), { 'Jordan 2': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Jordan 3': '1 Jordanian army' }],
  });

  example('what comes of it at the start, where two Offensives are allowed [4.0]', 17, {
    given: [setup, deck('H16')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });

  example('3 is not enough against the Jordanian army [8.0]', 32, {
    given: [emptyBoard, card('H16'), { 'Jordan 2': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Jordan 2': '1 Jordanian army' }],
  });
});
