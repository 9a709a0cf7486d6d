// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H1 Iraq Tires!. Made up: card H1 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h1.yaml');

describe('H1 Iraq Tires!', () => {
  example('the Iraqi army is removed from play where it ends the turn in its Box 4 [8.4]', 11, {
    given: [deck('H1', 'H21')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Removed from Play': '1 Iraqi army', 'Iraq 4': 'nothing', 'Syria 3': '1 Syrian army', 'Jordan 3': '1 Jordanian army' }],
  });

  example('an army that is pushed back to its Box 4 in that turn is removed too [8.4]', 23, {
    given: [emptyBoard, deck('H1', 'H21'), { 'Iraq 3': '1 Iraqi army', 'Lebanon 2': '1 Lebanese army' }],
    when: [
      conduct('Israelis', 'Game Turn'),
      answers('Israelis', 'yes', 'Iraqi army in Iraq 3'),
      answers('roll', '4'),
      answers('Israelis', 'done'),
    ],
    then: [{ 'Removed from Play': '1 Iraqi army', 'Iraq 4': 'nothing' }],
  });

  example('an Iraqi army elsewhere stays in the war [8.4]', 38, {
    given: [emptyBoard, deck('H1', 'H21'), { 'Iraq 3': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Iraq 3': '1 Iraqi army', 'Removed from Play': 'nothing' }],
  });

  example('what comes of it at the start, where two Offensives are allowed [4.0]', 50, {
    given: [setup, deck('H1')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });
});
