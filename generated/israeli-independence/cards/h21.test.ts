// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H21 A Quiet Week. Made up: card H21 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn } from '../suites.js';
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
});
