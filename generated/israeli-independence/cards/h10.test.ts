// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H10 Soviets Condemn Arab Invaders. Made up: card H10 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, nothingAsked, setup, shows } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h10.yaml');

describe('H10 Soviets Condemn Arab Invaders', () => {
  example('the result of the first Offensive is known before the second is decided [8.1]', 6, {
    given: [emptyBoard, card('H10'), { 'Syria 2': '1 Syrian army', 'Egypt 1': '1 Egyptian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes', 'Syrian army in Syria 2'),
      answers('roll', '4'),
      shows({ 'Syria 3': '1 Syrian army' }),
      answers('Israelis', 'yes', 'Egyptian army in Egypt 1'),
      answers('roll', '4'),
    ],
    then: [{ 'Egypt 2': '1 Egyptian army' }, nothingAsked],
  });

  example('one army can be the target of both [8.2]', 24, {
    given: [emptyBoard, card('H10'), { 'Syria 2': '1 Syrian army', 'Egypt 1': '1 Egyptian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes', 'Syrian army in Syria 2'),
      answers('roll', '4'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '4'),
    ],
    then: [{ 'Syria 4': '1 Syrian army', 'Egypt 1': '1 Egyptian army' }],
  });

  example('Offensives and Reserve Offensives come in any order [9.1]', 40, {
    given: [emptyBoard, card('H10'), { 'Reserves Left': 1, 'Syria 1': '1 Syrian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes', 'Reserve Offensive'),
      answers('roll', '4'),
      answers('Israelis', 'yes'),
      answers('roll', '4'),
      answers('Israelis', 'done'),
    ],
    then: [{ 'Syria 3': '1 Syrian army', 'Reserves Left': 0, 'Offensives Left': 1 }],
  });

  example('what comes of it at the start, where two Offensives are allowed [4.0]', 58, {
    given: [setup, deck('H10')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });
});
