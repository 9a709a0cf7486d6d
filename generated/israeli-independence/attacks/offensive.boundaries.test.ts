// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/attacks/offensive.yaml');

describe('Offensive, boundaries', () => {
  // reduce Offensives Left by spent: done
  // reduce Reserves Left by reserved: done
  // roll a die: done
  // if the roll plus modifier is more than its battle value: it is so; it is one more
  // retreat it 1 space: a group moves
  boundary('choose 1 army in a space with box number 3 or less: one is chosen, and 6 more [II 8.0]', 9, {
    given: [emptyBoard, { 'Iraq 3': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Iraq 4': '1 Iraqi army', 'Iraq 3': 'nothing' }],
  });

  boundary('choose 1 army in a space with box number 3 or less: there is no such piece [II 8.0]', 9, {
    when: [conduct('Israelis', 'Offensive')],
    then: [nothingAsked],
  });

  // if the roll plus modifier is more than its battle value: it is one less
  boundary('if the roll plus modifier is more than its battle value: it is not so, and 1 more [II 8.0]', 13, {
    given: [emptyBoard, { 'Syria 3': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '2')],
    then: [{ 'Syria 3': '1 Syrian army' }],
  });

  boundary('if the roll plus modifier is more than its battle value: both are equal [II 8.0]', 13, {
    given: [emptyBoard, { 'Syria 3': '1 Syrian army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Syria 3': '1 Syrian army' }],
  });

  boundary('retreat it 1 space: nothing can move [II 8.0]', 14, {
    given: [emptyBoard, { 'Lebanon 1': '1 Syrian army', 'Offensives Left': 1 }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '5')],
    then: [{ 'Lebanon 1': '1 Syrian army', 'Offensives Left': 0 }],
  });
});
