// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P11 unshaded, boundaries', () => {
  test('P11 unshaded: British, in 1 City: more spaces than may be selected, and 7 more [P11 unshaded]', () => {
    // Crackdown on Irgun: British play it
    // British, in 1 City: more spaces than may be selected; the most are selected
    // conduct Search here: conducted
    // conduct Assault here: none of them can be conducted
    // remove 1 Arms Cache in or adjacent to here: just enough are there
    // for each Arms Cache removed: done
    // raise Political Will by 1: to one before the end of the track
    example(program, (play) => {
      play.given('P17 shaded is in play', { capability: 'P17', side: 'shaded', isInPlay: true });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });
      play.answers('British', 'Jerusalem City');

      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police, 1 Underground Cell and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('P11 unshaded: British, in 1 City: just as many spaces as may be selected, and 4 more [P11 unshaded]', () => {
    // Crackdown on Irgun: Irgun play it
    // British, in 1 City: just as many spaces as may be selected
    // conduct Search here: none of them can be conducted
    // remove 1 Arms Cache in or adjacent to here: more than enough are there
    // raise Political Will by 1: just to the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 2 Arms Caches', { space: 'Jerusalem City', holds: [[2, 'Arms Cache']] });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('Irgun play P11 unshaded', { by: 'Irgun', plays: 'P11', side: 'unshaded' });

      play.shows('Jerusalem City holds 1 Arms Cache', { space: 'Jerusalem City', holds: [[1, 'Arms Cache']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P11 unshaded: conduct Assault here: conducted, and 1 more [P11 unshaded]', () => {
    // conduct Assault here: conducted
    // remove 1 Arms Cache in or adjacent to here: none is there
    example(program, (play) => {
      play.when('Irgun play P11 unshaded', { by: 'Irgun', plays: 'P11', side: 'unshaded' });
      play.answers('British', 'Haifa City');

      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('P11 unshaded: raise Political Will by 1: past the end of the track [P11 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Arms Cache', { space: 'Jerusalem City', holds: [[1, 'Arms Cache']] });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('British play P11 unshaded', { by: 'British', plays: 'P11', side: 'unshaded' });

      play.shows('Jerusalem City holds nothing', { space: 'Jerusalem City', holds: [] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });
});

describe('P11 shaded, boundaries', () => {
  test('P11 shaded: Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: none of them can be conducted, and 4 more [P11 shaded]', () => {
    // Leaders slip through net: Irgun play it
    // Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: none of them can be conducted; none is there; one is there
    example(program, (play) => {
      play.when('Irgun play P11 shaded', { by: 'Irgun', plays: 'P11', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11 shaded: Leaders slip through net: British play it [P11 shaded]', () => {
    example(program, (play) => {
      play.when('British play P11 shaded', { by: 'British', plays: 'P11', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P11 shaded: Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: conducted, and 1 more [P11 shaded]', () => {
    // Irgun conduct Travel in up to 2 spaces with Cells and a Curfew: conducted; one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 3 Active Cells and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [3, 'Active Cell'],
          [1, 'Curfew'],
        ],
      });

      play.when('British play P11 shaded', { by: 'British', plays: 'P11', side: 'shaded' });
      play.answers('Irgun', 'Egypt–Tel Aviv-Jaffa', '3 Active Cell');

      play.shows('Haifa City holds 1 Curfew', { space: 'Haifa City', holds: [[1, 'Curfew']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 3 Underground Cells', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[3, 'Underground Cell']],
      });
    });
  });
});
