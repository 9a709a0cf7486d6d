// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Sabotage, boundaries', () => {
  test('Sabotage: up to Operations value spaces in Palestine: just as many spaces as may be selected, and 6 more [AR 3.3.3]', () => {
    // up to Operations value spaces in Palestine: just as many spaces as may be selected; the most are selected
    // an Underground Guerrilla is here: none is there
    // in each selected space: done
    // activate 1 Underground Guerrilla here: more than enough are to be flipped
    // if here is a Railway: it is so
    // place 1 Sabotage here: placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Egypt–Tel Aviv-Jaffa holds 2 Underground Guerrillas', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('Egypt–Tel Aviv-Jaffa holds 1 Underground Guerrilla, 1 Active Guerrilla and 1 Sabotage', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('Sabotage: up to Operations value spaces in Palestine: one space fewer than may be selected, and 4 more [AR 3.3.3]', () => {
    // up to Operations value spaces in Palestine: one space fewer than may be selected
    // an Underground Guerrilla is here: one is there
    // activate 1 Underground Guerrilla here: just enough are to be flipped
    // if here is a Railway: it is not so
    // place Opposition here if none: placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('Haifa District holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Sabotage: up to Operations value spaces in Palestine: no space can be selected [AR 3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Sabotage: up to Operations value spaces in Palestine: more spaces than may be selected [AR 3.3.3]', () => {
    example(program, (play) => {
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });
      play.answers('Rebels', 'Haifa District', 'Galilee', 'Lydda');

      play.shows('Galilee holds 1 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Lydda holds 1 Police, 1 Active Guerrilla and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Sabotage: place Opposition here if none: not all can be placed [AR 3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Haifa District holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels conduct Sabotage', { by: 'Rebels', conducts: 'Sabotage' });

      play.shows('Haifa District holds 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });
});
