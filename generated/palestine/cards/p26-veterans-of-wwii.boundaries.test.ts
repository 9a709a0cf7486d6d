// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P26, boundaries', () => {
  test('P26: choose one: "Irgun" is chosen, and 3 more [P26]', () => {
    // Experienced in resistance and combat: British play it
    // choose one: done; "Irgun" is chosen
    // Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment: declined
    example(program, (play) => {
      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'Irgun');
      play.answers('Irgun', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: choose one: "Irgun" is not possible, and 2 more [P26]', () => {
    // choose one: "Irgun" is not possible; "British" is chosen
    // British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('British', 'Assault');

      play.shows('Tel Aviv-Jaffa holds 1 Troops and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P26: choose one: "British" is not possible [P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P26: British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment: declined, and 1 more [P26]', () => {
    // Experienced in resistance and combat: Irgun play it
    // British may conduct Assault in up to 3 spaces, with a Special Activity at any one moment: declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('Irgun play P26', { by: 'Irgun', plays: 'P26', side: 'event' });
      play.answers('British', 'done');

      play.shows('Galilee holds 1 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('P26: Irgun may conduct Sabotage in up to 3 spaces, with a Special Activity at any one moment: conducted [P26]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Underground Cell', { space: 'Samaria', holds: [[1, 'Underground Cell']] });

      play.when('British play P26', { by: 'British', plays: 'P26', side: 'event' });
      play.answers('Irgun', 'Sabotage');
      play.answers('roll', '4');

      play.shows('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });
});
