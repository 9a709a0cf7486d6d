// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A22 unshaded, boundaries', () => {
  test('A22 unshaded: in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: none is there, and 3 more [A22 unshaded]', () => {
    // Crackdown on protests: Rebels play it
    // in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: none is there
    // British conduct Punish in 2 Cities with a Curfew, waiving troops: none of them can be conducted; none is there
    example(program, (play) => {
      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A22 unshaded: in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: one is there, and 4 more [A22 unshaded]', () => {
    // in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: one is there
    // British conduct Punish in 2 Cities with a Curfew, waiving troops: conducted; one is there
    example(program, (play) => {
      play.given('Jerusalem City holds 1 Police, 1 Base and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Curfew'],
        ],
      });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });
      play.answers('draw', 'Detain', 'Detain');

      play.shows('Jerusalem City holds 1 Police, 1 Base, 1 Opposition and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
          [1, 'Curfew'],
        ],
      });
      play.shows('the Punishment pool holds Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A22 unshaded: in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: there is such a space, and 2 more [A22 unshaded]', () => {
    // in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: there is such a space; none is there
    // place 1 Curfew here: placed
    example(program, (play) => {
      play.given('Jerusalem City holds 1 Police and 1 Base', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
        ],
      });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });
      play.answers('draw', 'Detain', 'Detain');

      play.shows('Jerusalem City holds 1 Police, 1 Base, 1 Opposition and 1 Curfew', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Police'],
          [1, 'Base'],
          [1, 'Opposition'],
          [1, 'Curfew'],
        ],
      });
      play.shows('the Punishment pool holds Detain, 2 Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [1, 'Detain'],
          [2, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Detain chit is aside', { chit: 'Detain', lies: 'aside', count: 1 });
    });
  });

  test('A22 unshaded: in all Cities with British pieces and Rebel pieces and without a Curfew, in any order: none is there [A22 unshaded]', () => {
    example(program, (play) => {
      play.given('Jerusalem City holds 1 Base', { space: 'Jerusalem City', holds: [[1, 'Base']] });

      play.when('Rebels play A22 unshaded', { by: 'Rebels', plays: 'A22', side: 'unshaded' });

      play.shows('Jerusalem City holds 1 Base', { space: 'Jerusalem City', holds: [[1, 'Base']] });
    });
  });

  test('A22 unshaded: Crackdown on protests: British play it [A22 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A22 unshaded', { by: 'British', plays: 'A22', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });
});

describe('A22 shaded, boundaries', () => {
  test('A22 shaded: Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: there are such spaces, and 7 more [A22 shaded]', () => {
    // Protests spread: Rebels play it
    // Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: there are such spaces; none is there; one is there
    // in 1 adjacent District: just as many spaces as may be selected; the most are selected
    // place Opposition here: placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Opposition', { space: 'Jerusalem City', holds: [[1, 'Opposition']] });

      play.when('Rebels play A22 shaded', { by: 'Rebels', plays: 'A22', side: 'shaded' });
      play.answers('Rebels', 'Jerusalem City');

      play.shows('Jerusalem District holds 1 Opposition', { space: 'Jerusalem District', holds: [[1, 'Opposition']] });
      play.shows('Jerusalem City holds 1 Opposition', { space: 'Jerusalem City', holds: [[1, 'Opposition']] });
    });
  });

  test('A22 shaded: Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: there is no such space, and 1 more [A22 shaded]', () => {
    // Protests spread: British play it
    // Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: there is no such space
    example(program, (play) => {
      play.when('British play A22 shaded', { by: 'British', plays: 'A22', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A22 shaded: Rebels may, in any Cities with Opposition adjacent to Districts without Opposition: one is there [A22 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
      play.given('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });

      play.when('Rebels play A22 shaded', { by: 'Rebels', plays: 'A22', side: 'shaded' });

      play.shows('Haifa District holds 1 Opposition', { space: 'Haifa District', holds: [[1, 'Opposition']] });
      play.shows('Haifa City holds 1 Opposition', { space: 'Haifa City', holds: [[1, 'Opposition']] });
    });
  });
});
