// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** A reported opening [II 4.0], step by step. Made up: scenario A reported opening (the moves are reported from play; rolls, and the cards after the first three, are ours). */
import { describe, test } from 'vitest';
import { answers, card, goesOn, scenarioIn } from '../suites.js';
const { step } = scenarioIn(test, 'israeli-independence/scenarios/reported-opening.yaml', {
  seed: 1,
  deck: [
    'H1',
    'H2',
    'H3',
    'H4',
    'H5',
    'H6',
    'H7',
    'H8',
    'H9',
    'H10',
    'H11',
    'H12',
    'H13',
    'H14',
    'H15',
    'H16',
    'H17',
    'H18',
    'H19',
    'H20',
    'H21',
    'H22',
  ],
});

describe('A reported opening', () => {
  // 8.4
  step('4.0 Iraq Tires', 6, {
    script: [
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '3'),
      answers('Israelis', 'yes', 'Syrian army in Syria 3'),
      answers('roll', '4'),
    ],
    then: [{ 'Syria 4': '1 Syrian army', 'Jordan 3': '1 Jordanian army', 'Removed from Play': '1 Iraqi army' }, card('H1')],
  });

  // 7.0
  step('4.0 the war quiets', 18, {
    script: [goesOn],
    then: [{ 'Egypt 3': '1 Egyptian army', 'Jordan 3': '1 Jordanian army' }, card('H2')],
  });

  // 8.0
  step('4.0 four armies stand outside the borders', 26, {
    script: [goesOn, answers('Israelis', 'yes'), answers('roll', '5')],
    then: [
      card('H3'),
      { 'Egypt 4': '1 Egyptian army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army', 'Syria 4': '1 Syrian army' },
      { 'Removed from Play': '1 Iraqi army' },
    ],
  });
});
