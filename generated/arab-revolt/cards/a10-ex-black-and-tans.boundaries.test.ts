// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a10-ex-black-and-tans.yaml');

describe('A10 unshaded, boundaries', () => {
  // Harsh methods from Ireland: British play it
  // British may, in up to 1 space with Police and Opposition: the most are selected; none is there; one is there
  // remove Opposition here: some are there
  boundary(
    'British may, in up to 1 space with Police and Opposition: just as many spaces as may be selected, and 7 more [A10 unshaded]',
    6,
    {
      when: [play('British', 'A10', 'unshaded'), answers('British', 'Samaria')],
      then: [{ Samaria: ['1 Police', '2 Underground Guerrillas', '1 Base'] }],
    },
  );

  // Harsh methods from Ireland: Rebels play it
  boundary('British may, in up to 1 space with Police and Opposition: there is no such space, and 1 more [A10 unshaded]', 6, {
    given: [emptyBoard],
    when: [play('Rebels', 'A10', 'unshaded')],
    then: [nothingAsked],
  });

  boundary('British may, in up to 1 space with Police and Opposition: more spaces than may be selected [A10 unshaded]', 6, {
    given: [emptyBoard, { 'Haifa City': ['1 Police', '1 Opposition'], 'Haifa District': ['1 Police', '1 Opposition'] }],
    when: [play('British', 'A10', 'unshaded'), answers('British', 'done')],
    then: [{ 'Haifa District': ['1 Police', '1 Opposition'], 'Haifa City': ['1 Police', '1 Opposition'] }],
  });
});

describe('A10 shaded, boundaries', () => {
  // Unsanctioned reprisals: Rebels play it
  // in 2 spaces with Police: more spaces than may be selected; the most are selected; none is there; one is there
  // resolve the Mobilization of the drawn Punishment chit: done
  // return the drawn Punishment chits to the pool: done
  boundary('Rebels may: done, and 7 more [A10 shaded]', 11, {
    when: [
      play('Rebels', 'A10', 'shaded'),
      answers('Rebels', 'yes'),
      answers('draw', 'Demolish'),
      answers('Rebels', 'Gaza', 'Jerusalem District'),
    ],
    then: [{ 'Jerusalem District': ['2 Troops', '1 Police', '2 Underground Guerrillas'], Gaza: ['1 Police', '1 Underground Guerrilla'] }],
  });

  boundary('Rebels may: declined [A10 shaded]', 11, {
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'done')],
    then: [nothingAsked],
  });

  // Unsanctioned reprisals: British play it
  boundary('Rebels may: it is not possible, and 1 more [A10 shaded]', 11, {
    given: [emptyBoard],
    when: [play('British', 'A10', 'shaded')],
    then: [nothingAsked],
  });

  boundary('in 2 spaces with Police: there is no such space [A10 shaded]', 13, {
    when: [play('Rebels', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Fine')],
    then: [nothingAsked],
  });

  boundary('in 2 spaces with Police: one space fewer than may be selected [A10 shaded]', 13, {
    given: [emptyBoard, { 'Haifa City': '1 Police' }],
    when: [play('British', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Detain')],
    then: [{ 'Haifa City': ['1 Police', '1 Opposition'] }],
  });

  boundary('in 2 spaces with Police: just as many spaces as may be selected [A10 shaded]', 13, {
    given: [emptyBoard, { 'Haifa City': '1 Police', Samaria: '1 Police' }],
    when: [play('British', 'A10', 'shaded'), answers('Rebels', 'yes'), answers('draw', 'Demolish'), answers('Rebels', 'Samaria')],
    then: [{ Samaria: ['1 Police', '1 Underground Guerrilla'], 'Haifa City': ['1 Police', '1 Underground Guerrilla'] }],
  });
});
