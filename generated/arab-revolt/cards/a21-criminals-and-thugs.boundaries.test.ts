// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A21 unshaded, boundaries', () => {
  test('A21 unshaded: in 2 spaces with an Active Guerrilla and Opposition: one space fewer than may be selected, and 6 more [A21 unshaded]', () => {
    // Rebels prey on the people: British play it
    // in 2 spaces with an Active Guerrilla and Opposition: one space fewer than may be selected; none is there; one is there
    // remove Opposition here: some are there
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A21 unshaded', { by: 'British', plays: 'A21', side: 'unshaded' });

      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A21 unshaded: in 2 spaces with an Active Guerrilla and Opposition: there is no such space, and 1 more [A21 unshaded]', () => {
    // Rebels prey on the people: Rebels play it
    // in 2 spaces with an Active Guerrilla and Opposition: there is no such space
    example(program, (play) => {
      play.when('Rebels play A21 unshaded', { by: 'Rebels', plays: 'A21', side: 'unshaded' });

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A21 unshaded: in 2 spaces with an Active Guerrilla and Opposition: none is there, and 1 more [A21 unshaded]', () => {
    // in 2 spaces with an Active Guerrilla and Opposition: none is there
    // shift Unity 1 toward Decentralized: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Active Guerrilla', { space: 'Lebanon', holds: [[1, 'Active Guerrilla']] });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('British play A21 unshaded', { by: 'British', plays: 'A21', side: 'unshaded' });

      play.shows('Lebanon holds 1 Active Guerrilla', { space: 'Lebanon', holds: [[1, 'Active Guerrilla']] });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A21 unshaded: in 2 spaces with an Active Guerrilla and Opposition: just as many spaces as may be selected, and 1 more [A21 unshaded]', () => {
    // in 2 spaces with an Active Guerrilla and Opposition: just as many spaces as may be selected; the most are selected
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A21 unshaded', { by: 'British', plays: 'A21', side: 'unshaded' });
      play.answers('British', 'Galilee');

      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Jerusalem City holds 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A21 unshaded: shift Unity 1 toward Decentralized: past the end of the track [A21 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British play A21 unshaded', { by: 'British', plays: 'A21', side: 'unshaded' });

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });
});

describe('A21 shaded, boundaries', () => {
  test('A21 shaded: Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: more spaces than may be selected, and 9 more [A21 shaded]', () => {
    // Rebels eliminate traitors: British play it
    // Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: more spaces than may be selected; the most are selected; none is there; one is there
    // let traitors be the Irregulars here: done
    // conduct a Limited Ambush here: conducted
    // if the Irregulars here are less than traitors: it is not so; both are equal
    example(program, (play) => {
      play.when('British play A21 shaded', { by: 'British', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Haifa District');

      play.shows('Haifa District holds 2 Troops and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('A21 shaded: Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: just as many spaces as may be selected, and 5 more [A21 shaded]', () => {
    // Rebels eliminate traitors: Rebels play it
    // Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: just as many spaces as may be selected; none is there
    // if the Irregulars here are less than traitors: it is so; it is one less
    // place Opposition here if none: placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Galilee',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });

      play.when('Rebels play A21 shaded', { by: 'Rebels', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Galilee');

      play.shows('Galilee holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla', { space: 'Lydda', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('A21 shaded: Rebels may, in up to 1 District with an Underground Guerrilla and Police or Irregulars: there is no such space [A21 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A21 shaded', { by: 'Rebels', plays: 'A21', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A21 shaded: place Opposition here if none: not all can be placed [A21 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Guerrilla, 1 Active Irregular and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A21 shaded', { by: 'British', plays: 'A21', side: 'shaded' });
      play.answers('Rebels', 'Haifa District');

      play.shows('Haifa District holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });
});
