// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, is, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a29-haganah.yaml');

describe('A29 unshaded, boundaries', () => {
  // Promotes disunity among rebels: British play it
  // British conduct Divide, choosing Activate Irregulars: none of them can be conducted
  boundary('shift Unity 2 toward Decentralized: just to the end of the track, and 2 more [A29 unshaded]', 6, {
    when: [play('British', 'A29', 'unshaded')],
    then: [is('Unity', 'Decentralized')],
  });

  // Promotes disunity among rebels: Rebels play it
  boundary('shift Unity 2 toward Decentralized: to one before the end of the track, and 1 more [A29 unshaded]', 6, {
    given: [is('Unity', { box: 4, value: 1 })],
    when: [play('Rebels', 'A29', 'unshaded')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  boundary('shift Unity 2 toward Decentralized: past the end of the track [A29 unshaded]', 6, {
    given: [is('Unity', 'Decentralized')],
    when: [play('Rebels', 'A29', 'unshaded')],
    then: [{ 'Political Will': 20 }, is('Unity', 'Decentralized')],
  });

  boundary('British conduct Divide, choosing Activate Irregulars: conducted [A29 unshaded]', 7, {
    given: [emptyBoard, { Lydda: ['1 Underground Irregular', '1 Underground Guerrilla'] }],
    when: [play('British', 'A29', 'unshaded'), answers('British', 'done')],
    then: [{ Lydda: ['1 Underground Irregular', '1 Underground Guerrilla'] }, is('Unity', 'Decentralized')],
  });
});

describe('A29 shaded, boundaries', () => {
  // Focuses on community protection: Rebels play it
  // in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: none is there
  boundary(
    'in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: there is no such space, and 2 more [A29 shaded]',
    11,
    {
      when: [play('Rebels', 'A29', 'shaded')],
      then: [nothingAsked],
    },
  );

  // in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: one is there; none is there
  // remove 1 Irregular here: more than enough are there
  boundary(
    'in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: just as many spaces as may be selected, and 4 more [A29 shaded]',
    11,
    {
      given: [
        emptyBoard,
        { 'Tel Aviv-Jaffa': '2 Active Irregulars', 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Irregular', '1 Sabotage'] },
      ],
      when: [play('Rebels', 'A29', 'shaded'), answers('Rebels', 'Tel Aviv-Jaffa', 'done')],
      then: [{ 'Tel Aviv-Jaffa': '1 Active Irregular', 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Irregular', '1 Sabotage'] }],
    },
  );

  // remove 1 Irregular here: just enough are there
  boundary(
    'in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: more spaces than may be selected, and 1 more [A29 shaded]',
    11,
    {
      given: [
        emptyBoard,
        { 'Tel Aviv-Jaffa': '1 Active Irregular', 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Irregular', '1 Sabotage'] },
        { 'Jerusalem City': '1 Underground Irregular' },
      ],
      when: [play('Rebels', 'A29', 'shaded'), answers('Rebels', 'Tel Aviv-Jaffa–Jerusalem', 'done')],
      then: [
        { 'Tel Aviv-Jaffa': '1 Active Irregular', 'Jerusalem City': '1 Underground Irregular', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' },
      ],
    },
  );

  boundary('Focuses on community protection: British play it [A29 shaded]', 9, {
    when: [play('British', 'A29', 'shaded')],
    then: [nothingAsked],
  });

  boundary(
    'in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: one space fewer than may be selected [A29 shaded]',
    11,
    {
      given: [emptyBoard, { 'Egypt–Tel Aviv-Jaffa': ['1 Active Irregular', '1 Sabotage'] }],
      when: [play('Rebels', 'A29', 'shaded'), answers('Rebels', 'done')],
      then: [{ 'Egypt–Tel Aviv-Jaffa': ['1 Active Irregular', '1 Sabotage'] }],
    },
  );

  boundary('in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: the most are selected [A29 shaded]', 11, {
    given: [emptyBoard, { 'Tel Aviv-Jaffa': '1 Active Irregular', 'Tel Aviv-Jaffa–Jerusalem': ['1 Underground Irregular', '1 Sabotage'] }],
    when: [play('Rebels', 'A29', 'shaded'), answers('Rebels', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem')],
    then: [{ 'Tel Aviv-Jaffa': 'nothing', 'Tel Aviv-Jaffa–Jerusalem': '1 Sabotage' }],
  });
});
