// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P8 unshaded, boundaries', () => {
  test('P8 unshaded: raise Political Will by 2: just to the end of the track, and 2 more [P8 unshaded]', () => {
    // Offers support: British play it
    // raise Political Will by 2: just to the end of the track
    // British may conduct Deploy in up to 3 spaces: declined
    example(program, (play) => {
      play.when('British play P8 unshaded', { by: 'British', plays: 'P8', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P8 unshaded: raise Political Will by 2: past the end of the track, and 2 more [P8 unshaded]', () => {
    // Offers support: Irgun play it
    // raise Political Will by 2: past the end of the track
    // British may conduct Deploy in up to 3 spaces: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('Irgun play P8 unshaded', { by: 'Irgun', plays: 'P8', side: 'unshaded' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P8 unshaded: raise Political Will by 2: to one before the end of the track, and 1 more [P8 unshaded]', () => {
    // raise Political Will by 2: to one before the end of the track
    // British may conduct Deploy in up to 3 spaces: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Troops and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('Political Will is 17', { track: 'Political Will', is: 17 });

      play.when('British play P8 unshaded', { by: 'British', plays: 'P8', side: 'unshaded' });
      play.answers('British', 'Deploy', 'Lydda', 'done');

      play.shows('Jerusalem District holds 1 Troops and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Troops'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });
});

describe('P8 shaded, boundaries', () => {
  test('P8 shaded: reduce Political Will by the Curfews on the map: by nothing, and 1 more [P8 shaded]', () => {
    // Pressures British: British play it
    // reduce Political Will by the Curfews on the map: by nothing
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P8 shaded', { by: 'British', plays: 'P8', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P8 shaded: reduce Political Will by the Curfews on the map: to one before the end of the track, and 2 more [P8 shaded]', () => {
    // Pressures British: Irgun play it
    // reduce Political Will by the Curfews on the map: to one before the end of the track
    // each reduction of Political Will by Starred Events is 1 less: it does not apply
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Curfew', { space: 'Haifa City', holds: [[1, 'Curfew']] });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('Irgun play P8 shaded', { by: 'Irgun', plays: 'P8', side: 'shaded' });

      play.shows('Haifa City holds 1 Curfew', { space: 'Haifa City', holds: [[1, 'Curfew']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('P8 shaded: each reduction of Political Will by Starred Events is 1 less: it applies [P8 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('Irgun play P8 shaded', { by: 'Irgun', plays: 'P8', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });
    });
  });

  test('P8 shaded: reduce Political Will by the Curfews on the map: just to the end of the track [P8 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British play P8 shaded', { by: 'British', plays: 'P8', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa holds 1 Curfew', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Curfew']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
