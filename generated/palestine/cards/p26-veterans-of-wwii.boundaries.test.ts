// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P26, boundaries', () => {
  test('P26: choose one: "Irgun" is chosen, and 4 more [P26]', () => {
    // Experienced in resistance and combat: Irgun play it
    // choose one: done; "Irgun" is chosen; "British" is not possible
    // Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '6');

      play.shows('Jerusalem District holds 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P26: Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment: declined, and 1 more [P26]', () => {
    // Experienced in resistance and combat: British play it
    // Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment: declined
    example(program, (play) => {
      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: choose one: "Irgun" is not possible, and 2 more [P26]', () => {
    // choose one: "Irgun" is not possible; "British" is chosen
    // British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment: declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Troops and 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'done');

      play.shows('Jerusalem District holds 2 Troops and 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('P26: British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment: conducted [P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Troops and 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'Assault');

      play.shows('Jerusalem District holds 2 Troops', { space: 'Jerusalem District', holds: [[2, 'Troops']] });
    });
  });
});
