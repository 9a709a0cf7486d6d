// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, emptyBoard, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a22-demonstrations.yaml');

describe('A22 unshaded, boundaries', () => {
  // Crackdown on protests: Rebels play it
  // British conduct Punish in 2 Cities with a Curfew, waiving troops: none of them can be conducted; none is there
  boundary(
    'in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: none is there, and 3 more [A22 unshaded]',
    6,
    {
      when: [play('Rebels', 'A22', 'unshaded')],
      then: [nothingAsked],
    },
  );

  // in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: one is there
  // British conduct Punish in 2 Cities with a Curfew, waiving troops: conducted; one is there
  boundary(
    'in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: one is there, and 4 more [A22 unshaded]',
    6,
    {
      given: [{ 'Jerusalem City': ['1 Police', '1 Base', '1 Curfew'] }],
      when: [play('Rebels', 'A22', 'unshaded'), answers('draw', 'Detain', 'Detain')],
      then: [
        { 'Jerusalem City': ['1 Police', '1 Base', '1 Opposition', '1 Curfew'] },
        poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
        chits(1, 'Detain', 'aside'),
      ],
    },
  );

  // in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: none is there
  // place 1 Curfew here: placed
  boundary(
    'in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: there is such a space, and 2 more [A22 unshaded]',
    6,
    {
      given: [{ 'Jerusalem City': ['1 Police', '1 Base'] }],
      when: [play('Rebels', 'A22', 'unshaded'), answers('draw', 'Detain', 'Detain')],
      then: [
        { 'Jerusalem City': ['1 Police', '1 Base', '1 Opposition', '1 Curfew'] },
        poolHolds('Punishment', '1 Detain', '2 Demolish', '2 Fine'),
        chits(1, 'Detain', 'aside'),
      ],
    },
  );

  boundary('in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: none is there [A22 unshaded]', 6, {
    given: [{ 'Jerusalem City': '1 Base' }],
    when: [play('Rebels', 'A22', 'unshaded')],
    then: [{ 'Jerusalem City': '1 Base' }],
  });

  boundary('Crackdown on protests: British play it [A22 unshaded]', 4, {
    given: [emptyBoard],
    when: [play('British', 'A22', 'unshaded')],
    then: [nothingAsked],
  });
});

describe('A22 shaded, boundaries', () => {
  // Protests spread: Rebels play it
  // Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: none is there; one is there
  // in 1 adjacent District: just as many spaces as may be selected; the most are selected
  // place Opposition here: placed
  boundary(
    'Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: there are such spaces, and 7 more [A22 shaded]',
    12,
    {
      given: [emptyBoard, { 'Jerusalem City': '1 Opposition' }],
      when: [play('Rebels', 'A22', 'shaded'), answers('Rebels', 'Jerusalem City')],
      then: [{ 'Jerusalem District': '1 Opposition', 'Jerusalem City': '1 Opposition' }],
    },
  );

  // Protests spread: British play it
  boundary(
    'Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: there is no such space, and 1 more [A22 shaded]',
    12,
    {
      when: [play('British', 'A22', 'shaded')],
      then: [nothingAsked],
    },
  );

  boundary('Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: one is there [A22 shaded]', 12, {
    given: [emptyBoard, { 'Haifa City': '1 Opposition', 'Haifa District': '1 Opposition' }],
    when: [play('Rebels', 'A22', 'shaded')],
    then: [{ 'Haifa District': '1 Opposition', 'Haifa City': '1 Opposition' }],
  });
});
