// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A10 unshaded, boundaries', () => {
  test('A10 unshaded: British may, in up to 1 space with Police and Opposition: just as many spaces as may be selected, and 7 more [A10 unshaded]', () => {
    // Harsh methods from Ireland: British play it
    // British may, in up to 1 space with Police and Opposition: just as many spaces as may be selected; the most are selected; none is there; one is there
    // remove Opposition here: some are there
    example(program, (play) => {
      play.when('British play A10 unshaded', { by: 'British', plays: 'A10', side: 'unshaded' });
      play.answers('British', 'Samaria');

      play.shows('Samaria holds 1 Police, 2 Underground Guerrillas and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A10 unshaded: British may, in up to 1 space with Police and Opposition: there is no such space, and 1 more [A10 unshaded]', () => {
    // Harsh methods from Ireland: Rebels play it
    // British may, in up to 1 space with Police and Opposition: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A10 unshaded', { by: 'Rebels', plays: 'A10', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A10 unshaded: British may, in up to 1 space with Police and Opposition: more spaces than may be selected [A10 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.given('Haifa District holds 1 Police and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });

      play.when('British play A10 unshaded', { by: 'British', plays: 'A10', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Haifa District holds 1 Police and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
    });
  });
});

describe('A10 shaded, boundaries', () => {
  test('A10 shaded: Rebels may: done, and 7 more [A10 shaded]', () => {
    // Unsanctioned reprisals: Rebels play it
    // Rebels may: done
    // in 2 spaces with Police: more spaces than may be selected; the most are selected; none is there; one is there
    // resolve the Mobilization of the drawn Punishment chit: done
    // return the drawn Punishment chits to the pool: done
    example(program, (play) => {
      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Demolish');
      play.answers('Rebels', 'Gaza', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Gaza holds 1 Police and 1 Underground Guerrilla', {
        space: 'Gaza',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('A10 shaded: Rebels may: declined [A10 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A10 shaded: Rebels may: it is not possible, and 1 more [A10 shaded]', () => {
    // Unsanctioned reprisals: British play it
    // Rebels may: it is not possible
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('British play A10 shaded', { by: 'British', plays: 'A10', side: 'shaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A10 shaded: in 2 spaces with Police: there is no such space [A10 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A10 shaded', { by: 'Rebels', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Fine');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A10 shaded: in 2 spaces with Police: one space fewer than may be selected [A10 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });

      play.when('British play A10 shaded', { by: 'British', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Detain');

      play.shows('Haifa City holds 1 Police and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('A10 shaded: in 2 spaces with Police: just as many spaces as may be selected [A10 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 1 Police', { space: 'Haifa City', holds: [[1, 'Police']] });
      play.given('Samaria holds 1 Police', { space: 'Samaria', holds: [[1, 'Police']] });

      play.when('British play A10 shaded', { by: 'British', plays: 'A10', side: 'shaded' });
      play.answers('Rebels', 'yes');
      play.answers('draw', 'Demolish');
      play.answers('Rebels', 'Samaria');

      play.shows('Samaria holds 1 Police and 1 Underground Guerrilla', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
    });
  });
});
