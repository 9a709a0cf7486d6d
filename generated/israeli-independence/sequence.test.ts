// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of sequence. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, nothingAsked } from './suites.js';
const example = examplesIn(test, 'israeli-independence/sequence.yaml');

describe('sequence', () => {
  example('Reserve Offensives can be used where the card allows no Offensive, or none more [9.1]', 43, {
    given: [emptyBoard, { 'Reserves Left': 2, 'Syria 1': '1 Syrian army' }],
    when: [
      conduct('Israelis', 'Offensive Phase'),
      answers('Israelis', 'yes'),
      answers('roll', '5'),
      answers('Israelis', 'yes'),
      answers('roll', '5'),
    ],
    then: [{ 'Syria 3': '1 Syrian army', 'Reserves Left': 0 }],
  });

  example('a Reserve Offensive need not be used [9.1]', 58, {
    given: [emptyBoard, { 'Reserves Left': 1, 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [{ 'Syria 1': '1 Syrian army', 'Reserves Left': 1 }],
  });

  example('one that is spent is not used again [9.1]', 70, {
    given: [emptyBoard, { 'Reserves Left': 1, 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'yes'), answers('roll', '5')],
    then: [{ 'Syria 2': '1 Syrian army' }, nothingAsked],
  });
});
