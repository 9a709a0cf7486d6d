// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P20 unshaded, boundaries', () => {
  test('P20 unshaded: if no Sabotage is in Railways: it is so, and 3 more [P20 unshaded]', () => {
    // Strategic value of Palestine: British play it
    // if no Sabotage is in Railways: it is so; none is there
    // raise Political Will by 2: just to the end of the track
    example(program, (play) => {
      play.when('British play P20 unshaded', { by: 'British', plays: 'P20', side: 'unshaded' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P20 unshaded: if no Sabotage is in Railways: it is not so, and 2 more [P20 unshaded]', () => {
    // Strategic value of Palestine: Irgun play it
    // if no Sabotage is in Railways: it is not so; one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });

      play.when('Irgun play P20 unshaded', { by: 'Irgun', plays: 'P20', side: 'unshaded' });

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
    });
  });

  test('P20 unshaded: raise Political Will by 2: past the end of the track [P20 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('Irgun play P20 unshaded', { by: 'Irgun', plays: 'P20', side: 'unshaded' });

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P20 unshaded: raise Political Will by 2: to one before the end of the track [P20 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 17', { track: 'Political Will', is: 17 });

      play.when('Irgun play P20 unshaded', { by: 'Irgun', plays: 'P20', side: 'unshaded' });

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });
});

describe('P20 shaded, boundaries', () => {
  test('P20 shaded: reduce Political Will by 2: past the end of the track, and 2 more [P20 shaded]', () => {
    // Growing pressure: Irgun play it
    // reduce Political Will by 2: past the end of the track
    // each reduction of Political Will by Starred Events is 1 less: it does not apply
    example(program, (play) => {
      play.given('Political Will is 0', { track: 'Political Will', is: 0 });

      play.when('Irgun play P20 shaded', { by: 'Irgun', plays: 'P20', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('P20 shaded: each reduction of Political Will by Starred Events is 1 less: it applies, and 1 more [P20 shaded]', () => {
    // Growing pressure: British play it
    // each reduction of Political Will by Starred Events is 1 less: it applies
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('British play P20 shaded', { by: 'British', plays: 'P20', side: 'shaded' });

      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('P20 shaded: reduce Political Will by 2: to one before the end of the track [P20 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('Irgun play P20 shaded', { by: 'Irgun', plays: 'P20', side: 'shaded' });

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('P20 shaded: reduce Political Will by 2: just to the end of the track [P20 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('British play P20 shaded', { by: 'British', plays: 'P20', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
