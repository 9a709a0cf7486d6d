// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a23-al-hajj-muhammad.yaml');

describe('A23 unshaded, boundaries', () => {
  // Hunted down by peace bands: British play it
  // British may, in up to 1 space with a Base and Irregulars: none is there; one is there
  boundary('British may, in up to 1 space with a Base and Irregulars: there is no such space, and 4 more [A23 unshaded]', 6, {
    when: [play('British', 'A23', 'unshaded')],
    then: [nothingAsked],
  });

  // British may, in up to 1 space with a Base and Irregulars: one is there
  boundary(
    'British may, in up to 1 space with a Base and Irregulars: just as many spaces as may be selected, and 1 more [A23 unshaded]',
    6,
    {
      given: [emptyBoard, { Galilee: ['1 Base', '1 Active Irregular', '1 Troops'] }],
      when: [play('British', 'A23', 'unshaded'), answers('British', 'done')],
      then: [{ Galilee: ['1 Troops', '1 Active Irregular', '1 Base'] }],
    },
  );

  // British may conduct Sweep here: none of them can be conducted; declined
  // British may conduct Assault here: declined
  boundary('British may, in up to 1 space with a Base and Irregulars: the most are selected, and 3 more [A23 unshaded]', 6, {
    given: [emptyBoard, { Galilee: ['1 Base', '1 Active Irregular', '1 Troops'] }],
    when: [play('British', 'A23', 'unshaded'), answers('British', 'Galilee', 'done')],
    then: [{ Galilee: ['1 Troops', '1 Active Irregular', '1 Base'] }],
  });

  boundary('Hunted down by peace bands: Rebels play it [A23 unshaded]', 4, {
    when: [play('Rebels', 'A23', 'unshaded')],
    then: [nothingAsked],
  });

  // British may conduct Assault here: none of them can be conducted
  boundary('British may conduct Sweep here: conducted, and 1 more [A23 unshaded]', 7, {
    given: [emptyBoard, { 'Haifa District': ['1 Base', '1 Active Irregular', '2 Police', '1 Underground Guerrilla'] }],
    when: [play('British', 'A23', 'unshaded'), answers('British', 'Haifa District', 'Sweep')],
    then: [{ 'Haifa District': ['2 Police', '1 Active Irregular', '1 Active Guerrilla', '1 Base'] }],
  });

  boundary('British may, in up to 1 space with a Base and Irregulars: more spaces than may be selected [A23 unshaded]', 6, {
    given: [
      emptyBoard,
      { 'Haifa District': ['1 Base', '1 Active Irregular', '2 Police', '1 Underground Guerrilla'] },
      { 'Jerusalem City': ['1 Base', '1 Underground Irregular'] },
    ],
    when: [play('British', 'A23', 'unshaded'), answers('British', 'done')],
    then: [
      { 'Haifa District': ['2 Police', '1 Active Irregular', '1 Underground Guerrilla', '1 Base'] },
      { 'Jerusalem City': ['1 Underground Irregular', '1 Base'] },
    ],
  });

  boundary('British may conduct Assault here: conducted [A23 unshaded]', 8, {
    given: [emptyBoard, { Lydda: ['1 Base', '1 Active Irregular', '2 Troops', '1 Underground Guerrilla', '1 Active Guerrilla'] }],
    when: [play('British', 'A23', 'unshaded'), answers('British', 'Lydda', 'done', 'Assault')],
    then: [{ Lydda: ['2 Troops', '1 Active Irregular', '1 Underground Guerrilla', '1 Base'] }],
  });
});

describe('A23 shaded, boundaries', () => {
  // Commander-in-chief: British play it
  // roll a die: done
  // if the roll is at most the Bases on the map: it is one less
  // Rebels may conduct Mobilize: declined
  // Rebels may conduct Raid: declined
  boundary('if the roll is at most the Bases on the map: it is so, and 5 more [A23 shaded]', 13, {
    when: [play('British', 'A23', 'shaded'), answers('roll', '1'), answers('Rebels', 'done', 'done')],
    then: [nothingAsked],
  });

  boundary('if the roll is at most the Bases on the map: it is not so [A23 shaded]', 13, {
    when: [play('British', 'A23', 'shaded'), answers('roll', '4')],
    then: [nothingAsked],
  });

  // Commander-in-chief: Rebels play it
  boundary('if the roll is at most the Bases on the map: it is one more, and 1 more [A23 shaded]', 13, {
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '3')],
    then: [nothingAsked],
  });

  // Rebels may conduct Mobilize: conducted
  // Rebels may conduct Raid: none of them can be conducted
  boundary('if the roll is at most the Bases on the map: both are equal, and 2 more [A23 shaded]', 13, {
    given: [emptyBoard, { 'Haifa District': '1 Base' }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '1'), answers('Rebels', 'Mobilize', 'Syria', 'done')],
    then: [{ 'Haifa District': '1 Base', Syria: '1 Base' }],
  });

  boundary('Rebels may conduct Raid: conducted [A23 shaded]', 15, {
    given: [emptyBoard, { 'Jerusalem District': ['1 Base', '1 Active Guerrilla'] }],
    when: [play('Rebels', 'A23', 'shaded'), answers('roll', '1'), answers('Rebels', 'Mobilize', 'Syria', 'done', 'Raid', 'Samaria')],
    then: [{ Samaria: '1 Active Guerrilla', 'Jerusalem District': '1 Base', Syria: '1 Base' }],
  });
});
