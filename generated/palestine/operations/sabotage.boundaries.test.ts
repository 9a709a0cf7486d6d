// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Sabotage, boundaries', () => {
  test('Sabotage: an Underground Cell is here: none is there, and 13 more [P 3.3.3]', () => {
    // an Underground Cell is here: none is there; one is there
    // in each selected space: done
    // activate 1 Underground Cell here: just enough are to be flipped
    // let bonus be 0: done
    // if an Arms Cache is in or adjacent to here: it is not so; none is there
    // step attempt: done
    // roll a die: done
    // let result be the roll plus bonus minus the Police here: done
    // step outcome: done
    // if result is more than 2: it is so
    // step success: done
    // place 1 Sabotage here: placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '6');

      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Active Cell and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('Sabotage: activate 1 Underground Cell here: more than enough are to be flipped, and 7 more [P 3.3.3]', () => {
    // activate 1 Underground Cell here: more than enough are to be flipped
    // if an Arms Cache is in or adjacent to here: it is so; one is there
    // Irgun may: done
    // remove 1 Arms Cache in or adjacent to here: just enough are there
    // let bonus be 2: done
    // if result is more than 2: it is not so; both are equal
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 2 Underground Cells, 1 Arms Cache and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Arms Cache'],
          [1, 'Police'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'yes');
      play.answers('roll', '1');

      play.shows('Tel Aviv-Jaffa holds 1 Police, 1 Underground Cell and 1 Active Cell', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('Sabotage: up to 3 spaces: no space can be selected [P 3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Sabotage: Irgun may: declined, and 1 more [P 3.3.3]', () => {
    // Irgun may: declined
    // if result is more than 2: it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'done');
      play.answers('roll', '3');

      play.shows('Tel Aviv-Jaffa holds 1 Active Cell, 1 Arms Cache and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('Sabotage: up to 3 spaces: one space fewer than may be selected, and 2 more [P 3.3.3]', () => {
    // up to 3 spaces: one space fewer than may be selected
    // remove 1 Arms Cache in or adjacent to here: more than enough are there
    // if result is more than 2: it is one less
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Cell, 1 Arms Cache and 3 Police', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
          [3, 'Police'],
        ],
      });
      play.given('Jerusalem District holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Lydda', 'yes', 'Arms Cache in Jerusalem District');
      play.answers('roll', '2');
      play.answers('Irgun', 'Jerusalem District', 'done');
      play.answers('roll', '3');

      play.shows('Lydda holds 3 Police, 1 Active Cell and 1 Arms Cache', {
        space: 'Lydda',
        holds: [
          [3, 'Police'],
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Jerusalem District holds 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('Sabotage: up to 3 spaces: more spaces than may be selected [P 3.3.3]', () => {
    example(program, (play) => {
      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Haifa City');
      play.answers('roll', '5');
      play.answers('Irgun', 'done');

      play.shows('Haifa City holds 2 Troops, 1 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('Sabotage: up to 3 spaces: just as many spaces as may be selected [P 3.3.3]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '2');
      play.answers('Irgun', 'Jerusalem District');
      play.answers('roll', '3');
      play.answers('Irgun', 'done');

      play.shows('Lydda holds 1 Active Cell', { space: 'Lydda', holds: [[1, 'Active Cell']] });
      play.shows('Jerusalem District holds 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('Sabotage: up to 3 spaces: the most are selected [P 3.3.3]', () => {
    example(program, (play) => {
      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '4');
      play.answers('Irgun', 'Tel Aviv-Jaffa', 'yes');
      play.answers('roll', '2');
      play.answers('Irgun', 'Jerusalem City', 'yes');
      play.answers('roll', '4');
      play.answers('Irgun', 'Samaria');
      play.answers('roll', '3');

      play.shows('Galilee holds 2 Troops, 1 Active Cell and 1 Sabotage', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Samaria holds 2 Troops, 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });
      play.shows('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police, 1 Active Cell and 1 Sabotage', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });
});
