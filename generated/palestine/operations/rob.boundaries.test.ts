// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Rob, boundaries', () => {
  test('Rob: up to 3 Districts or Cities: more spaces than may be selected, and 11 more [P 3.3.4]', () => {
    // up to 3 Districts or Cities: more spaces than may be selected
    // more Cells than Police are here: both are equal; it is one more
    // in each selected space: done
    // step haul: done
    // roll a die: done
    // if the roll is more than 2: it is so; it is not so; it is one less
    // place 1 Arms Cache here: more than enough are ready
    // if Police is here: it is not so; none is there
    example(program, (play) => {
      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '1');
      play.answers('Irgun', 'Haifa District');
      play.answers('roll', '4');
      play.answers('Irgun', 'done');

      play.shows('Haifa District holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('Rob: up to 3 Districts or Cities: the most are selected, and 3 more [P 3.3.4]', () => {
    // up to 3 Districts or Cities: the most are selected
    // if the roll is more than 2: both are equal; it is one more
    // place 1 Arms Cache here: just enough are ready
    example(program, (play) => {
      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '4');
      play.answers('Irgun', 'Lydda');
      play.answers('roll', '6');
      play.answers('Irgun', 'Haifa District');
      play.answers('roll', '2');
      play.answers('Irgun', 'Gaza');
      play.answers('roll', '3');
      play.answers('Irgun', 'done');

      play.shows('Galilee holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Lydda holds 1 Underground Cell and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Cell'],
          [2, 'Arms Cache'],
        ],
      });
      play.shows('Gaza holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Gaza',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('Rob: place 1 Arms Cache here: none is ready, and 4 more [P 3.3.4]', () => {
    // place 1 Arms Cache here: none is ready; the space holds all that may stand there
    // if Police is here: it is so; one is there
    // activate 1 Underground Cell here: more than enough are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 2 Underground Cells, 1 Police and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Police'],
          [2, 'Arms Cache'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('roll', '3');

      play.shows('Lydda holds 1 Police, 1 Underground Cell, 1 Active Cell and 2 Arms Caches', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [2, 'Arms Cache'],
        ],
      });
    });
  });

  test('Rob: up to 3 Districts or Cities: no space can be selected [P 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Rob: up to 3 Districts or Cities: one space fewer than may be selected, and 1 more [P 3.3.4]', () => {
    // up to 3 Districts or Cities: one space fewer than may be selected
    // activate 1 Underground Cell here: just enough are to be flipped
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
      play.given('Tel Aviv-Jaffa holds 1 Underground Cell, 1 Active Cell and 1 Police', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Tel Aviv-Jaffa');
      play.answers('roll', '6');
      play.answers('Irgun', 'Haifa District');
      play.answers('roll', '2');

      play.shows('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Police, 2 Active Cells and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Police'],
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('Rob: more Cells than Police are here: it is one less [P 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 2 Underground Cells, 1 Active Cell and 4 Police', {
        space: 'Samaria',
        holds: [
          [2, 'Underground Cell'],
          [1, 'Active Cell'],
          [4, 'Police'],
        ],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('Samaria holds 4 Police, 2 Underground Cells and 1 Active Cell', {
        space: 'Samaria',
        holds: [
          [4, 'Police'],
          [2, 'Underground Cell'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('Rob: up to 3 Districts or Cities: just as many spaces as may be selected [P 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
      play.given('Tel Aviv-Jaffa holds 1 Active Cell', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Active Cell']] });
      play.given('P13 unshaded is in play', { capability: 'P13', side: 'unshaded', isInPlay: true });
      play.given('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('Irgun', 'Tel Aviv-Jaffa');
      play.answers('roll', '6');
      play.answers('Irgun', 'Haifa District');
      play.answers('roll', '2');
      play.answers('Irgun', 'done');

      play.shows('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
      play.shows('Gaza holds 1 Active Cell', { space: 'Gaza', holds: [[1, 'Active Cell']] });
      play.shows('Tel Aviv-Jaffa holds 1 Active Cell and 1 Arms Cache', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('Rob: activate 1 Underground Cell here: none is to be flipped [P 3.3.4]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 2 Active Cells and 1 Police', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Active Cell'],
          [1, 'Police'],
        ],
      });
      play.given('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('Jerusalem District holds 1 Police, 2 Active Cells and 1 Arms Cache', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Police'],
          [2, 'Active Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });
});
