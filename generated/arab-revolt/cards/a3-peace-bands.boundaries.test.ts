// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A3 unshaded, boundaries', () => {
  test('A3 unshaded: British may conduct Divide, choosing Activate Irregulars: none of them can be conducted, and 4 more [A3 unshaded]', () => {
    // Palestinian collaboration: Rebels play it
    // British may conduct Divide, choosing Activate Irregulars: none of them can be conducted; declined
    // British may conduct Divide, choosing Roll: none of them can be conducted; declined
    example(program, (play) => {
      play.when('Rebels play A3 unshaded', { by: 'Rebels', plays: 'A3', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A3 unshaded: Palestinian collaboration: British play it [A3 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A3 unshaded: British may conduct Divide, choosing Activate Irregulars: conducted, and 1 more [A3 unshaded]', () => {
    // British may conduct Divide, choosing Activate Irregulars: conducted
    // British may conduct Divide, choosing Roll: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Irregular and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A3 unshaded', { by: 'British', plays: 'A3', side: 'unshaded' });
      play.answers('British', 'Divide', 'Lydda', 'Divide');
      play.answers('roll', '1');

      play.shows('Lydda holds 1 Underground Irregular and 1 Active Irregular', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });
});

describe('A3 shaded, boundaries', () => {
  test('A3 shaded: if an Irregular is on the map: it is not so, and 3 more [A3 shaded]', () => {
    // Defect back to rebellion: Rebels play it
    // if an Irregular is on the map: it is not so; none is there
    // shift Unity 1 toward Centralized: to one before the end of the track
    example(program, (play) => {
      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });

      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A3 shaded: if an Irregular is on the map: it is so, and 3 more [A3 shaded]', () => {
    // if an Irregular is on the map: it is so; one is there
    // Rebels may: done
    // replace 2 Irregulars on the map with Guerrillas: one too few are there
    example(program, (play) => {
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Underground Irregular', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Irregular']],
      });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'yes');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });

  test('A3 shaded: replace 2 Irregulars on the map with Guerrillas: just enough are there, and 2 more [A3 shaded]', () => {
    // Defect back to rebellion: British play it
    // replace 2 Irregulars on the map with Guerrillas: just enough are there
    // shift Unity 1 toward Centralized: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Underground Irregulars', {
        space: 'Jerusalem District',
        holds: [[2, 'Underground Irregular']],
      });
      play.given('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });

      play.when('British play A3 shaded', { by: 'British', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'yes');

      play.shows('Jerusalem District holds 2 Underground Guerrillas', {
        space: 'Jerusalem District',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });

  test('A3 shaded: Rebels may: declined, and 1 more [A3 shaded]', () => {
    // Rebels may: declined
    // shift Unity 1 toward Centralized: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.given('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });

      play.when('Rebels play A3 shaded', { by: 'Rebels', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('Lydda holds 1 Underground Irregular', { space: 'Lydda', holds: [[1, 'Underground Irregular']] });
      play.shows('Unity is at Centralized', { track: 'Unity', is: 'Centralized' });
    });
  });

  test('A3 shaded: replace 2 Irregulars on the map with Guerrillas: more than enough are there, and 1 more [A3 shaded]', () => {
    // replace 2 Irregulars on the map with Guerrillas: more than enough are there; none is Available to come instead
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 3 Active Irregulars, 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [3, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Samaria holds 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Lydda holds 2 Active Guerrillas', { space: 'Lydda', holds: [[2, 'Active Guerrilla']] });
      play.given('Prison holds 8 Guerrillas', { box: 'Prison', holds: [[8, 'Guerrilla']] });

      play.when('British play A3 shaded', { by: 'British', plays: 'A3', side: 'shaded' });
      play.answers('Rebels', 'yes');

      play.shows('Galilee holds 1 Active Irregular, 2 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Galilee',
        holds: [
          [1, 'Active Irregular'],
          [2, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Samaria holds 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Lydda holds 2 Active Guerrillas', { space: 'Lydda', holds: [[2, 'Active Guerrilla']] });
      play.shows('Prison holds 8 Guerrillas', { box: 'Prison', holds: [[8, 'Guerrilla']] });
      play.shows('Unity is in box 4', { track: 'Unity', is: { box: 4, value: 1 } });
    });
  });
});
