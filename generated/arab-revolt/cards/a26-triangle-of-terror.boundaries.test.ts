// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a26-triangle-of-terror.yaml');

describe('A26, boundaries', () => {
  // Jenin-Nablus-Tulkarm hot spot: British play it
  // the other faction may conduct a Limited Operation in Samaria: none of them can be conducted; declined
  boundary('up to 3 times: declined, and 3 more [A26]', 6, {
    given: [emptyBoard],
    when: [play('British', 'A26', 'event')],
    then: [nothingAsked],
  });

  // Jenin-Nablus-Tulkarm hot spot: Rebels play it
  // conduct a Limited Operation in or adjacent to Samaria: conducted
  boundary('up to 3 times: done again, and 2 more [A26]', 6, {
    when: [
      play('Rebels', 'A26', 'event'),
      answers('Rebels', 'Sabotage', 'Galilee', 'Rally', 'Galilee', 'Sabotage', 'Samaria'),
      answers('British', 'done'),
    ],
    then: [
      { Galilee: ['1 Police', '1 Underground Guerrilla', '1 Active Guerrilla', '1 Opposition'] },
      { Samaria: ['1 Police', '1 Underground Guerrilla', '1 Active Guerrilla', '1 Base', '1 Opposition'] },
    ],
  });

  boundary('the other faction may conduct a Limited Operation in Samaria: conducted [A26]', 8, {
    when: [play('British', 'A26', 'event'), answers('British', 'done'), answers('Rebels', 'Sabotage')],
    then: [{ Samaria: ['1 Police', '1 Underground Guerrilla', '1 Active Guerrilla', '1 Base', '1 Opposition'] }],
  });
});
