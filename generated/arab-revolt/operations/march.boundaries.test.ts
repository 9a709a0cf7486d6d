// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('March, boundaries', () => {
  test('March: up to Operations value spaces: one space fewer than may be selected, and 10 more [AR 3.3.2]', () => {
    // up to Operations value spaces: one space fewer than may be selected; the most are selected
    // Guerrillas are here: none is there; one is there
    // in each selected space: done
    // move any Guerrillas here to adjacent spaces, each only once, and for each group: a group moves
    // if here is a Railway or a Curfew is here: it is so; it is not so; none is there
    // if the group plus the British pieces here is more than 3: it is so; it is not so
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Lydda holds 4 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Lydda',
        holds: [
          [4, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers(
        'Rebels',
        'Lydda',
        'Tel Aviv-Jaffa–Haifa',
        '3 Underground Guerrilla',
        '2 Active Guerrilla',
        'Egypt–Tel Aviv-Jaffa',
        'Tel Aviv-Jaffa–Haifa',
        'Samaria',
        'Egypt–Tel Aviv-Jaffa',
      );

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 5 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[5, 'Active Guerrilla']],
      });
    });
  });

  test('March: up to Operations value spaces: just as many spaces as may be selected, and 2 more [AR 3.3.2]', () => {
    // up to Operations value spaces: just as many spaces as may be selected
    // if here is a Railway or a Curfew is here: one is there
    // if the group plus the British pieces here is more than 3: it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Guerrilla']],
      });
      play.given('Lydda holds 1 Active Guerrilla', { space: 'Lydda', holds: [[1, 'Active Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });
      play.given('Samaria holds 1 Active Guerrilla, 3 Underground Irregulars and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [1, 'Active Guerrilla'],
          [3, 'Underground Irregular'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Lydda', 'Tel Aviv-Jaffa–Haifa', 'Tel Aviv-Jaffa–Haifa', 'Samaria');

      play.shows('Samaria holds 3 Underground Irregulars, 2 Active Guerrillas and 1 Curfew', {
        space: 'Samaria',
        holds: [
          [3, 'Underground Irregular'],
          [2, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Active Guerrilla']],
      });
      play.shows('Rebels are asked: Samaria, done', { asked: 'Rebels', options: ['Samaria', 'done'] });
    });
  });

  test('March: up to Operations value spaces: more spaces than may be selected [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Galilee', 'Haifa–Syria', 'Lebanon', 'Syria');

      play.shows('Galilee holds 1 Police', { space: 'Galilee', holds: [[1, 'Police']] });
      play.shows('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Lebanon holds nothing', { space: 'Lebanon', holds: [] });
      play.shows('Syria holds 3 Underground Guerrillas and 1 Base', {
        space: 'Syria',
        holds: [
          [3, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('March: if the group plus the British pieces here is more than 3: it is one less [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Syria', 'Haifa–Syria', '2 Underground Guerrilla', 'Lydda', 'Egypt–Tel Aviv-Jaffa');

      play.shows('Lydda holds 1 Police', { space: 'Lydda', holds: [[1, 'Police']] });
      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Haifa–Syria holds 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('March: if the group plus the British pieces here is more than 3: both are equal [AR 3.3.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 3 Underground Guerrillas', { space: 'Lydda', holds: [[3, 'Underground Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct March', { by: 'Rebels', conducts: 'March' });
      play.answers('Rebels', 'Tel Aviv-Jaffa–Haifa', '3 Underground Guerrilla', 'done');

      play.shows('Lydda holds nothing', { space: 'Lydda', holds: [] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 3 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[3, 'Underground Guerrilla']],
      });
    });
  });
});
