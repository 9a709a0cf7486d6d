// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A29 unshaded, boundaries', () => {
  test('A29 unshaded: shift Unity 2 toward Decentralized: just to the end of the track, and 2 more [A29 unshaded]', () => {
    // Promotes disunity among rebels: British play it
    // shift Unity 2 toward Decentralized: just to the end of the track
    // British conduct Divide, choosing Activate Irregulars: none of them can be conducted
    example(program, (play) => {
      play.when('British play A29 unshaded', { by: 'British', plays: 'A29', side: 'unshaded' });

      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A29 unshaded: shift Unity 2 toward Decentralized: to one before the end of the track, and 1 more [A29 unshaded]', () => {
    // Promotes disunity among rebels: Rebels play it
    // shift Unity 2 toward Decentralized: to one before the end of the track
    example(program, (play) => {
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });

      play.when('Rebels play A29 unshaded', { by: 'Rebels', plays: 'A29', side: 'unshaded' });

      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A29 unshaded: shift Unity 2 toward Decentralized: past the end of the track [A29 unshaded]', () => {
    example(program, (play) => {
      play.given('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });

      play.when('Rebels play A29 unshaded', { by: 'Rebels', plays: 'A29', side: 'unshaded' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });

  test('A29 unshaded: British conduct Divide, choosing Activate Irregulars: conducted [A29 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A29 unshaded', { by: 'British', plays: 'A29', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Lydda holds 1 Underground Irregular and 1 Underground Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Unity is at Decentralized', { track: 'Unity', is: 'Decentralized' });
    });
  });
});

describe('A29 shaded, boundaries', () => {
  test('A29 shaded: in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: there is no such space, and 2 more [A29 shaded]', () => {
    // Focuses on community protection: Rebels play it
    // in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: there is no such space; none is there
    example(program, (play) => {
      play.when('Rebels play A29 shaded', { by: 'Rebels', plays: 'A29', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A29 shaded: in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: just as many spaces as may be selected, and 4 more [A29 shaded]', () => {
    // in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: just as many spaces as may be selected; one is there; none is there
    // remove 1 Irregular here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Active Irregulars', {
        space: 'Tel Aviv-Jaffa',
        holds: [[2, 'Active Irregular']],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Rebels play A29 shaded', { by: 'Rebels', plays: 'A29', side: 'shaded' });
      play.answers('Rebels', 'Tel Aviv-Jaffa', 'done');

      play.shows('Tel Aviv-Jaffa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Active Irregular']],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A29 shaded: in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: more spaces than may be selected, and 1 more [A29 shaded]', () => {
    // in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: more spaces than may be selected
    // remove 1 Irregular here: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Active Irregular']],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Jerusalem City holds 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('Rebels play A29 shaded', { by: 'Rebels', plays: 'A29', side: 'shaded' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Jerusalem', 'done');

      play.shows('Tel Aviv-Jaffa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Active Irregular']],
      });
      play.shows('Jerusalem City holds 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [[1, 'Underground Irregular']],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
    });
  });

  test('A29 shaded: Focuses on community protection: British play it [A29 shaded]', () => {
    example(program, (play) => {
      play.when('British play A29 shaded', { by: 'British', plays: 'A29', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A29 shaded: in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: one space fewer than may be selected [A29 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Active Irregular and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Rebels play A29 shaded', { by: 'Rebels', plays: 'A29', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Active Irregular and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('A29 shaded: in up to 2 spaces with Irregulars in or adjacent to spaces with Sabotage: the most are selected [A29 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Active Irregular', {
        space: 'Tel Aviv-Jaffa',
        holds: [[1, 'Active Irregular']],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Irregular and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Sabotage'],
        ],
      });

      play.when('Rebels play A29 shaded', { by: 'Rebels', plays: 'A29', side: 'shaded' });
      play.answers('Rebels', 'Tel Aviv-Jaffa', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Tel Aviv-Jaffa holds nothing', { space: 'Tel Aviv-Jaffa', holds: [] });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Sabotage']],
      });
    });
  });
});
