// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A6 unshaded, boundaries', () => {
  test('A6 unshaded: British may: done, and 9 more [A6 unshaded]', () => {
    // Intimidates population: Rebels play it
    // British may: done
    // up to as many times as there are drawn Demolish chits: done again
    // in 2 Districts or Cities with Troops: one space fewer than may be selected; none is there; one is there
    // resolve the Punishment of the Punishment chit in play: done
    // resolve the Mobilization of the Punishment chit in play: done
    // set aside the Punishment chit in play: done
    // return the drawn Punishment chits to the pool: done
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });

      play.when('Rebels play A6 unshaded', { by: 'Rebels', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'yes');

      play.shows('Jerusalem City holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Demolish chit is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });

  test('A6 unshaded: British may: declined [A6 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A6 unshaded', { by: 'Rebels', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 unshaded: in 2 Districts or Cities with Troops: just as many spaces as may be selected, and 1 more [A6 unshaded]', () => {
    // in 2 Districts or Cities with Troops: just as many spaces as may be selected; the most are selected
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('Haifa District holds 1 Troops', { space: 'Haifa District', holds: [[1, 'Troops']] });

      play.when('Rebels play A6 unshaded', { by: 'Rebels', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Demolish', 'Fine');
      play.answers('British', 'yes', 'Haifa District');

      play.shows('Haifa District holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Demolish chit is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });

  test('A6 unshaded: Intimidates population: British play it [A6 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 unshaded: draw 2 Punishment chits: too few chits are left, and 1 more [A6 unshaded]', () => {
    // draw 2 Punishment chits: too few chits are left
    // up to as many times as there are drawn Demolish chits: declined
    example(program, (play) => {
      play.given('the Punishment pool holds Demolish', { pool: 'Punishment', holds: [[1, 'Demolish']] });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 unshaded: British may: it is not possible [A6 unshaded]', () => {
    example(program, (play) => {
      play.given('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });

      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 unshaded: in 2 Districts or Cities with Troops: more spaces than may be selected [A6 unshaded]', () => {
    example(program, (play) => {
      play.when('British play A6 unshaded', { by: 'British', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Demolish', 'Demolish');
      play.answers('British', 'yes', 'Jerusalem District', 'Haifa District', 'yes', 'Haifa City', 'Jerusalem City');

      play.shows('Haifa District holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem District holds 2 Troops, 1 Police and 2 Underground Guerrillas', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Jerusalem City holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Jerusalem City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('the Punishment pool holds 2 Detain and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Fine'],
        ],
      });
      play.shows('2 Demolish chits are aside', { chit: 'Demolish', lies: 'aside', count: 2 });
    });
  });

  test('A6 unshaded: in 2 Districts or Cities with Troops: there is no such space [A6 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });

      play.when('Rebels play A6 unshaded', { by: 'Rebels', plays: 'A6', side: 'unshaded' });
      play.answers('British', 'yes');
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'yes');

      play.shows('the Punishment pool holds 2 Detain, Demolish and 2 Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [1, 'Demolish'],
          [2, 'Fine'],
        ],
      });
      play.shows('the Demolish chit is aside', { chit: 'Demolish', lies: 'aside', count: 1 });
    });
  });
});

describe('A6 shaded, boundaries', () => {
  test('A6 shaded: Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: conducted, and 2 more [A6 shaded]', () => {
    // Radicalizes population: British play it
    // Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: conducted; none is there
    example(program, (play) => {
      play.when('British play A6 shaded', { by: 'British', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'Mobilize', 'Galilee', 'Haifa District');

      play.shows('Galilee holds 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A6 shaded: Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: declined [A6 shaded]', () => {
    example(program, (play) => {
      play.when('British play A6 shaded', { by: 'British', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A6 shaded: Radicalizes population: Rebels play it [A6 shaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A6 shaded', { by: 'Rebels', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'Mobilize', 'Lebanon', 'Haifa District');

      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Lebanon holds 1 Underground Guerrilla and 1 Base', {
        space: 'Lebanon',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A6 shaded: Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: one is there [A6 shaded]', () => {
    example(program, (play) => {
      play.given('Lydda holds 1 Curfew', { space: 'Lydda', holds: [[1, 'Curfew']] });

      play.when('British play A6 shaded', { by: 'British', plays: 'A6', side: 'shaded' });
      play.answers('Rebels', 'Mobilize', 'Galilee', 'Haifa District', 'Lydda');

      play.shows('Galilee holds 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Haifa District holds 2 Troops, 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Lydda holds 1 Underground Guerrilla and 1 Curfew', {
        space: 'Lydda',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
    });
  });

  test('A6 shaded: Rebels may conduct Mobilize, where mobilized spaces are spaces with a Curfew: none of them can be conducted [A6 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });
      play.given('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });

      play.when('Rebels play A6 shaded', { by: 'Rebels', plays: 'A6', side: 'shaded' });

      play.shows('Lebanon holds 2 Bases', { space: 'Lebanon', holds: [[2, 'Base']] });
      play.shows('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });
    });
  });
});
