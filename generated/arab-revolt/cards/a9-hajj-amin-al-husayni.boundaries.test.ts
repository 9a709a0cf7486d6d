// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A9 unshaded, boundaries', () => {
  test('A9 unshaded: in either Syria or Lebanon with a Base: just as many spaces as may be selected, and 6 more [A9 unshaded]', () => {
    // External leadership ignored: Rebels play it
    // in either Syria or Lebanon with a Base: just as many spaces as may be selected; the most are selected; none is there; one is there
    // remove all Bases here: some are there
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.when('Rebels play A9 unshaded', { by: 'Rebels', plays: 'A9', side: 'unshaded' });

      play.shows('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A9 unshaded: in either Syria or Lebanon with a Base: there is no such space, and 1 more [A9 unshaded]', () => {
    // in either Syria or Lebanon with a Base: there is no such space
    // shift Unity 1 toward Decentralized: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('Rebels play A9 unshaded', { by: 'Rebels', plays: 'A9', side: 'unshaded' });

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A9 unshaded: shift Unity 1 toward Decentralized: past the end of the track [A9 unshaded]', () => {
    example(program, (play) => {
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('Rebels play A9 unshaded', { by: 'Rebels', plays: 'A9', side: 'unshaded' });

      play.shows('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A9 unshaded: External leadership ignored: British play it [A9 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A9 unshaded', { by: 'British', plays: 'A9', side: 'unshaded' });

      play.shows('Syria holds 2 Underground Guerrillas', { space: 'Syria', holds: [[2, 'Underground Guerrilla']] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A9 unshaded: in either Syria or Lebanon with a Base: more spaces than may be selected [A9 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.given('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });

      play.when('British play A9 unshaded', { by: 'British', plays: 'A9', side: 'unshaded' });
      play.answers('British', 'Syria');

      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });
});

describe('A9 shaded, boundaries', () => {
  test('A9 shaded: if a Base is in a Foreign Country: it is so, and 5 more [A9 shaded]', () => {
    // Grand Mufti: Rebels play it
    // if a Base is in a Foreign Country: it is so; one is there
    // shift Unity 1 toward Centralized: to one before the end of the track
    // if an Operations chit is in play: it is not so; it is one less
    example(program, (play) => {
      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A9 shaded: if a Base is in a Foreign Country: it is not so, and 2 more [A9 shaded]', () => {
    // Grand Mufti: British play it
    // if a Base is in a Foreign Country: it is not so; none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A9 shaded', { by: 'British', plays: 'A9', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A9 shaded: if an Operations chit is in play: it is so, and 3 more [A9 shaded]', () => {
    // if an Operations chit is in play: it is so; both are equal
    // Rebels may conduct an Operation: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('the 1 Op chit is in play', { chit: '1 Op', lies: 'in play', count: 1 });

      play.when('British play A9 shaded', { by: 'British', plays: 'A9', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A9 shaded: Rebels may conduct an Operation: conducted [A9 shaded]', () => {
    example(program, (play) => {
      play.given('the 1 Op chit is in play', { chit: '1 Op', lies: 'in play', count: 1 });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });
      play.answers('Rebels', 'Ambush', 'Galilee', 'Haifa District', 'Jerusalem District');

      play.shows('Galilee holds 1 Active Guerrilla', { space: 'Galilee', holds: [[1, 'Active Guerrilla']] });
      play.shows('Haifa District holds 2 Troops and 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops and 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A9 shaded: shift Unity 1 toward Centralized: past the end of the track [A9 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });

  test('A9 shaded: shift Unity 1 toward Centralized: just to the end of the track [A9 shaded]', () => {
    example(program, (play) => {
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });

      play.when('Rebels play A9 shaded', { by: 'Rebels', plays: 'A9', side: 'shaded' });

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });
});
