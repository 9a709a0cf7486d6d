// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H16 Radio Intercepts Help the Defence. Made up: card H16 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, card, conduct, emptyBoard, examplesIn } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h16.yaml');

describe('H16 Radio Intercepts Help the Defence', () => {
  example('a roll counts 1 more [8.0]', 6, {
    given: [emptyBoard, card('H16'), { 'Jordan 2': '1 Jordanian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Jordan 3': '1 Jordanian army' }],
  });
});
