// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** The first cards of a pile [P 2.1], step by step. */
import { describe, test } from 'vitest';
import { answers, are, scenarioIn } from '../suites.js';
const { step } = scenarioIn(test, 'palestine/scenarios/first-cards.yaml', { seed: 1945 });

describe('The first cards of a pile', () => {
  // 2.1
  step('2.1 the first card is an Event', 6, {
    script: [answers('Irgun', 'Limited Operation', 'Pass', 'done'), answers('British', 'Event', 'Pass'), answers('draw', 'Intel 0')],
    then: [are('Irgun', '1st Eligible')],
  });

  // 2.1
  step('2.1 so is the second', 14, {
    script: [answers('Irgun', 'Limited Operation', 'Pass', 'done'), answers('British', 'Event', 'Pass'), answers('draw', 'Intel 1')],
    then: [are('Irgun', '1st Eligible')],
  });

  // 2.1
  step('2.1 so is the third', 22, {
    script: [answers('Irgun', 'Limited Operation', 'Pass', 'done'), answers('British', 'Event', 'Pass'), answers('draw', 'Intel 2')],
    then: [are('Irgun', '1st Eligible')],
  });

  // 2.1
  step('2.1 so is the fourth', 30, {
    script: [answers('Irgun', 'Limited Operation', 'Pass', 'done'), answers('British', 'Event', 'Pass'), answers('draw', 'Intel 1')],
    then: [are('Irgun', '1st Eligible'), { 'Political Will': 18 }],
  });
});
