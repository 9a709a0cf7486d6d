// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('March, boundaries', () => {
  test('March: up to Operations value spaces: more spaces than may be selected, and 7 more [AR 3.3.2]', () => {
    // up to Operations value spaces: more spaces than may be selected; the most are selected
    // Guerrillas are here: none is there; one is there
    // in each selected space: done
    // move any Guerrillas here to adjacent spaces, each only once, and for each group: a group moves
    // if here is a Railway or a Curfew is here: it is so
    // if the group plus the British pieces here is more than 3: it is not so
    example(program, (play) => {
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Haifa District', 'Haifa–Syria');

      play.shows('Haifa District holds 2 Troops and 1 Police', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
    });
  });

  test('March: if here is a Railway or a Curfew is here: it is not so, and 1 more [AR 3.3.2]', () => {
    // if here is a Railway or a Curfew is here: it is not so; none is there
    example(program, (play) => {
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Lebanon', 'Galilee');

      play.shows('Galilee holds 1 Police and 2 Underground Guerrillas', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
    });
  });

  test('March: if the group plus the British pieces here is more than 3: it is one less [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Syria', 'Haifa–Syria', '2 Underground Guerrilla');

      play.shows('Haifa–Syria holds 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('March: up to Operations value spaces: just as many spaces as may be selected [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Lebanon');

      play.shows('Lebanon holds 1 Active Guerrilla', { space: 'Lebanon', holds: [[1, 'Active Guerrilla']] });
      play.shows('Syria holds nothing', { space: 'Syria', holds: [] });
    });
  });

  test('March: up to Operations value spaces: no space can be selected [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('March: up to Operations value spaces: one space fewer than may be selected [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'done');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Guerrilla']],
      });
    });
  });

  test('March: if the group plus the British pieces here is more than 3: it is so, and 1 more [AR 3.3.2]', () => {
    // if the group plus the British pieces here is more than 3: it is so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Active Irregulars', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Active Irregular']],
      });
      play.given('Lydda holds 2 Active Guerrillas', { space: 'Lydda', holds: [[2, 'Active Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '2 Active Guerrilla');

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Active Irregulars and 2 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Active Irregular'],
          [2, 'Active Guerrilla'],
        ],
      });
    });
  });

  test('March: if the group plus the British pieces here is more than 3: both are equal [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Active Irregulars', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Active Irregular']],
      });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Haifa');

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Active Irregulars and 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [2, 'Active Irregular'],
          [1, 'Active Guerrilla'],
        ],
      });
    });
  });
});
