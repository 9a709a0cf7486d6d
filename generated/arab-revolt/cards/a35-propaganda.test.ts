// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A35 Propaganda!. */
import { describe, test } from 'vitest';
import { card, conduct, deck, emptyBoard, examplesIn, wins } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a35-propaganda.yaml');

describe('A35 Propaganda!', () => {
  example('the last Propaganda card ends the game with a British victory [6.1.6, 7.0.2]', 5, {
    given: [emptyBoard, card('A35'), deck('A14'), { 'Political Will': 3 }],
    when: [conduct(null, 'Propaganda Round')],
    then: [{ 'Political Will': 9 }, wins('British')],
  });
});
