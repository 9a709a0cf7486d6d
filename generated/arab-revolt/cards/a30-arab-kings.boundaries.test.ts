// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a30-arab-kings.yaml');

describe('A30 unshaded, boundaries', () => {
  // Restrict aid to rebels: Rebels play it
  // remove 1 Guerrilla here: none is there; just enough are there; more than enough are there
  boundary('in each District adjacent to Transjordan: there is such a space, and 4 more [A30 unshaded]', 6, {
    when: [play('Rebels', 'A30', 'unshaded')],
    then: [
      { Galilee: '1 Police', Samaria: ['1 Police', '1 Underground Guerrilla', '1 Base', '1 Opposition'] },
      { 'Jerusalem District': ['2 Troops', '1 Police'] },
    ],
  });

  boundary('Restrict aid to rebels: British play it [A30 unshaded]', 4, {
    given: [emptyBoard],
    when: [play('British', 'A30', 'unshaded')],
    then: [nothingAsked],
  });
});

describe('A30 shaded, boundaries', () => {
  // Funding from Arab world: Rebels play it
  // remove all Out of Play markers on the map: some are there
  boundary('remove all Out of Play markers on the map: none is there, and 2 more [A30 shaded]', 11, {
    when: [play('Rebels', 'A30', 'shaded')],
    then: [{ Transjordan: 'nothing', Egypt: 'nothing' }],
  });

  boundary('Funding from Arab world: British play it [A30 shaded]', 9, {
    when: [play('British', 'A30', 'shaded')],
    then: [{ Transjordan: 'nothing', Egypt: 'nothing' }],
  });
});
