// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, asked, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a5-village-occupations.yaml');

describe('A5 unshaded, boundaries', () => {
  // Lock down countryside: Rebels play it
  // British may, in up to 3 Districts with Troops and without a Curfew: none is there
  // place 1 Curfew here: placed
  boundary(
    'British may, in up to 3 Districts with Troops and without a Curfew: one space fewer than may be selected, and 4 more [A5 unshaded]',
    6,
    {
      when: [play('Rebels', 'A5', 'unshaded'), answers('British', 'Haifa District', 'done')],
      then: [{ 'Haifa District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Curfew'] }],
    },
  );

  // Lock down countryside: British play it
  boundary('British may, in up to 3 Districts with Troops and without a Curfew: there is no such space, and 1 more [A5 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('British', 'A5', 'unshaded')],
    then: [nothingAsked],
  });

  // British may, in up to 3 Districts with Troops and without a Curfew: one is there
  boundary('British may, in up to 3 Districts with Troops and without a Curfew: one is there, and 1 more [A5 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem District': ['1 Troops', '1 Curfew'] }],
    when: [play('British', 'A5', 'unshaded')],
    then: [{ 'Jerusalem District': ['1 Troops', '1 Curfew'] }],
  });

  boundary('British may, in up to 3 Districts with Troops and without a Curfew: more spaces than may be selected [A5 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa District': '1 Troops', Lydda: '1 Troops', Gaza: '1 Troops', 'Jerusalem District': '1 Troops' }],
    when: [play('British', 'A5', 'unshaded'), answers('British', 'Gaza')],
    then: [
      { 'Haifa District': '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops', Gaza: ['1 Troops', '1 Curfew'] },
      asked('British', 'Haifa District', 'Lydda', 'Jerusalem District', 'done'),
    ],
  });

  boundary('British may, in up to 3 Districts with Troops and without a Curfew: just as many spaces as may be selected [A5 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa District': '1 Troops', Lydda: '1 Troops', 'Jerusalem District': '1 Troops' }],
    when: [play('British', 'A5', 'unshaded'), answers('British', 'Lydda', 'Jerusalem District', 'done')],
    then: [{ 'Haifa District': '1 Troops', Lydda: ['1 Troops', '1 Curfew'], 'Jerusalem District': ['1 Troops', '1 Curfew'] }],
  });

  boundary('British may, in up to 3 Districts with Troops and without a Curfew: the most are selected [A5 unshaded]', 6, {
    given: [emptyBoard, { Lydda: '1 Troops', Gaza: '1 Troops', 'Jerusalem District': '1 Troops' }],
    when: [play('British', 'A5', 'unshaded'), answers('British', 'Gaza', 'Jerusalem District', 'Lydda')],
    then: [{ Lydda: ['1 Troops', '1 Curfew'], 'Jerusalem District': ['1 Troops', '1 Curfew'], Gaza: ['1 Troops', '1 Curfew'] }],
  });
});

describe('A5 shaded, boundaries', () => {
  // Push rebels elsewhere: Rebels play it
  // Rebels may conduct March in all Districts with a Curfew: declined; none is there
  boundary('Rebels may conduct March in all Districts with a Curfew: none of them can be conducted, and 3 more [A5 shaded]', 11, {
    when: [play('Rebels', 'A5', 'shaded')],
    then: [nothingAsked],
  });

  // Push rebels elsewhere: British play it
  boundary('Rebels may conduct March in all Districts with a Curfew: one is there, and 1 more [A5 shaded]', 11, {
    given: [emptyBoard, { Galilee: '1 Curfew' }],
    when: [play('British', 'A5', 'shaded')],
    then: [{ Galilee: '1 Curfew' }],
  });

  boundary('Rebels may conduct March in all Districts with a Curfew: conducted [A5 shaded]', 11, {
    given: [emptyBoard, { Gaza: ['1 Active Guerrilla', '1 Curfew'] }],
    when: [play('British', 'A5', 'shaded'), answers('Rebels', 'March', 'Egypt–Tel Aviv-Jaffa')],
    then: [{ Gaza: '1 Curfew', 'Egypt–Tel Aviv-Jaffa': '1 Active Guerrilla' }],
  });
});
