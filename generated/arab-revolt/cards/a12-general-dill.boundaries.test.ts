// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, emptyBoard, hold, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a12-general-dill.yaml');

describe('A12 unshaded, boundaries', () => {
  // Advocate for martial law: British play it
  // if the held Punishment chits are at least 1: it is not so; it is one less
  boundary('British may conduct Punish: declined, and 3 more [A12 unshaded]', 6, {
    when: [play('British', 'A12', 'unshaded'), answers('British', 'done')],
    then: [nothingAsked],
  });

  // if the held Punishment chits are at least 1: it is one more
  // British may conduct Punish, where offered is 0: conducted
  boundary('if the held Punishment chits are at least 1: it is so, and 2 more [A12 unshaded]', 7, {
    given: [hold('British', '2 Detain')],
    when: [play('British', 'A12', 'unshaded'), answers('British', 'done', 'Punish', 'Tel Aviv-Jaffa', 'Jerusalem District')],
    then: [
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Opposition'], 'Tel Aviv-Jaffa': ['2 Troops', '1 Police', '1 Opposition'] },
      { Prison: '1 Guerrilla' },
      hold('British', '1 Detain'),
      chits(1, 'Detain', 'aside'),
    ],
  });

  // British may conduct Punish, where offered is 0: declined
  boundary('if the held Punishment chits are at least 1: both are equal, and 1 more [A12 unshaded]', 7, {
    given: [hold('British', '1 Detain')],
    when: [play('British', 'A12', 'unshaded'), answers('British', 'done', 'done')],
    then: [nothingAsked],
  });

  boundary('Advocate for martial law: Rebels play it [A12 unshaded]', 4, {
    when: [play('Rebels', 'A12', 'unshaded'), answers('British', 'done')],
    then: [nothingAsked],
  });

  // British may conduct Punish, where offered is 0: none of them can be conducted
  boundary('British may conduct Punish: none of them can be conducted, and 1 more [A12 unshaded]', 6, {
    given: [emptyBoard, hold('British', '1 Fine')],
    when: [play('British', 'A12', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('British may conduct Punish: conducted [A12 unshaded]', 6, {
    given: [poolHolds('Punishment', '1 Fine')],
    when: [play('Rebels', 'A12', 'unshaded'), answers('British', 'Punish')],
    then: [poolHolds('Punishment'), chits(2, 'Fine', 'aside')],
  });
});

describe('A12 shaded, boundaries', () => {
  // Suspicious of "gangster methods": Rebels play it
  // let dismissed be half of the Irregulars on the map, rounded down: done
  boundary('let dismissed be half of the Irregulars on the map, rounded down: nothing is left over, and 2 more [A12 shaded]', 12, {
    when: [play('Rebels', 'A12', 'shaded')],
    then: [nothingAsked],
  });

  // Suspicious of "gangster methods": British play it
  boundary('remove dismissed Irregulars on the map: more than enough are there, and 1 more [A12 shaded]', 13, {
    given: [emptyBoard, { Lydda: '2 Active Irregulars' }],
    when: [play('British', 'A12', 'shaded')],
    then: [{ Lydda: '1 Active Irregular' }],
  });

  boundary('let dismissed be half of the Irregulars on the map, rounded down: something is left over [A12 shaded]', 12, {
    given: [{ Galilee: '1 Underground Irregular' }],
    when: [play('Rebels', 'A12', 'shaded')],
    then: [{ Galilee: '1 Underground Irregular' }],
  });
});
