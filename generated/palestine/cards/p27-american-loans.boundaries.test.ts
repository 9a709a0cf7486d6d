// Made by rulewright from spec/palestine: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('P27 unshaded, boundaries', () => {
  test('P27 unshaded: British may conduct an Operation in up to 4 spaces: declined, and 1 more [P27 unshaded]', () => {
    // Passed through Congress: Irgun play it
    // British may conduct an Operation in up to 4 spaces: declined
    example(program, (play) => {
      play.when('Irgun play P27 unshaded', { by: 'Irgun', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('P27 unshaded: British may conduct an Operation in up to 4 spaces: conducted, and 1 more [P27 unshaded]', () => {
    // Passed through Congress: British play it
    // British may conduct an Operation in up to 4 spaces: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Active Cell and 1 Police', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Active Cell'],
          [1, 'Police'],
        ],
      });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });
      play.answers('British', 'Patrol', 'done');

      play.shows('Jerusalem City holds 1 Police and 1 Active Cell', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Active Cell'],
        ],
      });
    });
  });

  test('P27 unshaded: British may conduct an Operation in up to 4 spaces: none of them can be conducted [P27 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play P27 unshaded', { by: 'British', plays: 'P27', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('P27 shaded, boundaries', () => {
  test('P27 shaded: reduce Political Will by 1: just to the end of the track, and 2 more [P27 shaded]', () => {
    // “Financial Dunkirk”: Irgun play it
    // reduce Political Will by 1: just to the end of the track
    // each reduction of Political Will by Starred Events is 1 less: it does not apply
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Political Will is 1', { track: 'Political Will', is: 1 });

      play.when('Irgun play P27 shaded', { by: 'Irgun', plays: 'P27', side: 'shaded' });

      play.shows('Political Will is 0', { track: 'Political Will', is: 0 });
      play.shows('P27 shaded is awaiting its card', { awaiting: 'P27', side: 'shaded', is: true });
    });
  });

  test('P27 shaded: each reduction of Political Will by Starred Events is 1 less: it applies, and 1 more [P27 shaded]', () => {
    // “Financial Dunkirk”: British play it
    // each reduction of Political Will by Starred Events is 1 less: it applies
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('P9 unshaded is in play', { capability: 'P9', side: 'unshaded', isInPlay: true });

      play.when('British play P27 shaded', { by: 'British', plays: 'P27', side: 'shaded' });

      play.shows('P27 shaded is awaiting its card', { awaiting: 'P27', side: 'shaded', is: true });
    });
  });

  test('P27 shaded: reduce Political Will by 1: to one before the end of the track [P27 shaded]', () => {
    example(program, (play) => {
      play.given('Political Will is 20', { track: 'Political Will', is: 20 });

      play.when('British play P27 shaded', { by: 'British', plays: 'P27', side: 'shaded' });

      play.shows('Political Will is 19', { track: 'Political Will', is: 19 });
      play.shows('P27 shaded is awaiting its card', { awaiting: 'P27', side: 'shaded', is: true });
    });
  });
});
