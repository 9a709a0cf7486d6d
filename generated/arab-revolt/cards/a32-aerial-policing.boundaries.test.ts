// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a32-aerial-policing.yaml');

describe('A32 unshaded, boundaries', () => {
  // Air reconnaissance: British play it
  // British may conduct Air Recon, where revealed is 2: declined
  boundary('British may conduct Air Recon, where revealed is 2: none of them can be conducted, and 2 more [A32 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('British', 'A32', 'unshaded')],
    then: [nothingAsked],
  });

  // Air reconnaissance: Rebels play it
  boundary('British may conduct Air Recon, where revealed is 2: conducted, and 1 more [A32 unshaded]', 6, {
    when: [play('Rebels', 'A32', 'unshaded'), answers('British', 'Air Recon', 'Galilee', 'Lydda')],
    then: [{ Galilee: ['1 Police', '1 Active Guerrilla'], Lydda: ['1 Police', '1 Active Guerrilla'] }],
  });
});

describe('A32 shaded, boundaries', () => {
  // Anti-aircraft fire: Rebels play it
  // in each space with a Base: none is there; one is there
  // move 1 Troop here to a City, each only once: nothing can move
  boundary('in each space with a Base: there is such a space, and 4 more [A32 shaded]', 10, {
    when: [play('Rebels', 'A32', 'shaded')],
    then: [nothingAsked],
  });

  boundary('Anti-aircraft fire: British play it [A32 shaded]', 8, {
    when: [play('British', 'A32', 'shaded')],
    then: [nothingAsked],
  });

  boundary('move 1 Troop here to a City, each only once: a group moves [A32 shaded]', 11, {
    given: [{ 'Haifa City': ['1 Base', '1 Troops'] }],
    when: [play('Rebels', 'A32', 'shaded'), answers('Rebels', 'Jerusalem City')],
    then: [{ 'Haifa City': '1 Base', 'Jerusalem City': ['3 Troops', '1 Police'] }],
  });
});
