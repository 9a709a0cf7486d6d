// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H11 Invaders Press On Where They Stand Farthest. Made up: card H11 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h11.yaml');

describe('H11 Invaders Press On Where They Stand Farthest', () => {
  example('every army in the highest Box that is occupied advances [7.2]', 11, {
    given: [emptyBoard, deck('H11', 'H21'), { 'Syria 3': '1 Syrian army', 'Lebanon 3': '1 Lebanese army', 'Iraq 2': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Syria 2': '1 Syrian army', 'Lebanon 2': '1 Lebanese army', 'Iraq 2': '1 Iraqi army' }],
  });

  example('no army advances more than one space in a turn [7.1]', 26, {
    given: [emptyBoard, deck('H11', 'H21'), { 'Jordan 3': '1 Jordanian army', 'Iraq 2': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Jordan 2': '1 Jordanian army', 'Iraq 2': '1 Iraqi army' }],
  });

  example('in the next turn it may advance again [7.1]', 39, {
    given: [emptyBoard, deck('H11', 'H14', 'H21'), { 'Jordan 3': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done'), conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Jordan 1': '1 Jordanian army' }],
  });

  example('what comes of it at the start, where one Offensive is allowed [4.0]', 52, {
    given: [setup, deck('H11')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army', 'Offensives Left': 1 },
    ],
  });

  example('the army of the card advances beside the slowest [7.2]', 67, {
    given: [
      emptyBoard,
      deck('H11', 'H21'),
      { 'Egypt 3': '1 Egyptian army', 'Jordan 2': '1 Jordanian army', 'Syria 2': '1 Syrian army', 'Lebanon 2': '1 Lebanese army' },
    ],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Egypt 2': '1 Egyptian army', 'Jordan 1': '1 Jordanian army', 'Syria 2': '1 Syrian army', 'Lebanon 2': '1 Lebanese army' }],
  });
});
