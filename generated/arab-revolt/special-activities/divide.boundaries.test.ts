/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Divide, boundaries', () => {
  test('Divide: choose one: "Activate Irregulars" is not possible, and 6 more [AR 4.2.2]', () => {
    // choose one: done; "Activate Irregulars" is not possible; none is there; "Roll" is chosen
    // roll a die: done
    // if the roll is at most the Irregulars on the map: it is not so; it is one more
    example(program, (play) => {
      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '1');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Divide: if the roll is at most the Irregulars on the map: it is so, and 2 more [AR 4.2.2]', () => {
    // if the roll is at most the Irregulars on the map: it is so; it is one less
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.given('Galilee holds 2 Active Irregulars', { space: 'Galilee', holds: [[2, 'Active Irregular']] });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '1');

      play.shows('Galilee holds 2 Active Irregulars', { space: 'Galilee', holds: [[2, 'Active Irregular']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Divide: choose one: one is there, and 2 more [AR 4.2.2]', () => {
    // choose one: one is there; none is there
    // if the roll is at most the Irregulars on the map: both are equal
    example(program, (play) => {
      play.given('Jerusalem District holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Roll');
      play.answers('roll', '3');

      play.shows('Jerusalem District holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('Divide: shift Unity 1 toward Decentralized: just to the end of the track [AR 4.2.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Active Irregular', { space: 'Haifa–Syria', holds: [[1, 'Active Irregular']] });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('roll', '1');

      play.shows('Haifa–Syria holds 1 Active Irregular', { space: 'Haifa–Syria', holds: [[1, 'Active Irregular']] });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('Divide: choose one: one is there, and 1 more [AR 4.2.2]', () => {
    // choose one: one is there
    // shift Unity 1 toward Decentralized: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Active Irregular', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Irregular']],
      });
      play.given('Jerusalem City holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British conduct Divide', { by: 'British', conducts: 'Divide' });
      play.answers('British', 'Roll');
      play.answers('roll', '2');

      play.shows('Jerusalem District holds 1 Active Irregular', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Irregular']],
      });
      play.shows('Jerusalem City holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });
});
