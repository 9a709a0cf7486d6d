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
  test('P32 in play: place 1 Arms Cache here: none is ready, and 3 more [P32 shaded]', () => {
    // instead of the haul of Rob: the card is in play
    // place 1 Arms Cache here: none is ready; just enough are ready; more than enough are ready
    example(program, (play) => {
      play.given('P32 shaded is in play', { capability: 'P32', side: 'shaded', isInPlay: true });

      play.when('Irgun conduct Rob', { by: 'Irgun', conducts: 'Rob' });
      play.answers(
        'Irgun',
        'Gaza',
        'Samaria',
        'Haifa District',
        'Lydda',
        'Offensive',
        'Jerusalem District',
        'Jerusalem District',
      );

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

  test('P32 in play: if the roll is 1: it is so, and 3 more [P32 unshaded]', () => {
    // before the outcome of Sabotage: the card is in play
    // if the roll is 1: it is so; both are equal
    // remove 1 Active Cell here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Active Cell and 1 Underground Cell', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Cell'],
          [1, 'Underground Cell'],
        ],
      });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '1');

      play.shows('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
    });
  });

  test('P32 in play: if the roll is 1: it is not so, and 1 more [P32 unshaded]', () => {
    // if the roll is 1: it is not so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '2');

      play.shows('Haifa District holds 1 Active Cell', { space: 'Haifa District', holds: [[1, 'Active Cell']] });
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
      play.answers('roll', '1');

      play.shows('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
    });
  });

  test('P32 in play: before the outcome of Sabotage: the card is not in play [P32 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Cell', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Cell']],
      });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '6');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Active Cell and 1 Sabotage', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
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
      play.given('Haifa District holds 1 Underground Cell', {
        space: 'Haifa District',
        holds: [[1, 'Underground Cell']],
      });
      play.given('P32 unshaded is in play', { capability: 'P32', side: 'unshaded', isInPlay: true });

      play.when('Irgun conduct Sabotage', { by: 'Irgun', conducts: 'Sabotage' });
      play.answers('roll', '1');

      play.shows('Haifa District holds nothing', { space: 'Haifa District', holds: [] });
    });
  });
});
