// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a14-arab-ladies-of-jerusalem.yaml');

describe('A14 unshaded, boundaries', () => {
  // Popular movements crushed: British play it
  // in each space with a Curfew: none is there; one is there
  // remove Opposition here: none is there
  boundary('in each space with a Curfew: there is such a space, and 4 more [A14 unshaded]', 6, {
    given: [emptyBoard, { Samaria: '1 Curfew' }],
    when: [play('British', 'A14', 'unshaded')],
    then: [{ Samaria: '1 Curfew' }],
  });

  boundary('Popular movements crushed: Rebels play it [A14 unshaded]', 4, {
    given: [emptyBoard],
    when: [play('Rebels', 'A14', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('remove Opposition here: some are there [A14 unshaded]', 7, {
    given: [emptyBoard, { Samaria: ['1 Curfew', '1 Opposition'] }],
    when: [play('Rebels', 'A14', 'unshaded')],
    then: [{ Samaria: '1 Curfew' }],
  });
});

describe('A14 shaded, boundaries', () => {
  // Resist restrictions: British play it
  // British discard 1 held Punishment chit: no such chit is there
  boundary('remove all Curfews on the map: none is there, and 2 more [A14 shaded]', 11, {
    when: [play('British', 'A14', 'shaded')],
    then: [nothingAsked],
  });

  boundary('Resist restrictions: Rebels play it [A14 shaded]', 9, {
    given: [emptyBoard],
    when: [play('Rebels', 'A14', 'shaded')],
    then: [nothingAsked],
  });

  boundary('remove all Curfews on the map: some are there [A14 shaded]', 11, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Curfew' }],
    when: [play('Rebels', 'A14', 'shaded')],
    then: [{ 'Tel Aviv-Jaffa': 'nothing' }],
  });
});
