// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, emptyBoard, inPlay, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a25-montgomery.yaml');

describe('A25 unshaded, boundaries', () => {
  // Commander in the north: British play it
  // British may conduct a Limited Operation in or adjacent to Haifa District: declined
  // British may conduct Punish in or adjacent to Haifa District: none of them can be conducted; declined
  boundary(
    'British may conduct a Limited Operation in or adjacent to Haifa District: none of them can be conducted, and 4 more [A25 unshaded]',
    6,
    {
      given: [emptyBoard],
      when: [play('British', 'A25', 'unshaded')],
      then: [nothingAsked],
    },
  );

  // Commander in the north: Rebels play it
  boundary('British may conduct a Limited Operation in or adjacent to Haifa District: conducted, and 1 more [A25 unshaded]', 6, {
    given: [emptyBoard, inPlay('A18', 'shaded')],
    when: [play('Rebels', 'A25', 'unshaded'), answers('British', 'Sweep', 'Samaria'), answers('draw', 'Fine')],
    then: [nothingAsked],
  });

  boundary('British may conduct Punish in or adjacent to Haifa District: conducted [A25 unshaded]', 7, {
    given: [inPlay('A18', 'unshaded')],
    when: [play('Rebels', 'A25', 'unshaded'), answers('British', 'Sweep', 'Galilee', 'done', 'Punish', 'Fine')],
    then: [poolHolds('Punishment', '2 Detain', '2 Demolish', '1 Fine'), chits(1, 'Fine', 'aside')],
  });
});

describe('A25 shaded, boundaries', () => {
  // Harsh tactics fail: British play it
  // Rebels may, up to 2 times: declined
  // conduct a Limited Operation in or adjacent to Haifa District: conducted
  boundary('Rebels may, up to 2 times: done again, and 3 more [A25 shaded]', 11, {
    when: [play('British', 'A25', 'shaded'), answers('Rebels', 'Sabotage', 'Galilee', 'done')],
    then: [{ Galilee: ['1 Police', '1 Active Guerrilla', '1 Opposition'] }],
  });

  boundary('Harsh tactics fail: Rebels play it [A25 shaded]', 9, {
    when: [play('Rebels', 'A25', 'shaded'), answers('Rebels', 'Ambush', 'Galilee', 'Sabotage', 'Haifa District')],
    then: [{ Galilee: '1 Active Guerrilla', 'Haifa District': ['2 Troops', '1 Police', '1 Active Guerrilla', '1 Opposition'] }],
  });
});
