// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */
import { describe, test } from 'vitest';
import { answers, boundariesIn, emptyBoard, is, nothingAsked, play } from '../suites.js';
const boundary = boundariesIn(test, 'arab-revolt/cards/a21-criminals-and-thugs.yaml');

describe('A21 unshaded, boundaries', () => {
  // Rebels prey on the people: British play it
  // in 2 spaces with an Active Guerrilla and Opposition: none is there; one is there
  // remove Opposition here: some are there
  // shift Unity 1 toward Decentralized: to one before the end of the track
  boundary('in 2 spaces with an Active Guerrilla and Opposition: one space fewer than may be selected, and 6 more [A21 unshaded]', 6, {
    given: [emptyBoard, { Galilee: ['1 Active Guerrilla', '1 Opposition'] }],
    when: [play('British', 'A21', 'unshaded')],
    then: [{ Galilee: '1 Active Guerrilla' }, is('Unity', { box: 2, value: 2 })],
  });

  // Rebels prey on the people: Rebels play it
  boundary('in 2 spaces with an Active Guerrilla and Opposition: there is no such space, and 1 more [A21 unshaded]', 6, {
    when: [play('Rebels', 'A21', 'unshaded')],
    then: [is('Unity', { box: 2, value: 2 })],
  });

  // shift Unity 1 toward Decentralized: just to the end of the track
  boundary('in 2 spaces with an Active Guerrilla and Opposition: none is there, and 1 more [A21 unshaded]', 6, {
    given: [emptyBoard, { Lebanon: '1 Active Guerrilla' }, is('Unity', { box: 2, value: 2 })],
    when: [play('British', 'A21', 'unshaded')],
    then: [{ Lebanon: '1 Active Guerrilla' }, is('Unity', 'Decentralized')],
  });

  // in 2 spaces with an Active Guerrilla and Opposition: the most are selected
  boundary('in 2 spaces with an Active Guerrilla and Opposition: just as many spaces as may be selected, and 1 more [A21 unshaded]', 6, {
    given: [emptyBoard, { Galilee: ['1 Active Guerrilla', '1 Opposition'], 'Jerusalem City': ['1 Active Guerrilla', '1 Opposition'] }],
    when: [play('British', 'A21', 'unshaded'), answers('British', 'Galilee')],
    then: [{ Galilee: '1 Active Guerrilla', 'Jerusalem City': '1 Active Guerrilla' }, is('Unity', { box: 2, value: 2 })],
  });

  boundary('shift Unity 1 toward Decentralized: past the end of the track [A21 unshaded]', 8, {
    given: [emptyBoard, is('Unity', 'Decentralized')],
    when: [play('British', 'A21', 'unshaded')],
    then: [{ 'Political Will': 19 }, is('Unity', 'Decentralized')],
  });
});

describe('A21 shaded, boundaries', () => {
  // Rebels eliminate traitors: British play it
  // Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: the most are selected; none is there; one is
  //   there
  // let traitors be the Irregulars here: done
  // conduct a Limited Ambush here: conducted
  // if the Irregulars here are less than traitors: it is not so; both are equal
  boundary(
    'Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: more spaces than may be selected, and 9 more [A21 shaded]',
    12,
    {
      when: [play('British', 'A21', 'shaded'), answers('Rebels', 'Haifa District')],
      then: [{ 'Haifa District': ['2 Troops', '1 Active Guerrilla'] }],
    },
  );

  // Rebels eliminate traitors: Rebels play it
  // Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: none is there
  // if the Irregulars here are less than traitors: it is so; it is one less
  // place Opposition here if none: placed
  boundary(
    'Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: just as many spaces as may be selected, and 5 more [A21 shaded]',
    12,
    {
      given: [emptyBoard, { Galilee: ['1 Underground Guerrilla', '1 Active Irregular'], Lydda: '1 Underground Guerrilla' }],
      when: [play('Rebels', 'A21', 'shaded'), answers('Rebels', 'Galilee')],
      then: [{ Galilee: ['1 Active Guerrilla', '1 Opposition'], Lydda: '1 Underground Guerrilla' }],
    },
  );

  boundary(
    'Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: there is no such space [A21 shaded]',
    12,
    {
      given: [emptyBoard],
      when: [play('Rebels', 'A21', 'shaded')],
      then: [nothingAsked],
    },
  );

  boundary('place Opposition here if none: not all can be placed [A21 shaded]', 16, {
    given: [emptyBoard, { 'Haifa District': ['1 Underground Guerrilla', '1 Active Irregular', '1 Opposition'] }],
    when: [play('British', 'A21', 'shaded'), answers('Rebels', 'Haifa District')],
    then: [{ 'Haifa District': ['1 Active Guerrilla', '1 Opposition'] }],
  });
});
