// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a31-french-syria.yaml');

describe('A31 unshaded, boundaries', () => {
  // French police crack down: British play it
  // in either Syria or Lebanon with Rebel pieces: the most are selected; one is there
  // remove all Rebel pieces here to Prison: some are there
  boundary('in either Syria or Lebanon with Rebel pieces: more spaces than may be selected, and 4 more [A31 unshaded]', 6, {
    when: [play('British', 'A31', 'unshaded'), answers('British', 'Lebanon')],
    then: [{ Lebanon: 'nothing', Prison: '1 Guerrilla' }],
  });

  // French police crack down: Rebels play it
  // in either Syria or Lebanon with Rebel pieces: none is there
  boundary('in either Syria or Lebanon with Rebel pieces: just as many spaces as may be selected, and 2 more [A31 unshaded]', 6, {
    given: [emptyBoard, { Syria: '1 Base' }],
    when: [play('Rebels', 'A31', 'unshaded')],
    then: [{ Syria: 'nothing', Prison: '1 Base' }],
  });

  boundary('in either Syria or Lebanon with Rebel pieces: there is no such space [A31 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('British', 'A31', 'unshaded')],
    then: [nothingAsked],
  });
});

describe('A31 shaded, boundaries', () => {
  // Foreign fighters: British play it
  // if a Guerrilla is in Prison: it is not so; none is there
  // place 1 Guerrilla here: more than enough are ready
  boundary('in all Foreign Countries, in any order: there is such a space, and 4 more [A31 shaded]', 11, {
    when: [play('British', 'A31', 'shaded')],
    then: [{ Lebanon: '2 Underground Guerrillas', Syria: ['3 Underground Guerrillas', '1 Base'] }],
  });

  // if a Guerrilla is in Prison: one is there
  // place 1 Guerrilla from Prison here: just enough are ready; more than enough are ready
  boundary('if a Guerrilla is in Prison: it is so, and 3 more [A31 shaded]', 12, {
    given: [{ Prison: '2 Guerrillas' }],
    when: [play('British', 'A31', 'shaded')],
    then: [{ Lebanon: '2 Underground Guerrillas', Syria: ['3 Underground Guerrillas', '1 Base'], Prison: 'nothing' }],
  });

  // place 1 Guerrilla here: just enough are ready
  boundary('place 1 Guerrilla here: none is ready, and 1 more [A31 shaded]', 15, {
    given: [{ 'Haifa–Syria': ['4 Underground Guerrillas', '1 Active Guerrilla'] }],
    when: [play('British', 'A31', 'shaded'), answers('British', 'Syria')],
    then: [{ 'Haifa–Syria': ['4 Underground Guerrillas', '1 Active Guerrilla'], Syria: ['3 Underground Guerrillas', '1 Base'] }],
  });

  boundary('Foreign fighters: Rebels play it [A31 shaded]', 9, {
    given: [emptyBoard],
    when: [play('Rebels', 'A31', 'shaded')],
    then: [{ Lebanon: '1 Underground Guerrilla', Syria: '1 Underground Guerrilla' }],
  });
});
