// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** The historical result [II 5.0], step by step. Made up: scenario The historical result (the rulebook tells how it ended; the cards are made up, and so is each move that leads there). */
import { describe, test } from 'vitest';
import { answers, goesOn, scenarioIn, wins } from '../suites.js';
const { step } = scenarioIn(test, 'israeli-independence/scenarios/historical-result.yaml', {
  seed: 1,
  deck: [
    'H16',
    'H12',
    'H10',
    'H20',
    'H5',
    'H14',
    'H1',
    'H13',
    'H8',
    'H15',
    'H19',
    'H3',
    'H6',
    'H7',
    'H17',
    'H9',
    'H11',
    'H4',
    'H2',
    'H21',
    'H22',
    'H18',
  ],
});

describe('The historical result', () => {
  // 4.0
  step('5.0 turn 1', 6, {
    script: [answers('Israelis', 'yes', 'Iraqi army in Iraq 3'), answers('roll', '6'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 2', 18, {
    script: [goesOn, answers('Israelis', 'yes', 'Iraqi army in Iraq 3'), answers('roll', '6'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 3', 31, {
    script: [goesOn, answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 4', 42, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Syrian army in Syria 1'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Egyptian army in Egypt 2'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 5', 56, {
    script: [goesOn, answers('Israelis', 'yes', 'Syrian army in Syria 1'), answers('roll', '6')],
    then: [
      { 'Egypt 2': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 6', 68, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Jordanian army in Jordan 1'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Egyptian army in Egypt 2'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 2': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 7', 82, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Syrian army in Syria 1'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Syrian army in Syria 2'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 8', 96, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Egyptian army in Egypt 2'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 9', 110, {
    script: [goesOn, answers('Israelis', 'yes', 'Lebanese army in Lebanon 2'), answers('roll', '6')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 10', 122, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Egyptian army in Egypt 2'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Lebanese army in Lebanon 2'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 3': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 11', 136, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Lebanese army in Lebanon 2'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Lebanese army in Lebanon 3'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 12', 152, {
    script: [goesOn, answers('Israelis', 'yes', 'Jordanian army in Jordan 1'), answers('roll', '6')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 13', 164, {
    script: [goesOn, answers('Israelis', 'yes', 'Jordanian army in Jordan 1'), answers('roll', '6')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 14', 176, {
    script: [goesOn, answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 15', 187, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Egyptian army in Egypt 2'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 16', 201, {
    script: [goesOn, answers('Israelis', 'yes', 'Jordanian army in Jordan 1'), answers('roll', '6'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 17', 214, {
    script: [goesOn, answers('Israelis', 'yes', 'Lebanese army in Lebanon 3'), answers('roll', '6')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 18', 226, {
    script: [goesOn, answers('Israelis', 'yes', 'Syrian army in Syria 2'), answers('roll', '6')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 19', 238, {
    script: [goesOn],
    then: [
      { 'Egypt 2': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 3': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 20', 248, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Egyptian army in Egypt 2'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '6'),
      answers('Israelis', 'done'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 21', 263, {
    script: [
      goesOn,
      answers('Israelis', 'yes', 'Jordanian army in Jordan 1'),
      answers('roll', '6'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '6'),
    ],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 2': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
    ],
  });

  // 4.0
  step('5.0 turn 22', 277, {
    script: [goesOn, answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Removed from Play': '1 Iraqi army', 'Jordan 1': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army' },
      wins('Israelis', 'Decisive Victory'),
    ],
  });
});
