// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Divide, boundaries', () => {
  test('Divide: choose one: "Activate Irregulars" is not possible, and 2 more [AR 4.2.2]', () => {
    // choose one: done; "Activate Irregulars" is not possible; "Roll" is not possible
    example(program, (play) => {
      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Divide: choose one: "Roll" is chosen, and 4 more [AR 4.2.2]', () => {
    // choose one: "Roll" is chosen
    // roll a die: done
    // if the roll is at most the Irregulars on the map: it is so; both are equal
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.given('Jerusalem City holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Roll');
      play.answers('roll', '3');

      play.shows('Jerusalem City holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Divide: choose one: "Activate Irregulars" is chosen, and 5 more [AR 4.2.2]', () => {
    // choose one: "Activate Irregulars" is chosen
    // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: just as many spaces as may be selected; none is there; one is there
    example(program, (play) => {
      play.given('Jerusalem City holds 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'done');

      play.shows('Jerusalem City holds 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Irregular']],
      });
    });
  });

  test('Divide: in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: more spaces than may be selected, and 3 more [AR 4.2.2]', () => {
    // in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: more spaces than may be selected; the most are selected
    // activate 1 Underground Irregular here: just enough are to be flipped
    // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: just enough are there
    example(program, (play) => {
      play.given('Jerusalem City holds 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Irregular']],
      });
      play.given('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Jerusalem City');

      play.shows('Jerusalem District holds 2 Troops, 1 Police and 1 Underground Irregular', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Gaza holds 1 Underground Irregular', { space: 'Gaza', holds: [[1, 'Underground Irregular']] });
      play.shows('Jerusalem City holds 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Active Irregular']],
      });
    });
  });

  test('Divide: if the roll is at most the Irregulars on the map: it is not so, and 1 more [AR 4.2.2]', () => {
    // if the roll is at most the Irregulars on the map: it is not so; it is one more
    example(program, (play) => {
      play.given('Jerusalem City holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Roll');
      play.answers('roll', '3');

      play.shows('Jerusalem City holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('Divide: activate 1 Underground Irregular here: more than enough are to be flipped [AR 4.2.2]', () => {
    example(program, (play) => {
      play.given('Jerusalem City holds 2 Underground Irregulars', {
        space: 'Jerusalem City',
        holds: [[2, 'Underground Irregular']],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Jerusalem City');

      play.shows('Jerusalem District holds 2 Troops, 1 Police and 1 Underground Irregular', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Irregular'],
        ],
      });
      play.shows('Jerusalem City holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
    });
  });

  test('Divide: replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: more than enough are there, and 1 more [AR 4.2.2]', () => {
    // replace 1 Guerrilla in Palestine in or adjacent to here with an Irregular: more than enough are there; none is Available to come instead
    example(program, (play) => {
      play.given('Jerusalem City holds 4 Underground Irregulars, 1 Active Guerrilla and 2 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [
          [4, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
          [2, 'Active Irregular'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'Jerusalem City', 'Active Guerrilla in Jerusalem City');

      play.shows('Jerusalem City holds 3 Underground Irregulars and 3 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Underground Irregular'],
          [3, 'Active Irregular'],
        ],
      });
    });
  });

  test('Divide: if the roll is at most the Irregulars on the map: it is one less [AR 4.2.2]', () => {
    example(program, (play) => {
      play.given('Jerusalem City holds 3 Underground Irregulars and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Roll');
      play.answers('roll', '3');

      play.shows('Jerusalem City holds 3 Underground Irregulars and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [3, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Divide: shift Unity 1 toward Decentralized: just to the end of the track [AR 4.2.2]', () => {
    example(program, (play) => {
      play.given('Jerusalem City holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Roll');
      play.answers('roll', '3');

      play.shows('Jerusalem City holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Divide: shift Unity 1 toward Decentralized: past the end of the track [AR 4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 2 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [[2, 'Active Irregular']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '5');

      play.shows('Jerusalem City holds 2 Active Irregulars', {
        space: 'Jerusalem City',
        holds: [[2, 'Active Irregular']],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Underground Irregulars and 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Divide: in up to Unity spaces in Palestine with an Underground Irregular in or adjacent to spaces in Palestine with Guerrillas, one after another: one space fewer than may be selected [AR 4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Activate Irregulars', 'done');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });
});
