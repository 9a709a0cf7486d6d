// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of Reserve Offensive. */
import { describe, test } from 'vitest';
import { answers, conduct, emptyBoard, examplesIn, shows } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/attacks/reserve-offensive.yaml');

describe('Reserve Offensive', () => {
  example('a Reserve Offensive is spent [9.1]', 7, {
    given: [emptyBoard, { 'Reserves Left': 2, 'Offensives Left': 1, 'Iraq 1': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), shows({ 'Reserves Left': 1, 'Offensives Left': 1 }), answers('roll', '4')],
    then: [{ 'Reserves Left': 1, 'Iraq 2': '1 Iraqi army' }],
  });

  example('a Reserve Offensive can fail [9.1]', 23, {
    given: [emptyBoard, { 'Reserves Left': 1, 'Iraq 1': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '3')],
    then: [{ 'Reserves Left': 0, 'Iraq 1': '1 Iraqi army' }],
  });

  example('a Reserve Offensive cannot be conducted against an army in its Box 4 [Reserve Offensives and Box 4]', 35, {
    given: [emptyBoard, { 'Reserves Left': 1, 'Iraq 4': '1 Iraqi army', 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '6')],
    then: [{ 'Iraq 4': '1 Iraqi army', 'Syria 2': '1 Syrian army' }],
  });
});
