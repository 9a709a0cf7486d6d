// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'palestine/cards/p26-veterans-of-wwii.yaml');

describe('P26, boundaries', () => {
  // Experienced in resistance and combat: Irgun play it
  // choose one: done; "British" is not possible
  // Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment: conducted
  boundary('choose one: "Irgun" is chosen, and 4 more [P26]', 6, {
    given: [emptyBoard, { 'Jerusalem District': '1 Underground Cell' }],
    when: [play('Irgun', 'P26', 'event'), answers('Irgun', 'Sabotage'), answers('roll', '6')],
    then: [{ 'Jerusalem District': ['1 Active Cell', '1 Sabotage'] }],
  });

  // Experienced in resistance and combat: British play it
  boundary('Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment: declined, and 1 more [P26]', 8, {
    when: [play('British', 'P26', 'event'), answers('Irgun', 'done')],
    then: [nothingAsked],
  });

  // choose one: "British" is chosen
  // British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment: declined
  boundary('choose one: "Irgun" is not possible, and 2 more [P26]', 6, {
    given: [emptyBoard, { 'Jerusalem District': ['2 Troops', '1 Active Cell'] }],
    when: [play('British', 'P26', 'event'), answers('British', 'done')],
    then: [{ 'Jerusalem District': ['2 Troops', '1 Active Cell'] }],
  });

  boundary('British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment: conducted [P26]', 10, {
    given: [emptyBoard, { 'Jerusalem District': ['2 Troops', '1 Active Cell'] }],
    when: [play('British', 'P26', 'event'), answers('British', 'Assault')],
    then: [{ 'Jerusalem District': '2 Troops' }],
  });
});
