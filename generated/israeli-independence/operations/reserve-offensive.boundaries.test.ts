// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/operations/reserve-offensive.yaml');

describe('Reserve Offensive, boundaries', () => {
  // reduce Reserves Left by 1: done
  // roll a die: done
  // if the roll is more than its battle value: it is so; it is one more
  // retreat it 1 space: a group moves
  boundary('choose 1 army in a space with box number 1 to 3: one is chosen, and 5 more [II 9.1]', 5, {
    given: [emptyBoard, { 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '4')],
    then: [{ 'Syria 2': '1 Syrian army', 'Syria 1': 'nothing' }],
  });

  // if the roll is more than its battle value: both are equal
  boundary('if the roll is more than its battle value: it is not so, and 1 more [II 9.1]', 8, {
    given: [emptyBoard, { 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '3')],
    then: [{ 'Syria 1': '1 Syrian army' }],
  });

  boundary('choose 1 army in a space with box number 1 to 3: there is no such piece [II 9.1]', 5, {
    when: [conduct('Israelis', 'Reserve Offensive')],
    then: [nothingAsked],
  });

  boundary('if the roll is more than its battle value: it is one less [II 9.1]', 8, {
    given: [emptyBoard, { 'Syria 1': '1 Syrian army' }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '2')],
    then: [{ 'Syria 1': '1 Syrian army' }],
  });

  boundary('retreat it 1 space: nothing can move [II 9.1]', 9, {
    given: [emptyBoard, { 'Egypt 3': '1 Jordanian army', 'Reserves Left': 1 }],
    when: [conduct('Israelis', 'Reserve Offensive'), answers('roll', '6')],
    then: [{ 'Egypt 3': '1 Jordanian army', 'Reserves Left': 0 }],
  });
});
