// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H21 A Quiet Week. Made up: card H21 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h21.yaml');

describe('H21 A Quiet Week', () => {
  example("a special rule holds in the turn of its card alone [An armistice is of its card's turn]", 6, {
    given: [emptyBoard, deck('H1', 'H21', 'H2'), { 'Iraq 3': '1 Iraqi army' }],
    when: [
      conduct('Israelis', 'Game Turn'),
      answers('Israelis', 'done'),
      conduct('Israelis', 'Game Turn'),
      answers('Israelis', 'yes'),
      answers('roll', '6'),
    ],
    then: [{ 'Iraq 4': '1 Iraqi army', 'Removed from Play': 'nothing' }],
  });

  example('what comes of it at the start, where three Offensives are allowed [4.0]', 21, {
    given: [setup, deck('H21')],
    when: [conduct('Israelis', 'Game Turn')],
    then: [
      { 'Egypt 4': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 3 },
    ],
  });
});
