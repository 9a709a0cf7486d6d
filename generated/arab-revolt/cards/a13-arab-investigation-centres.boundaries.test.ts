// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a13-arab-investigation-centres.yaml');

describe('A13 unshaded, boundaries', () => {
  // Intel guides operations: British play it
  boundary(
    'British may, up to as many times as there are Rebel pieces in Prison, at most 3: below the most, and 1 more [A13 unshaded]',
    6,
    {
      when: [play('British', 'A13', 'unshaded')],
      then: [nothingAsked],
    },
  );

  // British may, up to as many times as there are Rebel pieces in Prison, at most 3: declined; just the most
  // conduct a Limited Operation: conducted
  boundary('British may, up to as many times as there are Rebel pieces in Prison, at most 3: done again, and 3 more [A13 unshaded]', 6, {
    given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': '1 Troops', Prison: ['2 Guerrillas', '1 Base'] }],
    when: [play('British', 'A13', 'unshaded'), answers('British', 'Patrol', 'Jerusalem City', 'done', 'done')],
    then: [{ 'Egypt–Tel Aviv-Jaffa': '1 Troops', Prison: ['2 Guerrillas', '1 Base'] }],
  });

  // Intel guides operations: Rebels play it
  boundary(
    'British may, up to as many times as there are Rebel pieces in Prison, at most 3: more than the most, and 1 more [A13 unshaded]',
    6,
    {
      given: [emptyBoard, { Prison: '4 Bases' }],
      when: [play('Rebels', 'A13', 'unshaded')],
      then: [{ Prison: '4 Bases' }],
    },
  );
});

describe('A13 shaded, boundaries', () => {
  // Torture techniques exposed: Rebels play it
  // reduce Political Will by the Rebel pieces in Prison, at most 3: below the most
  boundary('reduce Political Will by the Rebel pieces in Prison, at most 3: by nothing, and 2 more [A13 shaded]', 11, {
    when: [play('Rebels', 'A13', 'shaded')],
    then: [nothingAsked],
  });

  // Torture techniques exposed: British play it
  // reduce Political Will by the Rebel pieces in Prison, at most 3: more than the most
  boundary('reduce Political Will by the Rebel pieces in Prison, at most 3: past the end of the track, and 2 more [A13 shaded]', 11, {
    given: [emptyBoard, { Prison: '4 Bases', 'Political Will': 0 }],
    when: [play('British', 'A13', 'shaded')],
    then: [{ Prison: '4 Bases', 'Political Will': 0 }],
  });

  boundary('reduce Political Will by the Rebel pieces in Prison, at most 3: just the most [A13 shaded]', 11, {
    given: [emptyBoard, { Prison: '3 Bases' }],
    when: [play('British', 'A13', 'shaded')],
    then: [{ Prison: '3 Bases', 'Political Will': 15 }],
  });

  boundary('reduce Political Will by the Rebel pieces in Prison, at most 3: just to the end of the track [A13 shaded]', 11, {
    given: [emptyBoard, { Prison: '3 Bases', 'Political Will': 3 }],
    when: [play('British', 'A13', 'shaded')],
    then: [{ Prison: '3 Bases', 'Political Will': 0 }],
  });
});
