// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Ambush, boundaries', () => {
  test('Ambush: up to Operations value spaces: just as many spaces as may be selected, and 8 more [AR 3.3.4]', () => {
    // up to Operations value spaces: just as many spaces as may be selected; the most are selected
    // an Underground Guerrilla is here: none is there; one is there
    // Police or Irregulars are here: one is there
    // in each selected space: done
    // activate 1 Underground Guerrilla here: just enough are to be flipped
    // remove 1 Police or Irregular here: just enough are there
    // if the pieces removed are at least 3: it is not so
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Gaza holds 1 Active Guerrilla', { space: 'Gaza', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('Ambush: up to Operations value spaces: more spaces than may be selected, and 3 more [AR 3.3.4]', () => {
    // up to Operations value spaces: more spaces than may be selected
    // activate 1 Underground Guerrilla here: more than enough are to be flipped
    // remove 1 Police or Irregular here: more than enough are there
    // if the pieces removed are at least 3: it is one less
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Underground Guerrilla and 2 Active Irregulars', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Guerrilla'],
          [2, 'Active Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Underground Guerrillas and 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa District holds 1 Underground Guerrilla and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Jerusalem District', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Haifa District holds 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 1 Active Irregular and 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('Ambush: up to Operations value spaces: no space can be selected [AR 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Ambush: if the pieces removed are at least 3: it is so, and 1 more [AR 3.3.4]', () => {
    // if the pieces removed are at least 3: it is so; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla and 1 Police', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Haifa District holds 1 Underground Guerrilla and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Jerusalem District', 'Haifa District', 'Tel Aviv-Jaffa–Jerusalem');

      play.shows('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Political Will is 17', { track: 'Political Will', is: 17 });
    });
  });

  test('Ambush: Police or Irregulars are here: none is there [AR 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });

      play.shows('Gaza holds 1 Underground Guerrilla', { space: 'Gaza', holds: [[1, 'Underground Guerrilla']] });
    });
  });

  test('Ambush: up to Operations value spaces: one space fewer than may be selected [AR 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Underground Guerrilla and 1 Active Irregular', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Irregular'],
        ],
      });
      play.given('Haifa District holds 1 Underground Guerrilla and 1 Police', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Police'],
        ],
      });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Ambush', { by: 'Rebels', conducts: 'Ambush' });
      play.answers('Rebels', 'Jerusalem District', 'Haifa District');

      play.shows('Haifa District holds 1 Active Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Jerusalem District holds 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Guerrilla']],
      });
    });
  });
});
