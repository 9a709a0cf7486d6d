// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('A23 unshaded, boundaries', () => {
  test('A23 unshaded: British may, in up to 1 space with a Base and Irregulars: there is no such space, and 4 more [A23 unshaded]', () => {
    // Hunted down by peace bands: Rebels play it
    // British may, in up to 1 space with a Base and Irregulars: there is no such space; none is there; one is there
    example(program, (play) => {
      play.when('Rebels play A23 unshaded', { by: 'Rebels', plays: 'A23', side: 'unshaded' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 unshaded: British may, in up to 1 space with a Base and Irregulars: just as many spaces as may be selected, and 5 more [A23 unshaded]', () => {
    // Hunted down by peace bands: British play it
    // British may, in up to 1 space with a Base and Irregulars: just as many spaces as may be selected; the most are selected; one is there
    // British may conduct Sweep here: conducted
    // British may conduct Assault here: conducted
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base, 1 Underground Irregular and 1 Troops', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Irregular'],
          [1, 'Troops'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Sweep', 'yes', 'Assault');

      play.shows('Samaria holds 1 Troops and 1 Active Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Active Irregular'],
        ],
      });
      play.shows('Unity is in box 2', { track: 'Unity', is: { box: 2, value: 2 } });
    });
  });

  test('A23 unshaded: British may, in up to 1 space with a Base and Irregulars: more spaces than may be selected, and 2 more [A23 unshaded]', () => {
    // British may, in up to 1 space with a Base and Irregulars: more spaces than may be selected
    // British may conduct Assault here: none of them can be conducted; declined
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Irregular'],
        ],
      });
      play.given('Haifa District holds 1 Base and 1 Active Irregular', {
        space: 'Haifa District',
        holds: [
          [1, 'Base'],
          [1, 'Active Irregular'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria', 'Sweep', 'done');

      play.shows('Haifa District holds 1 Active Irregular and 1 Base', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Irregular'],
          [1, 'Base'],
        ],
      });
      play.shows('Samaria holds 1 Underground Irregular and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
          [1, 'Base'],
        ],
      });
    });
  });

  test('A23 unshaded: British may conduct Sweep here: declined [A23 unshaded]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Base and 1 Underground Irregular', {
        space: 'Samaria',
        holds: [
          [1, 'Base'],
          [1, 'Underground Irregular'],
        ],
      });

      play.when('British play A23 unshaded', { by: 'British', plays: 'A23', side: 'unshaded' });
      play.answers('British', 'Samaria', 'done');

      play.shows('Samaria holds 1 Underground Irregular and 1 Base', {
        space: 'Samaria',
        holds: [
          [1, 'Underground Irregular'],
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
      play.answers('roll', '5');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: if the roll is at most the Bases on the map: it is one more [A23 shaded]', () => {
    example(program, (play) => {
      play.when('British play A23 shaded', { by: 'British', plays: 'A23', side: 'shaded' });
      play.answers('roll', '3');

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('A23 shaded: if the roll is at most the Bases on the map: both are equal, and 3 more [A23 shaded]', () => {
    // Commander-in-chief: Rebels play it
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
