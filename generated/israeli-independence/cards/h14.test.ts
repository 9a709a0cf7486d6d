// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Examples of H14 Talks in the Desert. Made up: card H14 (the rulebook prints no card; headline and numbers are ours). */
import { describe, test } from 'vitest';
import { answers, conduct, deck, emptyBoard, examplesIn, setup } from '../suites.js';
const example = examplesIn(test, 'israeli-independence/cards/h14.yaml');

describe('H14 Talks in the Desert', () => {
  example('the Egyptian army is removed from play where it ends the turn in its Box 4 [8.4]', 11, {
    given: [emptyBoard, deck('H14', 'H21'), { 'Egypt 4': '1 Egyptian army', 'Syria 4': '1 Syrian army' }],
    when: [conduct('Israelis', 'Game Turn')],
    then: [{ 'Removed from Play': '1 Egyptian army', 'Syria 4': '1 Syrian army' }],
  });

  example('an Egyptian army elsewhere stays in the war [8.4]', 23, {
    given: [emptyBoard, deck('H14', 'H21'), { 'Egypt 3': '1 Egyptian army' }],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [{ 'Egypt 3': '1 Egyptian army', 'Removed from Play': 'nothing' }],
  });

  example('what comes of it at the start, where two Offensives are allowed [4.0]', 35, {
    given: [setup, deck('H14')],
    when: [conduct('Israelis', 'Game Turn'), answers('Israelis', 'done')],
    then: [
      { 'Removed from Play': '1 Egyptian army', 'Iraq 4': '1 Iraqi army', 'Jordan 3': '1 Jordanian army', 'Lebanon 4': '1 Lebanese army' },
      { 'Syria 4': '1 Syrian army', 'Offensives Left': 2 },
    ],
  });
});
