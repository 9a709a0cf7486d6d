// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A20 unshaded, boundaries', () => {
  test('A20 unshaded: if the roll is more than the Bases on the map: it is so, and 3 more [A20 unshaded]', () => {
    // Framed as corrupt by British: British play it
    // roll a die: done
    // if the roll is more than the Bases on the map: it is so
    // shift Unity 1 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '6');

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A20 unshaded: if the roll is more than the Bases on the map: it is not so, and 1 more [A20 unshaded]', () => {
    // if the roll is more than the Bases on the map: it is not so; it is one less
    example(program, (play) => {
      play.when('British play A20 unshaded', { by: 'British', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '1');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A20 unshaded: if the roll is more than the Bases on the map: it is one more, and 2 more [A20 unshaded]', () => {
    // Framed as corrupt by British: Rebels play it
    // if the roll is more than the Bases on the map: it is one more
    // shift Unity 1 toward Decentralized: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('Rebels play A20 unshaded', { by: 'Rebels', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '2');

      play.shows('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A20 unshaded: if the roll is more than the Bases on the map: both are equal [A20 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });

      play.when('Rebels play A20 unshaded', { by: 'Rebels', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '1');

      play.shows('Lydda holds 1 Base', { space: 'Lydda', holds: [[1, 'Base']] });
    });
  });

  test('A20 unshaded: shift Unity 1 toward Decentralized: past the end of the track [A20 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('Rebels play A20 unshaded', { by: 'Rebels', plays: 'A20', side: 'unshaded' });
      play.answers('roll', '3');

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });
});

describe('A20 shaded, boundaries', () => {
  test('A20 shaded: shift Unity 2 toward Centralized: just to the end of the track, and 2 more [A20 shaded]', () => {
    // Leadership in exile: Rebels play it
    // shift Unity 2 toward Centralized: just to the end of the track
    // Rebels may: declined
    example(program, (play) => {
      play.when('Rebels play A20 shaded', { by: 'Rebels', plays: 'A20', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });

  test('A20 shaded: shift Unity 2 toward Centralized: to one before the end of the track, and 2 more [A20 shaded]', () => {
    // Leadership in exile: British play it
    // shift Unity 2 toward Centralized: to one before the end of the track
    // Rebels may: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });

      play.when('British play A20 shaded', { by: 'British', plays: 'A20', side: 'shaded' });
      play.answers('Rebels', 'yes');

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
      play.shows('draw is asked: 1 Op, 2 Ops, 3 Ops', { asked: 'draw', options: ['1 Op', '2 Ops', '3 Ops'] });
    });
  });

  test('A20 shaded: Rebels may: it is not possible [A20 shaded]', () => {
    example(program, (play) => {
      play.given('the Operations pool holds nothing', { pool: 'Operations', holds: [] });

      play.when('Rebels play A20 shaded', { by: 'Rebels', plays: 'A20', side: 'shaded' });

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });

  test('A20 shaded: shift Unity 2 toward Centralized: past the end of the track [A20 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });

      play.when('Rebels play A20 shaded', { by: 'Rebels', plays: 'A20', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });
});
