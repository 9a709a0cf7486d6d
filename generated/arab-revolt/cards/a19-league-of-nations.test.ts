// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Examples of A19 League of Nations. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A19 League of Nations', () => {
  test('A19: a result greater than the number of spaces with Opposition increases Political Will by 1 [9.0 A19; 7.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Opposition and 1 Police', {
        space: 'Gaza',
        holds: [
          [1, 'Opposition'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Lydda holds 1 Police and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Curfew'],
        ],
      });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A19', { by: 'Rebels', plays: 'A19', side: 'event' });
      play.answers('roll', '4');

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A19: an equal result reduces it by 2 [9.0 A19; 7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('British play A19', { by: 'British', plays: 'A19', side: 'event' });
      play.answers('roll', '3');

      play.shows('Political Will is 8', { track: 'Political Will', is: 8 });
    });
  });

  test('A19: without Opposition every result is greater [9.0 A19]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 10', { track: 'Political Will', is: 10 });

      play.when('Rebels play A19', { by: 'Rebels', plays: 'A19', side: 'event' });
      play.answers('roll', '1');

      play.shows('Political Will is 11', { track: 'Political Will', is: 11 });
    });
  });

  test('A19: Political Will is not raised beyond 20 [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('British play A19', { by: 'British', plays: 'A19', side: 'event' });
      play.answers('roll', '6');

      play.shows('Political Will is 20', { track: 'Political Will', is: 20 });
    });
  });

  test('A19: Political Will is not reduced below 0 [5.1.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Opposition', { space: 'Samaria', holds: [[1, 'Opposition']] });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Rebels play A19', { by: 'Rebels', plays: 'A19', side: 'event' });
      play.answers('roll', '1');

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
    });
  });
});
