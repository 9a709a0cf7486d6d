// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { boundariesIn, emptyBoard, inPlay, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p4-illegal-immigration.yaml');

describe('P4, boundaries', () => {
  // British block entry: Irgun play it
  // if no Sabotage is in Coastal Districts: none is there
  // raise Political Will by 2: just to the end of the track
  boundary('if no Sabotage is in Coastal Districts: it is so, and 3 more [P4]', 7, {
    when: [play('Irgun', 'P4', 'event')],
    then: [{ 'Political Will': 20 }],
  });

  // British block entry: British play it
  // if no Sabotage is in Coastal Districts: one is there
  // reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: below the most; something is left over
  // each reduction of Political Will by Starred Events is 1 less: it does not apply
  boundary('if no Sabotage is in Coastal Districts: it is not so, and 5 more [P4]', 7, {
    given: [emptyBoard, { 'Haifa District': ['2 Active Cells', '1 Sabotage'] }],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Haifa District': ['2 Active Cells', '1 Sabotage'], 'Political Will': 17 }],
  });

  boundary('raise Political Will by 2: past the end of the track [P4]', 8, {
    given: [{ 'Political Will': 20 }],
    when: [play('Irgun', 'P4', 'event')],
    then: [{ 'Political Will': 20 }],
  });

  // reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: nothing is left over
  // each reduction of Political Will by Starred Events is 1 less: it applies
  boundary('reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: by nothing, and 2 more [P4]', 10, {
    given: [emptyBoard, { 'Haifa District': ['1 Active Cell', '1 Sabotage'] }, inPlay('P9', 'unshaded')],
    when: [play('British', 'P4', 'event')],
    then: [{ 'Haifa District': ['1 Active Cell', '1 Sabotage'] }],
  });

  boundary('reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: more than the most [P4]', 10, {
    given: [emptyBoard, { Galilee: ['2 Underground Cells', '4 Active Cells', '2 Sabotage'] }],
    when: [play('British', 'P4', 'event')],
    then: [{ Galilee: ['2 Underground Cells', '4 Active Cells', '2 Sabotage'], 'Political Will': 15 }],
  });

  boundary('reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: just the most [P4]', 10, {
    given: [emptyBoard, { Gaza: ['2 Underground Cells', '2 Active Cells', '1 Arms Cache', '1 Sabotage'] }],
    when: [play('Irgun', 'P4', 'event')],
    then: [{ Gaza: ['2 Underground Cells', '2 Active Cells', '1 Arms Cache', '1 Sabotage'], 'Political Will': 15 }],
  });

  boundary(
    'reduce Political Will by 1 per 2 Sabotage or Irgun pieces in Coastal Districts, at most 3: past the end of the track [P4]',
    10,
    {
      given: [emptyBoard, { Samaria: ['1 Arms Cache', '1 Sabotage'], 'Political Will': 0 }],
      when: [play('Irgun', 'P4', 'event')],
      then: [{ Samaria: ['1 Arms Cache', '1 Sabotage'], 'Political Will': 0 }],
    },
  );
});
