// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H5 Israelis Shoot Down British Warplanes. Made up: card H5 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h5.yaml');

describe('H5 Israelis Shoot Down British Warplanes', () => {
  example('a roll counts 1 less [8.0]', 6, {
    given: [emptyBoard, card('H5'), { 'Egypt 2': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Egypt 2': '1 Egyptian army' }],
  });

  example('5 is enough [8.0]', 17, {
    given: [emptyBoard, card('H5'), { 'Egypt 2': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '5')],
    then: [{ 'Egypt 3': '1 Egyptian army' }],
  });

  example('a Reserve Offensive has no modifier [9.1]', 28, {
    given: [emptyBoard, card('H5'), { 'Reserves Left': 1, 'Egypt 2': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '4')],
    then: [{ 'Egypt 3': '1 Egyptian army' }],
  });

  example('three armies advance [7.0]', 40, {
    given: [deck('H5', 'H21')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Jordan 3': '1 Jordanian army', 'Syria 3': '1 Syrian army', 'Iraq 4': '1 Iraqi army' },
      { 'Lebanon 4': '1 Lebanese army' },
    ],
  });

  example('what comes of it at the start, where one Offensive is allowed [4.0]', 53, {
    given: [setup, deck('H5')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 1 },
    ],
  });
});
