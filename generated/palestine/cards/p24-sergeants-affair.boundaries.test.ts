// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P24 unshaded, boundaries', () => {
  test('P24 unshaded: raise Political Will by the Terror on the map, at most 3: by nothing, and 2 more [P24 unshaded]', () => {
    // Backlash in Britain: British play it
    // raise Political Will by the Terror on the map, at most 3: by nothing; below the most
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P24 unshaded', { by: 'British', plays: 'P24', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P24 unshaded: raise Political Will by the Terror on the map, at most 3: past the end of the track, and 2 more [P24 unshaded]', () => {
    // Backlash in Britain: Irgun play it
    // raise Political Will by the Terror on the map, at most 3: past the end of the track; just the most
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 1 Terror', { space: 'Haifa–Syria', holds: [[1, 'Terror']] });
      play.given('Galilee holds 2 Terror', { space: 'Galilee', holds: [[2, 'Terror']] });

      play.when('Irgun play P24 unshaded', { by: 'Irgun', plays: 'P24', side: 'unshaded' });

      play.shows('Galilee holds 2 Terror', { space: 'Galilee', holds: [[2, 'Terror']] });
      play.shows('Haifa–Syria holds 1 Terror', { space: 'Haifa–Syria', holds: [[1, 'Terror']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P24 unshaded: raise Political Will by the Terror on the map, at most 3: to one before the end of the track [P24 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Terror', { space: 'Jerusalem District', holds: [[1, 'Terror']] });

      play.when('Irgun play P24 unshaded', { by: 'Irgun', plays: 'P24', side: 'unshaded' });

      play.shows('Jerusalem District holds 1 Terror', { space: 'Jerusalem District', holds: [[1, 'Terror']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('P24 unshaded: raise Political Will by the Terror on the map, at most 3: just to the end of the track [P24 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Terror', { space: 'Jerusalem District', holds: [[2, 'Terror']] });

      play.when('Irgun play P24 unshaded', { by: 'Irgun', plays: 'P24', side: 'unshaded' });

      play.shows('Jerusalem District holds 2 Terror', { space: 'Jerusalem District', holds: [[2, 'Terror']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('P24 unshaded: raise Political Will by the Terror on the map, at most 3: more than the most [P24 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Terror', { space: 'Samaria', holds: [[2, 'Terror']] });
      play.given('Jerusalem District holds 2 Terror', { space: 'Jerusalem District', holds: [[2, 'Terror']] });

      play.when('British play P24 unshaded', { by: 'British', plays: 'P24', side: 'unshaded' });

      play.shows('Samaria holds 2 Terror', { space: 'Samaria', holds: [[2, 'Terror']] });
      play.shows('Jerusalem District holds 2 Terror', { space: 'Jerusalem District', holds: [[2, 'Terror']] });
      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });
});

describe('P24 shaded, boundaries', () => {
  test('P24 shaded: reduce Political Will by the Terror on the map, at most 3: by nothing, and 2 more [P24 shaded]', () => {
    // Calls for withdrawal: Irgun play it
    // reduce Political Will by the Terror on the map, at most 3: by nothing; below the most
    example(program, (play) => {
      play.when('Irgun play P24 shaded', { by: 'Irgun', plays: 'P24', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P24 shaded: Calls for withdrawal: British play it [P24 shaded]', () => {
    example(program, (play) => {
      play.when('British play P24 shaded', { by: 'British', plays: 'P24', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P24 shaded: reduce Political Will by the Terror on the map, at most 3: just to the end of the track [P24 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Terror', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Terror']] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('British play P24 shaded', { by: 'British', plays: 'P24', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa holds 1 Terror', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Terror']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('P24 shaded: reduce Political Will by the Terror on the map, at most 3: past the end of the track, and 1 more [P24 shaded]', () => {
    // reduce Political Will by the Terror on the map, at most 3: past the end of the track; more than the most
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Terror', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Terror']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Terror', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Terror']] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Irgun play P24 shaded', { by: 'Irgun', plays: 'P24', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 2 Terror', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Terror']],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Terror', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Terror']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('P24 shaded: reduce Political Will by the Terror on the map, at most 3: just the most [P24 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Terror', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Terror']],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Terror', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Terror']] });

      play.when('Irgun play P24 shaded', { by: 'Irgun', plays: 'P24', side: 'shaded' });

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 2 Terror', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Terror']],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Terror', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Terror']] });
      play.shows('Political Will is 15', { track: 'Political Will', is: 15 });
    });
  });

  test('P24 shaded: reduce Political Will by the Terror on the map, at most 3: to one before the end of the track [P24 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Terror', { space: 'Jerusalem District', holds: [[1, 'Terror']] });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('British play P24 shaded', { by: 'British', plays: 'P24', side: 'shaded' });

      play.shows('Jerusalem District holds 1 Terror', { space: 'Jerusalem District', holds: [[1, 'Terror']] });
      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });
});
