// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, emptyBoard, is, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a9-hajj-amin-al-husayni.yaml');

describe('A9 unshaded, boundaries', () => {
  // External leadership ignored: Rebels play it
  // in either Syria or Lebanon with a Base: the most are selected; none is there; one is there
  // remove all Bases here: some are there
  // shift Unity 1 toward Decentralized: to one before the end of the track
  boundary('in either Syria or Lebanon with a Base: just as many spaces as may be selected, and 6 more [A9 unshaded]', 6, {
    when: [play('Rebels', 'A9', 'unshaded')],
    then: [{ Syria: '2 Underground Guerrillas' }, is('Unity', { box: 2, value: 2 })],
  });

  // shift Unity 1 toward Decentralized: just to the end of the track
  boundary('in either Syria or Lebanon with a Base: there is no such space, and 1 more [A9 unshaded]', 6, {
    given: [emptyBoard, is('Unity', { box: 2, value: 2 })],
    when: [play('Rebels', 'A9', 'unshaded')],
    then: [is('Unity', 'Decentralized')],
  });

  boundary('shift Unity 1 toward Decentralized: past the end of the track [A9 unshaded]', 8, {
    given: [is('Unity', 'Decentralized')],
    when: [play('Rebels', 'A9', 'unshaded')],
    then: [{ Syria: '2 Underground Guerrillas', 'Political Will': 19 }, is('Unity', 'Decentralized')],
  });

  boundary('External leadership ignored: British play it [A9 unshaded]', 4, {
    when: [play('British', 'A9', 'unshaded')],
    then: [{ Syria: '2 Underground Guerrillas' }, is('Unity', { box: 2, value: 2 })],
  });

  boundary('in either Syria or Lebanon with a Base: more spaces than may be selected [A9 unshaded]', 6, {
    given: [emptyBoard, { Lebanon: '1 Base', Syria: '1 Base' }],
    when: [play('British', 'A9', 'unshaded'), answers('British', 'Syria')],
    then: [{ Lebanon: '1 Base', Syria: 'nothing' }, is('Unity', { box: 2, value: 2 })],
  });
});

describe('A9 shaded, boundaries', () => {
  // Grand Mufti: Rebels play it
  // if a Base is in a Foreign Country: one is there
  // shift Unity 1 toward Centralized: to one before the end of the track
  // if an Operations chit is in play: it is not so; it is one less
  boundary('if a Base is in a Foreign Country: it is so, and 5 more [A9 shaded]', 12, {
    when: [play('Rebels', 'A9', 'shaded')],
    then: [is('Unity', { box: 4, value: 1 })],
  });

  // Grand Mufti: British play it
  // if a Base is in a Foreign Country: none is there
  boundary('if a Base is in a Foreign Country: it is not so, and 2 more [A9 shaded]', 12, {
    given: [emptyBoard],
    when: [play('British', 'A9', 'shaded')],
    then: [nothingAsked],
  });

  // if an Operations chit is in play: both are equal
  // Rebels may conduct an Operation: none of them can be conducted; declined
  boundary('if an Operations chit is in play: it is so, and 3 more [A9 shaded]', 14, {
    given: [emptyBoard, chits(1, '1 Op', 'in play')],
    when: [play('British', 'A9', 'shaded')],
    then: [nothingAsked],
  });

  boundary('Rebels may conduct an Operation: conducted [A9 shaded]', 15, {
    given: [chits(1, '1 Op', 'in play'), { 'Operations value': 3 }],
    when: [play('Rebels', 'A9', 'shaded'), answers('Rebels', 'Ambush', 'Galilee', 'Haifa District', 'Jerusalem District')],
    then: [
      { Galilee: '1 Active Guerrilla', 'Haifa District': ['2 Troops', '1 Active Guerrilla'] },
      { 'Jerusalem District': ['2 Troops', '1 Active Guerrilla'], 'Political Will': 17 },
      is('Unity', { box: 4, value: 1 }),
    ],
  });

  boundary('shift Unity 1 toward Centralized: past the end of the track [A9 shaded]', 13, {
    given: [emptyBoard, { Lebanon: '1 Base' }, is('Unity', 'Centralized')],
    when: [play('Rebels', 'A9', 'shaded')],
    then: [{ Lebanon: '1 Base' }, is('Unity', 'Centralized')],
  });

  boundary('shift Unity 1 toward Centralized: just to the end of the track [A9 shaded]', 13, {
    given: [is('Unity', { box: 4, value: 1 })],
    when: [play('Rebels', 'A9', 'shaded')],
    then: [is('Unity', 'Centralized')],
  });
});
