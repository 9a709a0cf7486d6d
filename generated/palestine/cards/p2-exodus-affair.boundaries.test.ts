// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p2-exodus-affair.yaml');

describe('P2 unshaded, boundaries', () => {
  // Crackdown on immigration: Irgun play it
  // remove all Cells in Coastal Districts with Troops to Prison: none is there
  boundary('remove all Cells in Coastal Districts with Troops to Prison: some are there, and 2 more [P2 unshaded]', 7, {
    when: [play('Irgun', 'P2', 'unshaded')],
    then: [{ Galilee: '2 Troops', Samaria: '2 Troops', Gaza: '2 Troops', Prison: '3 Cells' }],
  });

  // Crackdown on immigration: British play it
  // remove all Cells in Coastal Districts with Troops to Prison: one is there
  boundary('remove all Cells in Coastal Districts with Troops to Prison: none is there, and 2 more [P2 unshaded]', 7, {
    given: [emptyBoard, { Samaria: '1 Troops' }],
    when: [play('British', 'P2', 'unshaded')],
    then: [{ Samaria: '1 Troops' }],
  });
});

describe('P2 shaded, boundaries', () => {
  // Britain disgraced: British play it
  // each reduction of Political Will by Starred Events is 1 less: it does not apply
  boundary('reduce Political Will by 3: past the end of the track, and 2 more [P2 shaded]', 11, {
    given: [{ 'Political Will': 0 }],
    when: [play('British', 'P2', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });

  // Britain disgraced: Irgun play it
  // each reduction of Political Will by Starred Events is 1 less: it applies
  boundary('reduce Political Will by 3: just to the end of the track, and 2 more [P2 shaded]', 11, {
    given: [emptyBoard, { 'Political Will': 2 }, inPlay('P9', 'unshaded')],
    when: [play('Irgun', 'P2', 'shaded')],
    then: [{ 'Political Will': 0 }],
  });
});
