// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H22 Mud and Rain. Made up: card H22 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h22.yaml');

describe('H22 Mud and Rain', () => {
  example('what comes of it at the start, where two Offensives are allowed [4.0]', 6, {
    given: [setup, deck('H22')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });

  example('a roll counts 1 less [8.0]', 21, {
    given: [emptyBoard, card('H22'), { 'Lebanon 2': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Lebanon 2': '1 Lebanese army' }],
  });

  example('4 is enough against the Lebanese army [8.0]', 32, {
    given: [emptyBoard, card('H22'), { 'Lebanon 2': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Lebanon 3': '1 Lebanese army' }],
  });
});
