// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A19, boundaries', () => {
  test('A19: if the roll is more than the spaces with Opposition: it is so, and 6 more [A19]', () => {
    // Sanctions or criticizes?: British play it
    // roll a die: done
    // if the roll is more than the spaces with Opposition: it is so; it is one more; none is there; one is there
    // raise Political Will by 1: to one before the end of the track
    example(program, (play) => {
      play.when('British play A19', { by: 'British', plays: 'A19', side: 'event' });
      play.answers('roll', '2');

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
    });
  });

  test('A19: if the roll is more than the spaces with Opposition: it is not so, and 3 more [A19]', () => {
    // Sanctions or criticizes?: Rebels play it
    // if the roll is more than the spaces with Opposition: it is not so; both are equal
    // reduce Political Will by 2: past the end of the track
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Opposition', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Opposition']] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Rebels play A19', { by: 'Rebels', plays: 'A19', side: 'event' });
      play.answers('roll', '1');

      play.shows('Tel Aviv-Jaffa holds 1 Opposition', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Opposition']] });
      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });

  test('A19: raise Political Will by 1: just to the end of the track [A19]', () => {
    example(program, (play) => {
      play.given('Political Will is 19', { track: 'Political Will', is: 19 });

      play.when('British play A19', { by: 'British', plays: 'A19', side: 'event' });
      play.answers('roll', '6');

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('A19: raise Political Will by 1: past the end of the track [A19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('British play A19', { by: 'British', plays: 'A19', side: 'event' });
      play.answers('roll', '3');

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('A19: if the roll is more than the spaces with Opposition: it is one less [A19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Opposition', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Opposition']] });
      play.given('Galilee holds 1 Opposition', { space: 'Galilee', holds: [[1, 'Opposition']] });

      play.when('Rebels play A19', { by: 'Rebels', plays: 'A19', side: 'event' });
      play.answers('roll', '1');

      play.shows('Galilee holds 1 Opposition', { space: 'Galilee', holds: [[1, 'Opposition']] });
      play.shows('Tel Aviv-Jaffa holds 1 Opposition', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Opposition']] });
      play.shows('Political Will is 16', { track: 'Political Will', is: 16 });
    });
  });
});
