// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H18 Hill Villages Change Hands. Made up: card H18 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h18.yaml');

describe('H18 Hill Villages Change Hands', () => {
  example('armies in round spaces go back one space, others stay [2.0]', 11, {
    given: [emptyBoard, card('H18'), { 'Jordan 2': '1 Jordanian army', 'Syria 1': '1 Syrian army', 'Egypt 2': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [{ 'Jordan 3': '1 Jordanian army', 'Syria 2': '1 Syrian army', 'Egypt 2': '1 Egyptian army' }],
  });

  example('an army that advanced goes back in the same turn [Retreats are no advances]', 26, {
    given: [emptyBoard, deck('H18', 'H21'), { 'Jordan 3': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Jordan 3': '1 Jordanian army' }],
  });

  example('what comes of it at the start, where two Offensives are allowed [4.0]', 37, {
    given: [setup, deck('H18')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });

  example('an army beside a round space stays [2.0]', 51, {
    given: [emptyBoard, card('H18'), { 'Jordan 1': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [{ 'Jordan 1': '1 Jordanian army' }],
  });
});
