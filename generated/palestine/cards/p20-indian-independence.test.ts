// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Examples of P20 Indian Independence. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P20 Indian Independence', () => {
  test('P20: Sabotage elsewhere and Terror on a Railway do not matter [9.0 P20]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Samaria holds 1 Sabotage', { space: 'Samaria', holds: [[1, 'Sabotage']] });
      play.given('Haifa City holds 1 Sabotage', { space: 'Haifa City', holds: [[1, 'Sabotage']] });
      play.given('Haifa–Syria holds 1 Terror', { space: 'Haifa–Syria', holds: [[1, 'Terror']] });

      play.when('British play P20 unshaded', { by: 'British', plays: 'P20', side: 'unshaded' });

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P20: one Sabotage on a Railway is enough [9.0 P20]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('Haifa–Syria holds 1 Sabotage', { space: 'Haifa–Syria', holds: [[1, 'Sabotage']] });

      play.when('British play P20 unshaded', { by: 'British', plays: 'P20', side: 'unshaded' });

      play.shows('Political Will is 10', { track: 'Political Will', is: 10 });
    });
  });

  test('P20: Political Will goes down by 2 [9.0 P20]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('P9 shaded is in play', { capability: 'P9', side: 'shaded', isInPlay: true });

      play.when('Irgun play P20 shaded', { by: 'Irgun', plays: 'P20', side: 'shaded' });

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
      play.shows('Haganah is 4', { track: 'Haganah', is: 4 });
      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P20: with the unshaded P9 in play the loss is 1 [9.0 P20, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('Irgun play P20 shaded', { by: 'Irgun', plays: 'P20', side: 'shaded' });

      play.shows('Political Will is 9', { track: 'Political Will', is: 9 });
    });
  });

  test('P20: the unshaded P9 does not change what is gained [9.0 P20, tip]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('British play P20 unshaded', { by: 'British', plays: 'P20', side: 'unshaded' });

      play.shows('Political Will is 12', { track: 'Political Will', is: 12 });
    });
  });
});
