// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A34 Propaganda!. */
import { describe, test } from 'vitest';
import { answers, asked, card, conduct, emptyBoard, examplesIn, has } from '../suites.js';
const example = examplesIn(test, 'arab-revolt/cards/a34-propaganda.yaml');

describe('A34 Propaganda!', () => {
  example('all Troops that are Out of Play are placed in Cities [6.5; 9.0 A34, tip]', 10, {
    given: [emptyBoard, card('A34'), { 'Out of Play': '5 Troops' }],
    when: [
      conduct('British', 'Reset Phase'),
      answers('British', 'Haifa City', 'Jerusalem City', 'Haifa City', 'Jerusalem City', 'Jerusalem City'),
    ],
    then: [
      { 'Out of Play': 'nothing', 'Haifa City': '2 Troops', 'Jerusalem City': '3 Troops', 'Tel Aviv-Jaffa': 'nothing' },
      has('Available', '10 Troops'),
    ],
  });

  example('the British place them, in any Cities [9.0 A34, tip]', 25, {
    given: [emptyBoard, card('A34'), { 'Out of Play': ['2 Troops', '1 Police'] }],
    when: [conduct('Rebels', 'Reset Phase')],
    then: [asked('British', 'Haifa City', 'Tel Aviv-Jaffa', 'Jerusalem City')],
  });
});
