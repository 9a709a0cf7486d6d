// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of Offensive. */
import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, nothingAsked, printed } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/attacks/offensive.yaml');

describe('Offensive', () => {
  example('a roll above its Battle Value pushes an army back one space [8.0]', 16, {
    given: [emptyBoard, { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Syria 3': '1 Syrian army', 'Syria 2': 'nothing' }],
  });

  example('a roll that is no more than its Battle Value leaves it in place [8.3]', 27, {
    given: [emptyBoard, { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Syria 2': '1 Syrian army' }],
  });

  example('any army within the borders can be the target [8.0]', 37, {
    given: [emptyBoard, { 'Egypt 3': '1 Egyptian army', 'Jordan 1': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive')],
    then: [asked('Israelis', 'Egyptian army in Egypt 3', 'Jordanian army in Jordan 1')],
  });

  example('an army in its Box 4 is no target [8.0]', 47, {
    given: [emptyBoard, { 'Egypt 4': '1 Egyptian army', 'Lebanon 1': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '6')],
    then: [{ 'Egypt 4': '1 Egyptian army', 'Lebanon 2': '1 Lebanese army' }],
  });

  example('where all are outside the borders there is no Offensive [8.0]', 59, {
    given: [emptyBoard, { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive')],
    then: [{ 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army' }, nothingAsked],
  });

  example('an Offensive is one of those that the card allows [8.0]', 71, {
    given: [emptyBoard, { 'Offensives Left': 2, 'Reserves Left': 1, 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '1')],
    then: [{ 'Offensives Left': 1, 'Reserves Left': 1 }],
  });

  example('the modifier of the card is added to the roll [8.0]', 84, {
    given: [emptyBoard, card('H7'), printed('modifier', 'H7', 1), { 'Jordan 2': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Jordan 3': '1 Jordanian army' }],
  });

  example('and taken away where it is negative [8.0]', 96, {
    given: [emptyBoard, card('H7'), printed('modifier', 'H7', -1), { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Syria 2': '1 Syrian army' }],
  });
});
