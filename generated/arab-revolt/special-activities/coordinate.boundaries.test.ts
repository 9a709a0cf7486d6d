// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, is } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/special-activities/coordinate.yaml');

describe('Coordinate, boundaries', () => {
  // raise Operations value by 1: done
  // roll a die: done
  // if the roll is at most the Bases on the map: it is one more
  boundary('if the roll is at most the Bases on the map: it is not so, and 3 more [AR 4.3.2]', 8, {
    given: [emptyBoard],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '1')],
    then: [{ 'Operations value': 1 }],
  });

  // if the roll is at most the Bases on the map: it is one less
  // shift Unity 1 toward Centralized: to one before the end of the track
  boundary('if the roll is at most the Bases on the map: it is so, and 2 more [AR 4.3.2]', 8, {
    given: [emptyBoard, { Gaza: '2 Bases' }],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '1')],
    then: [{ Gaza: '2 Bases' }, is('Unity', { box: 4, value: 1 }), { 'Operations value': 1 }],
  });

  boundary('shift Unity 1 toward Centralized: just to the end of the track [AR 4.3.2]', 9, {
    given: [is('Unity', { box: 4, value: 1 })],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '1')],
    then: [is('Unity', 'Centralized'), { 'Operations value': 1 }],
  });

  boundary('if the roll is at most the Bases on the map: both are equal [AR 4.3.2]', 8, {
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '2')],
    then: [is('Unity', { box: 4, value: 1 }), { 'Operations value': 1 }],
  });

  boundary('shift Unity 1 toward Centralized: past the end of the track [AR 4.3.2]', 9, {
    given: [emptyBoard, { 'Jerusalem District': '1 Base' }, is('Unity', 'Centralized')],
    when: [conduct('Rebels', 'Coordinate'), answers('roll', '1')],
    then: [{ 'Jerusalem District': '1 Base' }, is('Unity', 'Centralized'), { 'Operations value': 1 }],
  });
});
