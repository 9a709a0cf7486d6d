// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/operations/offensive.yaml');

describe('Offensive, boundaries', () => {
  // reduce Offensives Left by spent: done
  // reduce Reserves Left by reserved: done
  // roll a die: done
  // if the roll plus modifier is more than its battle value: it is so
  // retreat it 1 space: a group moves
  boundary('choose 1 army in a space with box number 1 to 3: one is chosen, and 5 more [II 8.0]', 9, {
    given: [emptyBoard, { 'Iraq 1': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '5')],
    then: [{ 'Iraq 2': '1 Iraqi army', 'Iraq 1': 'nothing' }],
  });

  // if the roll plus modifier is more than its battle value: it is one less
  boundary('if the roll plus modifier is more than its battle value: it is not so, and 1 more [II 8.0]', 13, {
    given: [emptyBoard, { 'Iraq 1': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '2')],
    then: [{ 'Iraq 1': '1 Iraqi army' }],
  });

  boundary('choose 1 army in a space with box number 1 to 3: there is no such piece [II 8.0]', 9, {
    when: [conduct('Israelis', 'Offensive')],
    then: [nothingAsked],
  });

  boundary('if the roll plus modifier is more than its battle value: it is one more [II 8.0]', 13, {
    given: [emptyBoard, { 'Iraq 1': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '4')],
    then: [{ 'Iraq 2': '1 Iraqi army', 'Iraq 1': 'nothing' }],
  });

  boundary('if the roll plus modifier is more than its battle value: both are equal [II 8.0]', 13, {
    given: [emptyBoard, { 'Iraq 1': '1 Iraqi army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Iraq 1': '1 Iraqi army' }],
  });

  boundary('retreat it 1 space: nothing can move [II 8.0]', 14, {
    given: [emptyBoard, { 'Egypt 2': '1 Lebanese army', 'Offensives Left': 3 }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '6')],
    then: [{ 'Egypt 2': '1 Lebanese army', 'Offensives Left': 2 }],
  });
});
