// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A7 unshaded, boundaries', () => {
  test('A7 unshaded: 2 times: done, and 7 more [A7 unshaded]', () => {
    // Labeled as a bandit: Rebels play it
    // 2 times: done
    // roll a die: done
    // if the roll is at most the Irregulars on the map: it is so; it is not so; both are equal; it is one more
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Irregulars', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Irregular']],
      });

      play.when('Rebels play A7 unshaded', { by: 'Rebels', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '2', '3');

      play.shows('Haifa–Syria holds 2 Underground Irregulars', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Irregular']],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A7 unshaded: if the roll is at most the Irregulars on the map: it is one less, and 2 more [A7 unshaded]', () => {
    // Labeled as a bandit: British play it
    // if the roll is at most the Irregulars on the map: it is one less
    // shift Unity 1 toward Decentralized: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.given('Jerusalem District holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '5', '1');

      play.shows('Haifa District holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.shows('Jerusalem District holds 1 Underground Irregular and 2 Active Irregulars', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A7 unshaded: shift Unity 1 toward Decentralized: past the end of the track [A7 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('British play A7 unshaded', { by: 'British', plays: 'A7', side: 'unshaded' });
      play.answers('roll', '3', '2');

      play.shows('Gaza holds 2 Active Irregulars', { space: 'Gaza', holds: [[2, 'Active Irregular']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });
});

describe('A7 shaded, boundaries', () => {
  test('A7 shaded: if the roll is at most the Bases on the map: it is so, and 6 more [A7 shaded]', () => {
    // Galvanizes resistance: British play it
    // roll a die: done
    // if the roll is at most the Bases on the map: it is so; both are equal
    // Rebels may, in any spaces with Opposition: there are such spaces; none is there; one is there
    example(program, (play) => {
      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '2');
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7 shaded: if the roll is at most the Bases on the map: it is not so [A7 shaded]', () => {
    example(program, (play) => {
      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '6');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7 shaded: if the roll is at most the Bases on the map: it is one less, and 1 more [A7 shaded]', () => {
    // if the roll is at most the Bases on the map: it is one less
    // conduct a Limited Operation here: conducted
    example(program, (play) => {
      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'Samaria', 'Sabotage');

      play.shows('Samaria holds 1 Police, 1 Underground Guerrilla, 1 Active Guerrilla, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A7 shaded: Galvanizes resistance: Rebels play it [A7 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A7 shaded', { by: 'Rebels', plays: 'A7', side: 'shaded' });
      play.answers('roll', '4');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7 shaded: if the roll is at most the Bases on the map: it is one more [A7 shaded]', () => {
    example(program, (play) => {
      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A7 shaded: Rebels may, in any spaces with Opposition: there is no such space [A7 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Base', { space: 'Haifa City', holds: [[1, 'Base']] });

      play.when('British play A7 shaded', { by: 'British', plays: 'A7', side: 'shaded' });
      play.answers('roll', '1');

      play.shows('Haifa City holds 1 Base', { space: 'Haifa City', holds: [[1, 'Base']] });
    });
  });
});
