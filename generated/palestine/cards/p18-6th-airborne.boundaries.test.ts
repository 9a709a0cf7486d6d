// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P18 unshaded, boundaries', () => {
  test('P18 unshaded: Seasoned veterans: Irgun play it [P18 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P18 unshaded', { by: 'Irgun', plays: 'P18', side: 'unshaded' });

      play.shows('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });
    });
  });

  test('P18 unshaded: Seasoned veterans: British play it [P18 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P18 unshaded', { by: 'British', plays: 'P18', side: 'unshaded' });

      play.shows('P18 unshaded is in play', { capability: 'P18', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P18 shaded, boundaries', () => {
  test('P18 shaded: Cells evade capture: Irgun play it [P18 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P18 shaded', { by: 'Irgun', plays: 'P18', side: 'shaded' });

      play.shows('P18 shaded is in play', { capability: 'P18', side: 'shaded', isInPlay: true });
    });
  });

  test('P18 shaded: Cells evade capture: British play it [P18 shaded]', () => {
    example(program, (play) => {
      play.when('British play P18 shaded', { by: 'British', plays: 'P18', side: 'shaded' });

      play.shows('P18 shaded is in play', { capability: 'P18', side: 'shaded', isInPlay: true });
    });
  });
});

describe('P18 in play, boundaries', () => {
  test('P18 in play: instead of the imprisonment of Assault: the card is not in play [P18 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
    });
  });

  test('P18 in play: instead of the imprisonment of Mass Detention: the card is not in play [P18 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 3 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });

      play.when('British conduct Mass Detention', { by: 'British', conducts: 'Mass Detention' });
      play.answers('roll', '1');

      play.shows('Tel Aviv-Jaffa holds 3 Troops and 1 Curfew', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [3, 'Troops'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('P18 in play: instead of the imprisonment of Assault: the card is in play [P18 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 2 Troops and 1 Active Cell', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
        ],
      });
      play.given('P18 shaded is in play', { capability: 'P18', side: 'shaded', isInPlay: true });

      play.when('British conduct Assault', { by: 'British', conducts: 'Assault' });

      play.shows('Galilee holds 2 Troops', { space: 'Galilee', holds: [[2, 'Troops']] });
    });
  });
});
