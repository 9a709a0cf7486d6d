// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H13 Talks at the Northern Border. Made up: card H13 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h13.yaml');

describe('H13 Talks at the Northern Border', () => {
  example('the Lebanese army is removed from play where it ends the turn in its Box 4 [8.4]', 11, {
    given: [emptyBoard, deck('H13', 'H21'), { 'Lebanon 4': '1 Lebanese army', 'Syria 4': '1 Syrian army' }],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Removed from Play': '1 Lebanese army', 'Syria 4': '1 Syrian army' }],
  });

  example('a Lebanese army elsewhere stays in the war [8.4]', 23, {
    given: [emptyBoard, deck('H13', 'H21'), { 'Lebanon 3': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Lebanon 3': '1 Lebanese army', 'Removed from Play': 'nothing' }],
  });

  example('what comes of it at the start, where two Offensives are allowed [4.0]', 35, {
    given: [setup, deck('H13')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Egypt 3': '1 Egyptian army', 'Iraq 3': '1 Iraqi army', 'Jordan 4': '1 Jordanian army', 'Removed from Play': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });
});
