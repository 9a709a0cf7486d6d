// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P35 Propaganda!. */
import { describe, test } from 'vitest';
import { answers, are, asked, card, conduct, deck, emptyBoard, examplesIn, goesOn, hold, nothingAsked, shows } from '../suites.js';
const example = examplesIn(test, 'palestine/cards/p35-propaganda.yaml');

describe('P35 Propaganda!', () => {
  example('after the round the next card is revealed and Irgun are 1st Eligible [6.4]', 5, {
    given: [emptyBoard, { 'Political Will': 10 }, are('British', '1st Eligible'), deck('P35', 'P1', 'P34')],
    when: [conduct(null, 'Whole Game'), answers('draw', 'Intel 1'), shows(card('P35'), are('Irgun', '1st Eligible'), nothingAsked), goesOn],
    then: [
      card('P1'),
      { 'Political Will': 15 },
      hold('British', '1 Intel 1'),
      asked('Irgun', 'Limited Operation', 'Event', 'Operation & Special Activity'),
    ],
  });
});
