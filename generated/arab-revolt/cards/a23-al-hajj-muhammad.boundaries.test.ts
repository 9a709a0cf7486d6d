// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A23 unshaded, boundaries', () => {
  test('A23 unshaded: British may, in up to 1 space with a Base and Irregulars: there is no such space, and 4 more [A23 unshaded]', () => {
    // Hunted down by peace bands: British play it
    // British may, in up to 1 space with a Base and Irregulars: there is no such space; none is there; one is there
    example(program, (play) => {
      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 unshaded: British may, in up to 1 space with a Base and Irregulars: just as many spaces as may be selected, and 1 more [A23 unshaded]', () => {
    // British may, in up to 1 space with a Base and Irregulars: just as many spaces as may be selected; one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Base, 1 Active Irregular and 1 Troops', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Active Irregular'],
          [1, 'Troops'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Galilee holds 1 Troops, 1 Active Irregular and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A23 unshaded: British may, in up to 1 space with a Base and Irregulars: the most are selected, and 3 more [A23 unshaded]', () => {
    // British may, in up to 1 space with a Base and Irregulars: the most are selected
    // British may conduct Sweep here: none of them can be conducted; declined
    // British may conduct Assault here: declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 1 Base, 1 Active Irregular and 1 Troops', {
        space: 'Galilee',
        holds: [
          [1, 'Base'],
          [1, 'Active Irregular'],
          [1, 'Troops'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Galilee', 'done');

      play.shows('Galilee holds 1 Troops, 1 Active Irregular and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A23 unshaded: Hunted down by peace bands: Rebels play it [A23 unshaded]', () => {
    example(program, (play) => {
      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 unshaded: British may conduct Sweep here: conducted, and 1 more [A23 unshaded]', () => {
    // British may conduct Sweep here: conducted
    // British may conduct Assault here: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Base, 1 Active Irregular, 2 Police and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Base'],
          [1, 'Active Irregular'],
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Haifa District', 'Sweep');

      play.shows('Haifa District holds 2 Police, 1 Active Irregular, 1 Active Guerrilla and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Police'],
          [1, 'Active Irregular'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A23 unshaded: British may, in up to 1 space with a Base and Irregulars: more spaces than may be selected [A23 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Base, 1 Active Irregular, 2 Police and 1 Underground Guerrilla', {
        space: 'Haifa District',
        holds: [
          [1, 'Base'],
          [1, 'Active Irregular'],
          [2, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.given('Jerusalem City holds 1 Base and 1 Underground Irregular', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Base'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'done');

      play.shows('Haifa District holds 2 Police, 1 Active Irregular, 1 Underground Guerrilla and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Police'],
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Jerusalem City holds 1 Underground Irregular and 1 Base', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A23 unshaded: British may conduct Assault here: conducted [A23 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Base, 1 Active Irregular, 2 Troops, 1 Underground Guerrilla and 1 Active Guerrilla', {
        space: 'Lydda',
        holds: [
          [1, 'Base'],
          [1, 'Active Irregular'],
          [2, 'Troops'],
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Lydda', 'done', 'Assault');

      play.shows('Lydda holds 2 Troops, 1 Active Irregular, 1 Underground Guerrilla and 1 Base', {
        space: 'Lydda',
        holds: [
          [2, 'Troops'],
          [1, 'Active Irregular'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
    });
  });
});

describe('A23 shaded, boundaries', () => {
  test('A23 shaded: if the roll is at most the Bases on the map: it is so, and 5 more [A23 shaded]', () => {
    // Commander-in-chief: British play it
    // roll a die: done
    // if the roll is at most the Bases on the map: it is so; it is one less
    // Rebels may conduct Mobilize: declined
    // Rebels may conduct Raid: declined
    example(program, (play) => {
      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'done', 'done');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: if the roll is at most the Bases on the map: it is not so [A23 shaded]', () => {
    example(program, (play) => {
      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '4');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: if the roll is at most the Bases on the map: it is one more, and 1 more [A23 shaded]', () => {
    // Commander-in-chief: Rebels play it
    // if the roll is at most the Bases on the map: it is one more
    example(program, (play) => {
      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: if the roll is at most the Bases on the map: both are equal, and 2 more [A23 shaded]', () => {
    // if the roll is at most the Bases on the map: both are equal
    // Rebels may conduct Mobilize: conducted
    // Rebels may conduct Raid: none of them can be conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Base', { space: 'Haifa District', holds: [[1, 'Base']] });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'Mobilize', 'Syria', 'done');

      play.shows('Haifa District holds 1 Base', { space: 'Haifa District', holds: [[1, 'Base']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });

  test('A23 shaded: Rebels may conduct Raid: conducted [A23 shaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Base and 1 Active Guerrilla', {
        space: 'Jerusalem District',
        holds: [
          [1, 'Base'],
          [1, 'Active Guerrilla'],
        ],
      });

      play.when('Rebels play A23 shaded', { by: 'Rebels', plays: 'A23', side: 'shaded' });
      play.answers('roll', '1');
      play.answers('Rebels', 'Mobilize', 'Syria', 'done', 'Raid', 'Samaria');

      play.shows('Samaria holds 1 Active Guerrilla', { space: 'Samaria', holds: [[1, 'Active Guerrilla']] });
      play.shows('Jerusalem District holds 1 Base', { space: 'Jerusalem District', holds: [[1, 'Base']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });
});
