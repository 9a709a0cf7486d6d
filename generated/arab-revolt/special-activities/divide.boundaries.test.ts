// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Divide, boundaries', () => {
  test('Divide: choose one: "Activate Irregulars" is not possible, and 5 more [AR 4.2.2]', () => {
    // choose one: done; "Activate Irregulars" is not possible; none is there; "Roll" is chosen
    // roll a die: done
    // if the roll is at most the Irregulars on the map: it is not so
    example(program, (play) => {
      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '2');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Divide: choose one: "Activate Irregulars" is chosen, and 6 more [AR 4.2.2]', () => {
    // choose one: "Activate Irregulars" is chosen; one is there
    // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: just as many spaces as may be selected; the most are selected
    // activate 1 Underground Irregular here: just enough are to be flipped
    // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Underground Irregular and 2 Active Guerrillas', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Jerusalem City');

      play.shows('Jerusalem City holds 1 Underground Irregular, 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Divide: choose one: none is there, and 3 more [AR 4.2.2]', () => {
    // choose one: none is there
    // if the roll is at most the Irregulars on the map: it is so; both are equal
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Jerusalem City holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '4');

      play.shows('Jerusalem City holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Divide: in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: one space fewer than may be selected, and 2 more [AR 4.2.2]', () => {
    // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: one space fewer than may be selected
    // activate 1 Underground Irregular here: more than enough are to be flipped
    // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Irregulars and 1 Active Guerrilla', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Haifa–Syria');

      play.shows('Haifa–Syria holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Haifa–Syria',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Divide: if the roll is at most the Irregulars on the map: it is one less, and 1 more [AR 4.2.2]', () => {
    // if the roll is at most the Irregulars on the map: it is one less
    // shift Unity 1 toward Decentralized: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Irregulars', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Irregular']],
      });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '1');

      play.shows('Haifa–Syria holds 2 Underground Irregulars', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Irregular']],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Divide: if the roll is at most the Irregulars on the map: it is one more [AR 4.2.2]', () => {
    example(program, (play) => {
      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '1');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Divide: shift Unity 1 toward Decentralized: just to the end of the track [AR 4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Jerusalem City holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '4');

      play.shows('Jerusalem City holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Divide: in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: more spaces than may be selected, and 1 more [AR 4.2.2]', () => {
    // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: more spaces than may be selected
    // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: none is Available to come instead
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Irregulars and 2 Active Irregulars', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Samaria holds 2 Underground Irregulars and 2 Active Irregulars', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });
});
