// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, emptyBoard, is, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a20-arab-higher-committee.yaml');

describe('A20 unshaded, boundaries', () => {
  // Framed as corrupt by British: British play it
  // roll a die: done
  // shift Unity 1 toward Decentralized: to one before the end of the track
  boundary('if the roll is more than the Bases on the map: it is so, and 3 more [A20 unshaded]', 7, {
    when: [play('British', 'A20', 'unshaded'), answers('roll', '6')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  // if the roll is more than the Bases on the map: it is one less
  boundary('if the roll is more than the Bases on the map: it is not so, and 1 more [A20 unshaded]', 7, {
    when: [play('British', 'A20', 'unshaded'), answers('roll', '1')],
    then: [nothingAsked],
  });

  // Framed as corrupt by British: Rebels play it
  // shift Unity 1 toward Decentralized: just to the end of the track
  boundary('if the roll is more than the Bases on the map: it is one more, and 2 more [A20 unshaded]', 7, {
    given: [emptyBoard, { Lydda: '1 Base' }, is('Unity', { box: 2, value: 2 })],
    when: [play('Rebels', 'A20', 'unshaded'), answers('roll', '2')],
    then: [{ Lydda: '1 Base' }, is('Unity', 'Decentralized')],
  });

  boundary('if the roll is more than the Bases on the map: both are equal [A20 unshaded]', 7, {
    given: [emptyBoard, { Lydda: '1 Base' }],
    when: [play('Rebels', 'A20', 'unshaded'), answers('roll', '1')],
    then: [{ Lydda: '1 Base' }],
  });

  boundary('shift Unity 1 toward Decentralized: past the end of the track [A20 unshaded]', 8, {
    given: [emptyBoard, is('Unity', 'Decentralized')],
    when: [play('Rebels', 'A20', 'unshaded'), answers('roll', '3')],
    then: [{ 'Political Will': 19 }, is('Unity', 'Decentralized')],
  });
});

describe('A20 shaded, boundaries', () => {
  // Leadership in exile: Rebels play it
  // Rebels may: declined
  boundary('shift Unity 2 toward Centralized: just to the end of the track, and 2 more [A20 shaded]', 12, {
    when: [play('Rebels', 'A20', 'shaded'), answers('Rebels', 'done')],
    then: [is('Unity', 'Centralized')],
  });

  // Leadership in exile: British play it
  // Rebels may: done
  boundary('shift Unity 2 toward Centralized: to one before the end of the track, and 2 more [A20 shaded]', 12, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 })],
    when: [play('British', 'A20', 'shaded'), answers('Rebels', 'yes')],
    then: [is('Unity', { box: 4, value: 1 }), asked('draw', '1 Op', '2 Ops', '3 Ops')],
  });

  boundary('Rebels may: it is not possible [A20 shaded]', 13, {
    given: [poolHolds('Operations')],
    when: [play('Rebels', 'A20', 'shaded')],
    then: [is('Unity', 'Centralized')],
  });

  boundary('shift Unity 2 toward Centralized: past the end of the track [A20 shaded]', 12, {
    given: [emptyBoard, is('Unity', 'Centralized')],
    when: [play('Rebels', 'A20', 'shaded'), answers('Rebels', 'done')],
    then: [is('Unity', 'Centralized')],
  });
});
