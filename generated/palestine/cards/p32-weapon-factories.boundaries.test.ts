// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P32 unshaded, boundaries', () => {
  test('P32 unshaded: Accidental detonations: British play it [P32 unshaded]', () => {
    example(program, (play) => {
      play.when('British play P32 unshaded', { by: 'British', plays: 'P32', side: 'unshaded' });

      play.shows('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
    });
  });

  test('P32 unshaded: Accidental detonations: Irgun play it [P32 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Irgun play P32 unshaded', { by: 'Irgun', plays: 'P32', side: 'unshaded' });

      play.shows('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P32 shaded, boundaries', () => {
  test('P32 shaded: Homemade innovation: Irgun play it [P32 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P32 shaded', { by: 'Irgun', plays: 'P32', side: 'shaded' });

      play.shows('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });
    });
  });

  test('P32 shaded: Homemade innovation: British play it [P32 shaded]', () => {
    example(program, (play) => {
      play.when('British play P32 shaded', { by: 'British', plays: 'P32', side: 'shaded' });

      play.shows('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });
    });
  });
});

describe('P32 in play, boundaries', () => {
  test('P32 in play: place 1 Arms Cache here: just enough are ready, and 2 more [P32 shaded]', () => {
    // instead of the haul of Rob: the card is in play
    // place 1 Arms Cache here: just enough are ready; more than enough are ready
    example(program, (play) => {
      play.given('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers(
        'Irgun',
        'Galilee',
        'Samaria',
        'Haifa District',
        'Offensive',
        'Jerusalem District',
        'Jerusalem District',
      );

      play.shows('Galilee holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Galilee',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Haifa District holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
      play.shows('Samaria holds 2 Troops, 1 Underground Cell and 1 Arms Cache', {
        space: 'Samaria',
        holds: [
          [2, 'Troops'],
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P32 in play: instead of the haul of Rob: the card is not in play [P32 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers('roll', '5');

      play.shows('Haifa District holds 1 Underground Cell and 1 Arms Cache', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Cell'],
          [1, 'Arms Cache'],
        ],
      });
    });
  });

  test('P32 in play: if the roll is 1: it is so, and 5 more [P32 unshaded]', () => {
    // before the outcome of Sabotage: the card is in play
    // if the roll is 1: it is so; it is not so; both are equal; it is one more
    // remove 1 Active Cell here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Active Cell and 1 Underground Cell', {
        space: 'Galilee',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('Irgun', 'Galilee');
      play.answers('roll', '1');
      play.answers('Irgun', 'Jerusalem District');
      play.answers('roll', '2');

      play.shows('Galilee holds 1 Active Cell', { space: 'Galilee', holds: [[1, 'Active Cell']] });
      play.shows('Jerusalem District holds 1 Active Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Active Cell']],
      });
    });
  });

  test('P32 in play: place 1 Arms Cache here: none is ready, and 1 more [P32 shaded]', () => {
    // place 1 Arms Cache here: none is ready; the space holds all that may stand there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 2 Arms Caches, 2 Underground Cells and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Arms Cache'],
          [2, 'Underground Cell'],
          [1, 'Police'],
        ],
      });
      play.given('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });

      play.shows('Jerusalem City holds 1 Police, 1 Underground Cell, 1 Active Cell and 2 Arms Caches', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Cell'],
          [1, 'Active Cell'],
          [2, 'Arms Cache'],
        ],
      });
    });
  });

  test('P32 in play: before the outcome of Sabotage: the card is not in play [P32 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Underground Cell', { space: 'Lydda', holds: [[1, 'Underground Cell']] });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '4');

      play.shows('Lydda holds 1 Active Cell and 1 Sabotage', {
        space: 'Lydda',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });

  test('P32 in play: remove 1 Active Cell here: just enough are there [P32 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Underground Cell', {
        space: 'Jerusalem District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '1');

      play.shows('Jerusalem District holds nothing', { space: 'Jerusalem District', holds: [] });
    });
  });
});
