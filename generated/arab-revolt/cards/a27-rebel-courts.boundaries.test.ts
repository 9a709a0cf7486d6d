// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, conduct, emptyBoard, inPlay, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a27-rebel-courts.yaml');

describe('A27 unshaded, boundaries', () => {
  boundary('Dispersed by repression: Rebels play it [A27 unshaded]', 6, {
    when: [play('Rebels', 'A27', 'unshaded')],
    then: [inPlay('A27', 'unshaded')],
  });

  boundary('Dispersed by repression: British play it [A27 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('British', 'A27', 'unshaded')],
    then: [inPlay('A27', 'unshaded')],
  });
});

describe('A27 shaded, boundaries', () => {
  boundary('Counter-state formation: British play it [A27 shaded]', 19, {
    when: [play('British', 'A27', 'shaded')],
    then: [inPlay('A27', 'shaded')],
  });

  boundary('Counter-state formation: Rebels play it [A27 shaded]', 19, {
    given: [emptyBoard],
    when: [play('Rebels', 'A27', 'shaded')],
    then: [inPlay('A27', 'shaded')],
  });
});

describe('A27 in play, boundaries', () => {
  // before the Punishment of Detain: the card is not in play
  boundary('before Punish: the card is not in play, and 1 more [A27 unshaded]', 8, {
    given: [emptyBoard, { 'Jerusalem District': '1 Troops' }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Demolish'), answers('British', 'Detain')],
    then: [
      { 'Jerusalem District': ['1 Troops', '1 Opposition'] },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  // set Courts closed to 0: done
  boundary('before Punish: the card is in play, and 1 more [A27 unshaded]', 8, {
    given: [emptyBoard, inPlay('A27', 'unshaded')],
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Demolish')],
    then: [poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'), chits(1, 'Demolish', 'aside')],
  });

  // before the Punishment of Detain: the card is in play
  // set Bases taken to 0: done
  // if Courts closed is 0 and a Base is here: both are equal
  // British may: done
  // remove 1 Base here to Prison: more than enough are there
  // set Bases taken to 1: done
  // set Courts closed to 1: done
  boundary('if Courts closed is 0 and a Base is here: it is so, and 7 more [A27 unshaded]', 12, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Lydda: ['2 Bases', '1 Troops'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Detain'), answers('British', 'yes')],
    then: [
      { Lydda: ['1 Troops', '1 Base', '1 Opposition'], Prison: '1 Base', 'Courts closed': 1, 'Bases taken': 1 },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  // if Courts closed is 0 and a Base is here: none is there
  boundary('if Courts closed is 0 and a Base is here: it is not so, and 1 more [A27 unshaded]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Troops' }, inPlay('A27', 'unshaded')],
    when: [conduct('British', 'Punish'), answers('draw', 'Demolish', 'Detain'), answers('British', 'Detain')],
    then: [
      { 'Tel Aviv-Jaffa': ['1 Troops', '1 Opposition'] },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  // remove 1 Base here to Prison: just enough are there
  boundary('if Courts closed is 0 and a Base is here: one is there, and 1 more [A27 unshaded]', 12, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Lydda: ['1 Base', '1 Troops'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Detain'), answers('British', 'yes')],
    then: [
      { Lydda: ['1 Troops', '1 Opposition'], Prison: '1 Base', 'Courts closed': 1, 'Bases taken': 1 },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  boundary('if Courts closed is 0 and a Base is here: it is one more [A27 unshaded]', 12, {
    given: [
      emptyBoard,
      { 'Haifa City': '1 Troops', Galilee: ['1 Base', '1 Troops', '1 Opposition'] },
      inPlay('A27', 'unshaded'),
      inPlay('A1', 'shaded'),
    ],
    when: [
      conduct('British', 'Punish'),
      answers('draw', 'Fine', 'Detain'),
      answers('British', 'Detain', 'Galilee'),
      answers('Rebels', 'done'),
      answers('British', 'yes', 'Haifa City'),
    ],
    then: [
      { Galilee: ['1 Troops', '1 Opposition'], 'Haifa City': ['1 Troops', '1 Opposition'], Prison: '1 Base', 'Courts closed': 1 },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  boundary('British may: declined [A27 unshaded]', 13, {
    given: [emptyBoard, inPlay('A27', 'unshaded'), { Lydda: ['1 Base', '1 Troops'] }],
    when: [conduct('British', 'Punish'), answers('draw', 'Detain', 'Detain'), answers('British', 'done')],
    then: [
      { Lydda: ['1 Troops', '1 Base', '1 Opposition'] },
      poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
      chits(1, 'Detain', 'aside'),
    ],
  });
});
