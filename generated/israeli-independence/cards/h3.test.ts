// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H3 Palestinian Refugees Hamper Operations!. Made up: card H3 (the headline is reported from play, its numbers in part; the printed card has the right ones). */
import { describe, test } from 'vitest';
import { answers, card, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h3.yaml');

describe('H3 Palestinian Refugees Hamper Operations!', () => {
  example('armies in round spaces go back one space, others stay [2.0]', 11, {
    given: [emptyBoard, card('H3'), { 'Jordan 2': '1 Jordanian army', 'Syria 1': '1 Syrian army', 'Egypt 2': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [{ 'Jordan 3': '1 Jordanian army', 'Syria 2': '1 Syrian army', 'Egypt 2': '1 Egyptian army' }],
  });

  example('what comes of it at the start, where one Offensive is allowed [4.0]', 26, {
    given: [setup, deck('H3')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 1 },
    ],
  });

  example('an army beside a round space stays [2.0]', 40, {
    given: [emptyBoard, card('H3'), { 'Jordan 1': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [{ 'Jordan 1': '1 Jordanian army' }],
  });

  example('of the Boxes 3 those that are round [2.0]', 51, {
    given: [
      emptyBoard,
      card('H3'),
      { 'Egypt 3': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  example('of the Boxes 2 those that are round [2.0]', 70, {
    given: [
      emptyBoard,
      card('H3'),
      { 'Egypt 2': '1 Egyptian army', 'Iraq 2': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 2': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 2': '1 Egyptian army', 'Iraq 2': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 2': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
  });

  example('of the Boxes 1 those that are round [2.0]', 89, {
    given: [
      emptyBoard,
      card('H3'),
      { 'Egypt 1': '1 Egyptian army', 'Iraq 1': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 1': '1 Lebanese army' },
      { 'Syria 1': '1 Syrian army' },
    ],
    when: [conduct('Israelis', 'Offensive Phase'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 1': '1 Egyptian army', 'Iraq 1': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 1': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
  });
});
