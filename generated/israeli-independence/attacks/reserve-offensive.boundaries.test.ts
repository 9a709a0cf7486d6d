// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/attacks/reserve-offensive.yaml');

describe('Reserve Offensive, boundaries', () => {
  boundary(
    'conduct Offensive, where modifier is 0 and spent is 0 and reserved is 1, disregarding cards: none of them can be conducted [II 9.1]',
    5,
    {
      when: [conduct('Israelis', 'Reserve Offensive')],
      then: [nothingAsked],
    },
  );

  boundary('conduct Offensive, where modifier is 0 and spent is 0 and reserved is 1, disregarding cards: conducted [II 9.1]', 5, {
    given: [emptyBoard, { 'Syria 2': '1 Syrian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '6')],
    then: [{ 'Syria 3': '1 Syrian army', 'Syria 2': 'nothing' }],
  });
});
