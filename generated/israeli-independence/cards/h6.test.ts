// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H6 Galilee Air Squadron Takes Flight. Made up: card H6 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h6.yaml');

describe('H6 Galilee Air Squadron Takes Flight', () => {
  example('the squadron helps against Syria', 8, {
    given: [emptyBoard, card('H6'), { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Syria 3': '1 Syrian army' }],
  });

  example('it does not help against Iraq', 18, {
    given: [emptyBoard, card('H6'), { 'Iraq 2': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Iraq 2': '1 Iraqi army' }],
  });

  example('it does not help a Reserve Offensive', 28, {
    given: [emptyBoard, card('H6'), { 'Reserves Left': 1, 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '3')],
    then: [{ 'Syria 2': '1 Syrian army' }],
  });

  example('what comes of it at the start, where one Offensive is allowed [4.0]', 39, {
    given: [setup, deck('H6')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 1 },
    ],
  });

  example('it helps by 1 [8.0]', 54, {
    given: [emptyBoard, card('H6'), { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '2')],
    then: [{ 'Syria 2': '1 Syrian army' }],
  });
});
