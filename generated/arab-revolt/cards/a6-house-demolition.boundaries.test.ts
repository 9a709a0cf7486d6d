// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, chits, emptyBoard, nothingAsked, play, poolHolds } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a6-house-demolition.yaml');

describe('A6 unshaded, boundaries', () => {
  // Intimidates population: Rebels play it
  // up to as many times as there are drawn Demolish chits: done again
  // in 2 Districts or Cities with Troops: one space fewer than may be selected; none is there; one is there
  // resolve the Punishment of the Punishment chit in play: done
  // resolve the Mobilization of the Punishment chit in play: done
  // set aside the Punishment chit in play: done
  // return the drawn Punishment chits to the pool: done
  boundary('British may: done, and 9 more [A6 unshaded]', 6, {
    given: [emptyBoard, { 'Jerusalem City': '1 Troops' }],
    when: [play('Rebels', 'A6', 'unshaded'), answers('British', 'yes'), answers('draw', 'Demolish', 'Fine'), answers('British', 'yes')],
    then: [
      { 'Jerusalem City': ['1 Troops', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });

  boundary('British may: declined [A6 unshaded]', 6, {
    when: [play('Rebels', 'A6', 'unshaded'), answers('British', 'done')],
    then: [nothingAsked],
  });

  // in 2 Districts or Cities with Troops: the most are selected
  boundary('in 2 Districts or Cities with Troops: just as many spaces as may be selected, and 1 more [A6 unshaded]', 10, {
    given: [emptyBoard, { 'Jerusalem City': '1 Troops', 'Haifa District': '1 Troops' }],
    when: [
      play('Rebels', 'A6', 'unshaded'),
      answers('British', 'yes'),
      answers('draw', 'Demolish', 'Fine'),
      answers('British', 'yes', 'Haifa District'),
    ],
    then: [
      { 'Haifa District': ['1 Troops', '1 Underground Guerrilla'], 'Jerusalem City': ['1 Troops', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'),
      chits(1, 'Demolish', 'aside'),
    ],
  });

  boundary('Intimidates population: British play it [A6 unshaded]', 4, {
    when: [play('British', 'A6', 'unshaded'), answers('British', 'done')],
    then: [nothingAsked],
  });

  // up to as many times as there are drawn Demolish chits: declined
  boundary('draw 2 Punishment chits: too few chits are left, and 1 more [A6 unshaded]', 7, {
    given: [poolHolds('Punishment', '1 Demolish')],
    when: [play('British', 'A6', 'unshaded'), answers('British', 'yes', 'done')],
    then: [nothingAsked],
  });

  boundary('British may: it is not possible [A6 unshaded]', 6, {
    given: [poolHolds('Punishment')],
    when: [play('British', 'A6', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('in 2 Districts or Cities with Troops: more spaces than may be selected [A6 unshaded]', 10, {
    when: [
      play('British', 'A6', 'unshaded'),
      answers('British', 'yes'),
      answers('draw', 'Demolish', 'Demolish'),
      answers('British', 'yes', 'Jerusalem District', 'Haifa District', 'yes', 'Haifa City', 'Jerusalem City'),
    ],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '2 Underground Guerrillas'] },
      { 'Jerusalem District': ['2 Troops', '1 Police', '2 Underground Guerrillas'] },
      { 'Haifa City': ['2 Troops', '1 Police', '1 Underground Guerrilla'] },
      { 'Jerusalem City': ['2 Troops', '1 Police', '1 Underground Guerrilla'] },
      poolHolds('Punishment', '2 Detain', '2 Fine'),
      chits(2, 'Demolish', 'aside'),
    ],
  });

  boundary('in 2 Districts or Cities with Troops: there is no such space [A6 unshaded]', 10, {
    given: [emptyBoard],
    when: [play('Rebels', 'A6', 'unshaded'), answers('British', 'yes'), answers('draw', 'Detain', 'Demolish'), answers('British', 'yes')],
    then: [poolHolds('Punishment', '2 Detain', '1 Demolish', '2 Fine'), chits(1, 'Demolish', 'aside')],
  });
});

describe('A6 shaded, boundaries', () => {
  // Radicalizes population: British play it
  // Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: none is there
  boundary('Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: conducted, and 2 more [A6 shaded]', 18, {
    when: [play('British', 'A6', 'shaded'), answers('Rebels', 'Mobilize', 'Galilee', 'Haifa District')],
    then: [
      { Galilee: ['1 Police', '1 Underground Guerrilla', '1 Base'] },
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Base'] },
    ],
  });

  boundary('Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: declined [A6 shaded]', 18, {
    when: [play('British', 'A6', 'shaded'), answers('Rebels', 'done')],
    then: [nothingAsked],
  });

  boundary('Radicalizes population: Rebels play it [A6 shaded]', 16, {
    when: [play('Rebels', 'A6', 'shaded'), answers('Rebels', 'Mobilize', 'Lebanon', 'Haifa District')],
    then: [
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Base'], Lebanon: ['1 Underground Guerrilla', '1 Base'] },
    ],
  });

  boundary('Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: one is there [A6 shaded]', 18, {
    given: [{ Lydda: '1 Curfew' }],
    when: [play('British', 'A6', 'shaded'), answers('Rebels', 'Mobilize', 'Galilee', 'Haifa District', 'Lydda')],
    then: [
      { Galilee: ['1 Police', '1 Underground Guerrilla', '1 Base'] },
      { 'Haifa District': ['2 Troops', '1 Police', '1 Underground Guerrilla', '1 Base'], Lydda: ['1 Underground Guerrilla', '1 Curfew'] },
    ],
  });

  boundary('Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: none of them can be conducted [A6 shaded]', 18, {
    given: [emptyBoard, { Syria: '2 Bases', Lebanon: '2 Bases' }],
    when: [play('Rebels', 'A6', 'shaded')],
    then: [{ Lebanon: '2 Bases', Syria: '2 Bases' }],
  });
});
