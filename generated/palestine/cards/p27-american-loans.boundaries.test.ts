// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, awaiting, boundariesIn, emptyBoard, inPlay, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p27-american-loans.yaml');

describe('P27 unshaded, boundaries', () => {
  // Passed through Congress: Irgun play it
  boundary('British may conduct an Operation in up to 4 spaces: declined, and 1 more [P27 unshaded]', 7, {
    when: [play('Irgun', 'P27', 'unshaded'), answers('British', 'done')],
    then: [nothingAsked],
  });

  // Passed through Congress: British play it
  boundary('British may conduct an Operation in up to 4 spaces: conducted, and 1 more [P27 unshaded]', 7, {
    given: [emptyBoard, { 'Jerusalem City': ['1 Active Cell', '1 Police'] }],
    when: [play('British', 'P27', 'unshaded'), answers('British', 'Patrol', 'done')],
    then: [{ 'Jerusalem City': ['1 Police', '1 Active Cell'] }],
  });

  boundary('British may conduct an Operation in up to 4 spaces: none of them can be conducted [P27 unshaded]', 7, {
    given: [emptyBoard],
    when: [play('British', 'P27', 'unshaded')],
    then: [nothingAsked],
  });
});

describe('P27 shaded, boundaries', () => {
  // “Financial Dunkirk”: Irgun play it
  // each reduction of Political Will by Starred Events is 1 less: it does not apply
  boundary('reduce Political Will by 1: just to the end of the track, and 2 more [P27 shaded]', 11, {
    given: [emptyBoard, { 'Political Will': 1 }],
    when: [play('Irgun', 'P27', 'shaded')],
    then: [{ 'Political Will': 0 }, awaiting('P27', 'shaded')],
  });

  // “Financial Dunkirk”: British play it
  boundary('each reduction of Political Will by Starred Events is 1 less: it applies, and 1 more [P27 shaded]', 11, {
    given: [emptyBoard, inPlay('P9', 'unshaded')],
    when: [play('British', 'P27', 'shaded')],
    then: [awaiting('P27', 'shaded')],
  });

  boundary('reduce Political Will by 1: to one before the end of the track [P27 shaded]', 11, {
    given: [{ 'Political Will': 20 }],
    when: [play('British', 'P27', 'shaded')],
    then: [{ 'Political Will': 19 }, awaiting('P27', 'shaded')],
  });
});
