// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P19 unshaded, boundaries', () => {
  test('P19 unshaded: remove up to 2 Cells on the map: more than enough are there, and 4 more [P19 unshaded]', () => {
    // Plot foiled: British play it
    // remove up to 2 Cells on the map: more than enough are there
    // remove up to 1 Arms Cache on the map: more than enough are there
    // for each Arms Cache removed: done
    // raise Political Will by 1: to one before the end of the track
    example(program, (play) => {
      play.when('British play P19 unshaded', { by: 'British', plays: 'P19', side: 'unshaded' });
      play.answers('British', 'done', 'Arms Cache in Jerusalem District');

      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('P19 unshaded: remove up to 2 Cells on the map: just enough are there, and 2 more [P19 unshaded]', () => {
    // Plot foiled: Irgun play it
    // remove up to 2 Cells on the map: just enough are there
    // remove up to 1 Arms Cache on the map: none is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Active Cells', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Active Cell']],
      });

      play.when('Irgun play P19 unshaded', { by: 'Irgun', plays: 'P19', side: 'unshaded' });
      play.answers('Irgun', '2');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
    });
  });

  test('P19 unshaded: remove up to 2 Cells on the map: one too few are there [P19 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Active Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Active Cell']],
      });

      play.when('Irgun play P19 unshaded', { by: 'Irgun', plays: 'P19', side: 'unshaded' });
      play.answers('Irgun', '1');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
    });
  });

  test('P19 unshaded: remove up to 2 Cells on the map: none is there, and 1 more [P19 unshaded]', () => {
    // remove up to 2 Cells on the map: none is there
    // remove up to 1 Arms Cache on the map: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Arms Cache', { space: 'Jerusalem District', holds: [[1, 'Arms Cache']] });

      play.when('Irgun play P19 unshaded', { by: 'Irgun', plays: 'P19', side: 'unshaded' });
      play.answers('Irgun', 'done');

      play.shows('Jerusalem District holds 1 Arms Cache', { space: 'Jerusalem District', holds: [[1, 'Arms Cache']] });
    });
  });

  test('P19 unshaded: raise Political Will by 1: just to the end of the track [P19 unshaded]', () => {
    example(program, (play) => {
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('Irgun play P19 unshaded', { by: 'Irgun', plays: 'P19', side: 'unshaded' });
      play.answers(
        'Irgun',
        'Underground Cell in Tel Aviv-Jaffa',
        'Underground Cell in Samaria',
        'Arms Cache in Jerusalem District',
      );

      play.shows('Samaria holds 2 Troops', { space: 'Samaria', holds: [[2, 'Troops']] });
      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P19 unshaded: raise Political Will by 1: past the end of the track [P19 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Arms Cache', { space: 'Haifa City', holds: [[1, 'Arms Cache']] });
      play.given('Samaria holds 1 Arms Cache and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [1, 'Arms Cache'],
          [1, 'Active Cell'],
        ],
      });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('Irgun play P19 unshaded', { by: 'Irgun', plays: 'P19', side: 'unshaded' });
      play.answers('Irgun', 'done', 'Arms Cache in Haifa City');

      play.shows('Samaria holds 1 Active Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa City holds nothing', { space: 'Haifa City', holds: [] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });
});

describe('P19 shaded, boundaries', () => {
  test('P19 shaded: if the roll is more than 2: it is not so, and 3 more [P19 shaded]', () => {
    // International attacks: Irgun play it
    // roll a die: done
    // if the roll is more than 2: it is not so; it is one less
    example(program, (play) => {
      play.when('Irgun play P19 shaded', { by: 'Irgun', plays: 'P19', side: 'shaded' });
      play.answers('roll', '1');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P19 shaded: if the roll is more than 2: it is so, and 2 more [P19 shaded]', () => {
    // International attacks: British play it
    // if the roll is more than 2: it is so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P19 shaded', { by: 'British', plays: 'P19', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Political Will is 16', { track: 'Political Will', is: 16 });
    });
  });

  test('P19 shaded: if the roll is more than 2: both are equal [P19 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P19 shaded', { by: 'British', plays: 'P19', side: 'shaded' });
      play.answers('roll', '2');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P19 shaded: reduce Political Will by 2: past the end of the track [P19 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British play P19 shaded', { by: 'British', plays: 'P19', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('P19 shaded: reduce Political Will by 2: to one before the end of the track [P19 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 3', { track: 'Political Will', is: 3 });

      play.when('Irgun play P19 shaded', { by: 'Irgun', plays: 'P19', side: 'shaded' });
      play.answers('roll', '4');

      play.shows('Political Will is 1', { track: 'Political Will', is: 1 });
    });
  });
});
