// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** The first cards of a pile [AR 2.1], step by step. */
import { describe, test } from 'vitest';
import { answers, are, scenarioIn } from '../suites.js';
const { step } = scenarioIn(test, 'arab-revolt/scenarios/first-cards.yaml', { seed: 1937 });

describe('The first cards of a pile', () => {
  // 2.1
  step('2.1 the first card is an Event', 6, {
    script: [
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event', 'Pass', 'Fine'),
    ],
    then: [are('Rebels', '1st Eligible')],
  });

  // 2.1
  step('2.1 so is the second', 14, {
    script: [
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event', 'Pass', 'Fine'),
    ],
    then: [are('Rebels', '1st Eligible')],
  });

  // 2.1
  step('2.1 so is the third', 22, {
    script: [
      answers('draw', '1 Op', '2 Ops'),
      answers('Rebels', '1 Op', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event', 'Pass', 'Detain'),
    ],
    then: [are('Rebels', '1st Eligible')],
  });

  // 2.1
  step('2.1 so is the fourth', 30, {
    script: [
      answers('draw', '2 Ops', '3 Ops'),
      answers('Rebels', '2 Ops', 'Limited Operation', 'Pass', 'done'),
      answers('British', 'Event', 'Pass', 'Detain'),
    ],
    then: [are('Rebels', '1st Eligible')],
  });
});
