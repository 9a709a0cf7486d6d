// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, emptyBoard, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a24-tensions-in-europe.yaml');

describe('A24, boundaries', () => {
  // Hitler annexes neighbor: Rebels play it
  // British may conduct Punish: declined
  // if A34 has been played: it is not so
  // British remove 3 Troops on the map to Out of Play: none is there
  boundary('British may conduct Punish: none of them can be conducted, and 4 more [A24]', 7, {
    given: [emptyBoard],
    when: [play('Rebels', 'A24', 'event')],
    then: [nothingAsked],
  });

  // Hitler annexes neighbor: British play it
  boundary('British remove 3 Troops on the map to Out of Play: more than enough are there, and 1 more [A24]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '4 Troops' }],
    when: [play('British', 'A24', 'event'), answers('British', 'done')],
    then: [{ 'Tel Aviv-Jaffa': '1 Troops', 'Out of Play': '3 Troops' }],
  });

  boundary('British remove 3 Troops on the map to Out of Play: just enough are there [A24]', 12, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '3 Troops' }],
    when: [play('British', 'A24', 'event'), answers('British', 'done')],
    then: [{ 'Tel Aviv-Jaffa': 'nothing', 'Out of Play': '3 Troops' }],
  });

  boundary('British may conduct Punish: conducted [A24]', 7, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Troops' }],
    when: [play('British', 'A24', 'event'), answers('British', 'Punish'), answers('draw', 'Demolish', 'Demolish')],
    then: [
      { 'Tel Aviv-Jaffa': '1 Underground Guerrilla', 'Out of Play': '1 Troops' },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });

  boundary('British remove 3 Troops on the map to Out of Play: one too few are there [A24]', 12, {
    given: [emptyBoard, { 'Haifa District': '2 Troops' }],
    when: [
      play('Rebels', 'A24', 'event'),
      answers('British', 'Punish'),
      answers('draw', 'Detain', 'Demolish'),
      answers('British', 'Demolish'),
    ],
    then: [
      { 'Haifa District': '1 Underground Guerrilla', 'Out of Play': '2 Troops' },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });
});
