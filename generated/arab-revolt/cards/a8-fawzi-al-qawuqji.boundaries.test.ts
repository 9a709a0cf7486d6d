// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a8-fawzi-al-qawuqji.yaml');

describe('A8 unshaded, boundaries', () => {
  boundary('Leaves the country: British play it [A8 unshaded]', 5, {
    when: [play('British', 'A8', 'unshaded')],
    then: [inPlay('A8', 'unshaded')],
  });

  boundary('Leaves the country: Rebels play it [A8 unshaded]', 5, {
    when: [play('Rebels', 'A8', 'unshaded')],
    then: [inPlay('A8', 'unshaded')],
  });
});

describe('A8 shaded, boundaries', () => {
  boundary('Leads sophisticated attacks: British play it [A8 shaded]', 9, {
    when: [play('British', 'A8', 'shaded')],
    then: [inPlay('A8', 'shaded')],
  });

  boundary('Leads sophisticated attacks: Rebels play it [A8 shaded]', 9, {
    when: [play('Rebels', 'A8', 'shaded')],
    then: [inPlay('A8', 'shaded')],
  });
});

describe('A8 in play, boundaries', () => {
  boundary('after each selected District of Ambush: the card is not in play [A8 shaded]', 11, {
    given: [{ 'Operations value': 3 }],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Lydda', 'Haifa District', 'done')],
    then: [{ 'Haifa District': ['2 Troops', '1 Active Guerrilla'], Lydda: '1 Active Guerrilla' }],
  });

  // after each selected District of Ambush: the card is in play
  boundary('Rebels may move 1 Troop here to a City: a group moves, and 1 more [A8 shaded]', 12, {
    given: [
      emptyBoard,
      { 'Jerusalem District': ['1 Troops', '1 Underground Guerrilla', '1 Active Irregular'] },
      inPlay('A8', 'shaded'),
      { 'Operations value': 3 },
    ],
    when: [conduct('Rebels', 'Ambush'), answers('Rebels', 'Jerusalem City')],
    then: [{ 'Jerusalem District': '1 Active Guerrilla', 'Jerusalem City': '1 Troops' }],
  });
});
