// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A13 unshaded, boundaries', () => {
  test('A13 unshaded: British may, up to as many times as there are Rebel pieces in Prison, at most 3: below the most, and 1 more [A13 unshaded]', () => {
    // Intel guides operations: British play it
    // British may, up to as many times as there are Rebel pieces in Prison, at most 3: below the most
    example(program, (play) => {
      play.when('British play A13 unshaded', { by: 'British', plays: 'A13', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A13 unshaded: British may, up to as many times as there are Rebel pieces in Prison, at most 3: done again, and 3 more [A13 unshaded]', () => {
    // British may, up to as many times as there are Rebel pieces in Prison, at most 3: done again; declined; just the most
    // conduct a Limited Operation: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.given('Prison holds 2 Guerrillas and 1 Base', {
        box: 'Prison',
        holds: [
          [2, 'Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('British play A13 unshaded', { by: 'British', plays: 'A13', side: 'unshaded' });
      play.answers('British', 'Patrol', 'Jerusalem City', 'done', 'done');

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Troops', { space: 'Egypt–Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Prison holds 2 Guerrillas and 1 Base', {
        box: 'Prison',
        holds: [
          [2, 'Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A13 unshaded: British may, up to as many times as there are Rebel pieces in Prison, at most 3: more than the most, and 1 more [A13 unshaded]', () => {
    // Intel guides operations: Rebels play it
    // British may, up to as many times as there are Rebel pieces in Prison, at most 3: more than the most
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 4 Bases', { box: 'Prison', holds: [[4, 'Base']] });

      play.when('Rebels play A13 unshaded', { by: 'Rebels', plays: 'A13', side: 'unshaded' });

      play.shows('Prison holds 4 Bases', { box: 'Prison', holds: [[4, 'Base']] });
    });
  });
});

describe('A13 shaded, boundaries', () => {
  test('A13 shaded: reduce Political Will by the Rebel pieces in Prison, at most 3: by nothing, and 2 more [A13 shaded]', () => {
    // Torture techniques exposed: Rebels play it
    // reduce Political Will by the Rebel pieces in Prison, at most 3: by nothing; below the most
    example(program, (play) => {
      play.when('Rebels play A13 shaded', { by: 'Rebels', plays: 'A13', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A13 shaded: reduce Political Will by the Rebel pieces in Prison, at most 3: past the end of the track, and 2 more [A13 shaded]', () => {
    // Torture techniques exposed: British play it
    // reduce Political Will by the Rebel pieces in Prison, at most 3: past the end of the track; more than the most
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 4 Bases', { box: 'Prison', holds: [[4, 'Base']] });
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('British play A13 shaded', { by: 'British', plays: 'A13', side: 'shaded' });

      play.shows('Prison holds 4 Bases', { box: 'Prison', holds: [[4, 'Base']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('A13 shaded: reduce Political Will by the Rebel pieces in Prison, at most 3: just the most [A13 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 3 Bases', { box: 'Prison', holds: [[3, 'Base']] });

      play.when('British play A13 shaded', { by: 'British', plays: 'A13', side: 'shaded' });

      play.shows('Prison holds 3 Bases', { box: 'Prison', holds: [[3, 'Base']] });
      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('A13 shaded: reduce Political Will by the Rebel pieces in Prison, at most 3: just to the end of the track [A13 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Prison holds 3 Bases', { box: 'Prison', holds: [[3, 'Base']] });
      play.given('Political Will is 3', { track: 'Political Will', is: 3 });

      play.when('British play A13 shaded', { by: 'British', plays: 'A13', side: 'shaded' });

      play.shows('Prison holds 3 Bases', { box: 'Prison', holds: [[3, 'Base']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
