// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P23 unshaded, boundaries', () => {
  test('P23 unshaded: Armored cars: Irgun play it [P23 unshaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P23 unshaded', { by: 'Irgun', plays: 'P23', side: 'unshaded' });

      play.shows('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
    });
  });

  test('P23 unshaded: Armored cars: British play it [P23 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P23 unshaded', { by: 'British', plays: 'P23', side: 'unshaded' });

      play.shows('P23 unshaded is in play', { capability: 'P23', side: 'unshaded', isInPlay: true });
    });
  });
});

describe('P23 shaded, boundaries', () => {
  test('P23 shaded: Early IEDs: Irgun play it [P23 shaded]', () => {
    example(program, (play) => {
      play.when('Irgun play P23 shaded', { by: 'Irgun', plays: 'P23', side: 'shaded' });

      play.shows('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
    });
  });

  test('P23 shaded: Early IEDs: British play it [P23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P23 shaded', { by: 'British', plays: 'P23', side: 'shaded' });

      play.shows('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });
    });
  });
});

describe('P23 in play, boundaries', () => {
  test('P23 in play: if the roll is at most 3: it is so, and 4 more [P23 shaded]', () => {
    // whenever Patrol moves Police to a space with Sabotage: the card is in play
    // roll a die: done
    // if the roll is at most 3: it is so; both are equal
    // remove 1 Police here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Haifa City holds 3 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'done', 'Haifa City', '1', 'Haifa City', '2');
      play.answers('roll', '3');
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 2 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [2, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P23 in play: if the roll is at most 3: it is not so, and 1 more [P23 shaded]', () => {
    // if the roll is at most 3: it is not so; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Haifa City holds 3 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [3, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'done', 'Haifa City', '1', 'Haifa City', '2');
      play.answers('roll', '4');
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 3 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [3, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P23 in play: if the roll is at most 3: it is one less [P23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Active Cell and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Haifa City holds 2 Police and 1 Active Cell', {
        space: 'Haifa City',
        holds: [
          [2, 'Police'],
          [1, 'Active Cell'],
        ],
      });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'done', 'Haifa City', '1', 'Haifa City');
      play.answers('roll', '2');
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 1 Police and 1 Sabotage', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Haifa City holds 1 Active Cell', { space: 'Haifa City', holds: [[1, 'Active Cell']] });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P23 in play: whenever Patrol moves Police to a space with Sabotage: the card is not in play [P23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Active Cell and 1 Sabotage', {
        space: 'Lydda',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria', 'Lydda');

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Lydda holds 1 Police and 1 Sabotage', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Sabotage'],
        ],
      });
      play.shows('Prison holds 1 Cell', { box: 'Prison', holds: [[1, 'Cell']] });
    });
  });

  test('P23 in play: remove 1 Police here: just enough are there [P23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Active Cell and 1 Sabotage', {
        space: 'Lydda',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });
      play.given('P23 shaded is in play', { capability: 'P23', side: 'shaded', isInPlay: true });

      play.when('British conduct Patrol', { by: 'British', conducts: 'Patrol' });
      play.answers('British', 'Samaria');
      play.answers('roll', '2');

      play.shows('Samaria holds nothing', { space: 'Samaria', holds: [] });
      play.shows('Lydda holds 1 Active Cell and 1 Sabotage', {
        space: 'Lydda',
        holds: [
          [1, 'Active Cell'],
          [1, 'Sabotage'],
        ],
      });
    });
  });
});
