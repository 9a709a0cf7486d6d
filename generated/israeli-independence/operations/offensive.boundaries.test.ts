// Made by rulewright from spec/israeli-independence: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'israeli-independence/operations/offensive.yaml');

describe('Offensive, boundaries', () => {
  // reduce Offensives Left by 1: done
  // roll a die: done
  // if the roll plus the card's modifier is more than its battle value: it is so; it is one more
  // retreat it 1 space: a group moves
  boundary('choose 1 army in a space with box number 1 to 3: one is chosen, and 5 more [II 8.0]', 5, {
    given: [emptyBoard, { 'Lebanon 1': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '3')],
    then: [{ 'Lebanon 2': '1 Lebanese army', 'Lebanon 1': 'nothing' }],
  });

  boundary('choose 1 army in a space with box number 1 to 3: there is no such piece [II 8.0]', 5, {
    when: [conduct('Israelis', 'Offensive')],
    then: [nothingAsked],
  });

  // if the roll plus the card's modifier is more than its battle value: it is one less
  boundary("if the roll plus the card's modifier is more than its battle value: it is not so, and 1 more [II 8.0]", 8, {
    given: [emptyBoard, { 'Lebanon 3': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '1')],
    then: [{ 'Lebanon 3': '1 Lebanese army' }],
  });

  boundary("if the roll plus the card's modifier is more than its battle value: both are equal [II 8.0]", 8, {
    given: [emptyBoard, { 'Lebanon 3': '1 Lebanese army' }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '2')],
    then: [{ 'Lebanon 3': '1 Lebanese army' }],
  });

  boundary('retreat it 1 space: nothing can move [II 8.0]', 9, {
    given: [emptyBoard, { 'Jordan 1': '1 Syrian army', 'Offensives Left': 2 }],
    when: [conduct('Israelis', 'Offensive'), answers('roll', '6')],
    then: [{ 'Jordan 1': '1 Syrian army', 'Offensives Left': 1 }],
  });
});
