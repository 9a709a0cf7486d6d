// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, conduct, emptyBoard, is, nothingAsked } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/special-activities/divide.yaml');

describe('Divide, boundaries', () => {
  // choose one: done; "Roll" is not possible
  boundary('choose one: "Activate Irregulars" is not possible, and 2 more [AR 4.2.2]', 6, {
    when: [conduct('British', 'Divide')],
    then: [nothingAsked],
  });

  // roll a die: done
  // if the roll is at most the Irregulars on the map: it is so; both are equal
  // shift Unity 1 toward Decentralized: to one before the end of the track
  boundary('choose one: "Roll" is chosen, and 4 more [AR 4.2.2]', 6, {
    given: [{ 'Jerusalem City': ['2 Underground Irregulars', '1 Active Irregular'] }],
    when: [conduct('British', 'Divide'), answers('British', 'Roll'), answers('roll', '3')],
    then: [{ 'Jerusalem City': ['2 Underground Irregulars', '1 Active Irregular'] }, is('Unity', { box: 2, value: 2 })],
  });

  // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after
  // another: just as many spaces as may be selected; none is there; one is there
  boundary('choose one: "Activate Irregulars" is chosen, and 5 more [AR 4.2.2]', 6, {
    given: [{ 'Jerusalem City': '1 Underground Irregular' }],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'done')],
    then: [{ 'Jerusalem City': '1 Underground Irregular' }],
  });

  // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after
  // another: the most are selected
  // activate 1 Underground Irregular here: just enough are to be flipped
  // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: just enough are there
  boundary(
    'in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: more spaces than may be selected, and 3 more [AR 4.2.2]',
    8,
    {
      given: [{ 'Jerusalem City': '1 Underground Irregular', Gaza: '1 Underground Irregular' }],
      when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Jerusalem City')],
      then: [
        { 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Irregular'], Gaza: '1 Underground Irregular' },
        { 'Jerusalem City': '1 Active Irregular' },
      ],
    },
  );

  // if the roll is at most the Irregulars on the map: it is one more
  boundary('if the roll is at most the Irregulars on the map: it is not so, and 1 more [AR 4.2.2]', 13, {
    given: [{ 'Jerusalem City': ['1 Underground Irregular', '1 Active Irregular'] }],
    when: [conduct('British', 'Divide'), answers('British', 'Roll'), answers('roll', '3')],
    then: [{ 'Jerusalem City': ['1 Underground Irregular', '1 Active Irregular'] }],
  });

  boundary('activate 1 Underground Irregular here: more than enough are to be flipped [AR 4.2.2]', 9, {
    given: [{ 'Jerusalem City': '2 Underground Irregulars' }],
    when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'Jerusalem City')],
    then: [
      { 'Jerusalem District': ['2 Troops', '1 Police', '1 Underground Irregular'] },
      { 'Jerusalem City': ['1 Underground Irregular', '1 Active Irregular'] },
    ],
  });

  // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: none is Available to come instead
  boundary(
    'replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: more than enough are there, and 1 more [AR 4.2.2]',
    10,
    {
      given: [{ 'Jerusalem City': ['4 Underground Irregulars', '1 Active Guerrilla', '2 Active Irregulars'] }],
      when: [
        conduct('British', 'Divide'),
        answers('British', 'Activate Irregulars', 'Jerusalem City', 'Active Guerrilla in Jerusalem City'),
      ],
      then: [{ 'Jerusalem City': ['3 Underground Irregulars', '3 Active Irregulars'] }],
    },
  );

  boundary('if the roll is at most the Irregulars on the map: it is one less [AR 4.2.2]', 13, {
    given: [{ 'Jerusalem City': ['3 Underground Irregulars', '1 Active Irregular'] }],
    when: [conduct('British', 'Divide'), answers('British', 'Roll'), answers('roll', '3')],
    then: [{ 'Jerusalem City': ['3 Underground Irregulars', '1 Active Irregular'] }, is('Unity', { box: 2, value: 2 })],
  });

  boundary('shift Unity 1 toward Decentralized: just to the end of the track [AR 4.2.2]', 14, {
    given: [{ 'Jerusalem City': ['2 Underground Irregulars', '1 Active Irregular'] }, is('Unity', { box: 2, value: 2 })],
    when: [conduct('British', 'Divide'), answers('British', 'Roll'), answers('roll', '3')],
    then: [{ 'Jerusalem City': ['2 Underground Irregulars', '1 Active Irregular'] }, is('Unity', 'Decentralized')],
  });

  boundary('shift Unity 1 toward Decentralized: past the end of the track [AR 4.2.2]', 14, {
    given: [
      emptyBoard,
      { 'Jerusalem City': '2 Active Irregulars', 'Tel Aviv-Jaffa–Haifa': ['2 Underground Irregulars', '1 Active Irregular'] },
      is('Unity', 'Decentralized'),
    ],
    when: [conduct('British', 'Divide'), answers('roll', '5')],
    then: [
      { 'Jerusalem City': '2 Active Irregulars', 'Tel Aviv-Jaffa–Haifa': ['2 Underground Irregulars', '1 Active Irregular'] },
      { 'Political Will': 19 },
      is('Unity', 'Decentralized'),
    ],
  });

  boundary(
    'in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: one space fewer than may be selected [AR 4.2.2]',
    8,
    {
      given: [
        emptyBoard,
        { 'Tel Aviv-Jaffa–Haifa': ['1 Underground Irregular', '1 Underground Guerrilla'] },
        is('Unity', { box: 2, value: 2 }),
      ],
      when: [conduct('British', 'Divide'), answers('British', 'Activate Irregulars', 'done')],
      then: [{ 'Tel Aviv-Jaffa–Haifa': ['1 Underground Irregular', '1 Underground Guerrilla'] }, is('Unity', { box: 2, value: 2 })],
    },
  );
});
