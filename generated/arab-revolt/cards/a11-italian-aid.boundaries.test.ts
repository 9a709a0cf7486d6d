// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, inPlay, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a11-italian-aid.yaml');

describe('A11, boundaries', () => {
  // Axis provide arms and funds: Rebels play it
  // Rebels may, up to as many times as there are Foreign Countries with Rebel pieces: done again; one is there
  // conduct a Limited Operation: conducted
  boundary('if A28 is not in play: it is so, and 4 more [A11]', 7, {
    when: [play('Rebels', 'A11', 'event'), answers('Rebels', 'Sabotage', 'Galilee', 'March', 'Galilee', 'Syria')],
    then: [{ Galilee: ['1 Police', '1 Opposition'], Syria: ['2 Underground Guerrillas', '1 Active Guerrilla', '1 Base'] }],
  });

  boundary('Rebels may, up to as many times as there are Foreign Countries with Rebel pieces: declined [A11]', 8, {
    when: [play('Rebels', 'A11', 'event'), answers('Rebels', 'done')],
    then: [nothingAsked],
  });

  // Axis provide arms and funds: British play it
  boundary('if A28 is not in play: it is not so, and 1 more [A11]', 7, {
    given: [inPlay('A28', 'event')],
    when: [play('British', 'A11', 'event')],
    then: [nothingAsked],
  });

  boundary('Rebels may, up to as many times as there are Foreign Countries with Rebel pieces: none is there [A11]', 8, {
    given: [emptyBoard],
    when: [play('British', 'A11', 'event')],
    then: [nothingAsked],
  });
});
