// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H4 Operation Dani Launched!. Made up: card H4 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h4.yaml');

describe('H4 Operation Dani Launched!', () => {
  example('the Jordanian army is no target of an Offensive [8.0]', 8, {
    given: [emptyBoard, card('H4'), { 'Offensives Left': 1, 'Jordan 1': '1 Jordanian army', 'Iraq 1': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '6')],
    then: [{ 'Jordan 1': '1 Jordanian army', 'Iraq 2': '1 Iraqi army' }],
  });

  example('of a Reserve Offensive it is [9.1]', 22, {
    given: [emptyBoard, card('H4'), { 'Reserves Left': 1, 'Jordan 1': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '5')],
    then: [{ 'Jordan 2': '1 Jordanian army' }],
  });

  example('what comes of it at the start, where one Offensive is allowed [4.0]', 34, {
    given: [setup, deck('H4')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 1 },
    ],
  });
});
