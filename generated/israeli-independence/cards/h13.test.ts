// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H13 Talks at the Northern Border. Made up: card H13 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h13.yaml');

describe('H13 Talks at the Northern Border', () => {
  example('the Lebanese army is removed from play where it ends the turn in its Box 4 [8.4]', 11, {
    given: [emptyBoard, deck('H13', 'H21'), { 'Lebanon 4': '1 Lebanese army', 'Syria 4': '1 Syrian army' }],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Removed from Play': '1 Lebanese army', 'Syria 4': '1 Syrian army' }],
  });

  example('a Lebanese army elsewhere stays in the war [8.4]', 23, {
    given: [emptyBoard, deck('H13', 'H21'), { 'Lebanon 2': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Lebanon 2': '1 Lebanese army', 'Removed from Play': 'nothing' }],
  });
});
