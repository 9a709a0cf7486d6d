// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../runtime/example.js';
import { program } from './index.js';

describe('Effect of 2 Ops, boundaries', () => {
  test('Effect of 2 Ops: British remove up to 1 Active Guerrilla on the map: none is there [AR 1.8.2]', () => {
    example(program, (play) => {
      play.given('the 2 Ops chit is in play', { chit: '2 Ops', lies: 'in play', count: 1 });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });

      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });

  test('Effect of 2 Ops: British remove up to 1 Active Guerrilla on the map: more than enough are there [AR 1.8.2]', () => {
    example(program, (play) => {
      play.given('the 2 Ops chit is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.given('Egypt–Tel Aviv-Jaffa holds 2 Active Guerrillas', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[2, 'Active Guerrilla']],
      });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', 'done');

      play.shows('Egypt–Tel Aviv-Jaffa holds 2 Active Guerrillas', {
        space: 'Egypt–Tel Aviv-Jaffa',
        holds: [[2, 'Active Guerrilla']],
      });
      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });

  test('Effect of 2 Ops: British remove up to 1 Active Guerrilla on the map: just enough are there [AR 1.8.2]', () => {
    example(program, (play) => {
      play.given('the 2 Ops chit is in play', { chit: '2 Ops', lies: 'in play', count: 1 });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Active Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Active Guerrilla']],
      });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', '1');

      play.shows('Tel Aviv-Jaffa–Jerusalem holds nothing', { space: 'Tel Aviv-Jaffa–Jerusalem', holds: [] });
      play.shows('the 2 Ops chit is aside', { chit: '2 Ops', lies: 'aside', count: 1 });
    });
  });
});

describe('Effect of 3 Ops, boundaries', () => {
  test('Effect of 3 Ops: British replace up to 1 Active Guerrilla on the map with an Irregular: more than enough are there, and 1 more [AR 1.8.2]', () => {
    // British replace up to 1 Active Guerrilla on the map with an Irregular: more than enough are there; none is Available to come instead
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa holds 1 Active Guerrilla, 4 Underground Irregulars and 2 Active Irregulars', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Active Guerrilla'],
          [4, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('the 3 Ops chit is in play', { chit: '3 Ops', lies: 'in play', count: 1 });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', 'Active Guerrilla in Tel Aviv-Jaffa');

      play.shows('Tel Aviv-Jaffa holds 4 Underground Irregulars and 2 Active Irregulars', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [4, 'Underground Irregular'],
          [2, 'Active Irregular'],
        ],
      });
      play.shows('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.shows('the 3 Ops chit is aside', { chit: '3 Ops', lies: 'aside', count: 1 });
    });
  });

  test('Effect of 3 Ops: British replace up to 1 Active Guerrilla on the map with an Irregular: just enough are there [AR 1.8.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.given('the 3 Ops chit is in play', { chit: '3 Ops', lies: 'in play', count: 1 });

      play.when('Rebels conduct Chit Effect', { by: 'Rebels', conducts: 'Chit Effect' });
      play.answers('British', 'done');

      play.shows('Syria holds 1 Active Guerrilla', { space: 'Syria', holds: [[1, 'Active Guerrilla']] });
      play.shows('the 3 Ops chit is aside', { chit: '3 Ops', lies: 'aside', count: 1 });
    });
  });
});

describe('Punishment of Detain, boundaries', () => {
  test('Punishment of Detain: remove detained Guerrillas here to Prison: none is there, and 1 more [AR 1.7.2]', () => {
    // remove detained Guerrillas here to Prison: none is there; just enough are there
    example(program, (play) => {
      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Detain');
      play.answers('British', 'Detain', 'Jerusalem District', 'Tel Aviv-Jaffa');

      play.shows('Jerusalem District holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 1 Opposition', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
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

  test('Punishment of Detain: remove detained Guerrillas here to Prison: more than enough are there [AR 1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa City holds 2 Active Guerrillas and 1 Troops', {
        space: 'Haifa City',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Troops'],
        ],
      });
      play.given('the Punishment pool holds Detain', { pool: 'Punishment', holds: [[1, 'Detain']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });

      play.shows('Haifa City holds 1 Troops, 1 Active Guerrilla and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Troops'],
          [1, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Prison holds 1 Guerrilla', { box: 'Prison', holds: [[1, 'Guerrilla']] });
      play.shows('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.shows('2 Detain chits are aside', { chit: 'Detain', lies: 'aside', count: 2 });
    });
  });
});

describe('Punishment of Demolish, boundaries', () => {
  test('Punishment of Demolish: remove Opposition here: some are there [AR 1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops and 1 Opposition', {
        space: 'Lydda',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Demolish');
      play.answers('British', 'Demolish');

      play.shows('Lydda holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Lydda',
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

  test('Punishment of Demolish: remove Opposition here: none is there [AR 1.7.2]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Lydda holds 1 Troops', { space: 'Lydda', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Demolish');
      play.answers('British', 'Demolish');

      play.shows('Lydda holds 1 Troops and 1 Underground Guerrilla', {
        space: 'Lydda',
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
});

describe('Punishment of Fine, boundaries', () => {
  test('Punishment of Fine: in 1 adjacent Railway with Sabotage: just as many spaces as may be selected, and 3 more [AR 1.7.2]', () => {
    // in 1 adjacent Railway with Sabotage: just as many spaces as may be selected; the most are selected; none is there
    // remove 1 Sabotage here: more than enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[2, 'Sabotage']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Fine');

      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
      play.shows('the Fine chit is aside', { chit: 'Fine', lies: 'aside', count: 1 });
    });
  });

  test('Punishment of Fine: in 1 adjacent Railway with Sabotage: one is there, and 1 more [AR 1.7.2]', () => {
    // in 1 adjacent Railway with Sabotage: one is there
    // remove 1 Sabotage here: just enough are there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Haifa holds 1 Sabotage', { space: 'Tel Aviv-Jaffa–Haifa', holds: [[1, 'Sabotage']] });
      play.given('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Fine', 'Fine');

      play.shows('Tel Aviv-Jaffa holds 1 Troops', { space: 'Tel Aviv-Jaffa', holds: [[1, 'Troops']] });
      play.shows('Tel Aviv-Jaffa–Haifa holds nothing', { space: 'Tel Aviv-Jaffa–Haifa', holds: [] });
      play.shows('the Punishment pool holds 2 Detain, 2 Demolish and Fine', {
        pool: 'Punishment',
        holds: [
          [2, 'Detain'],
          [2, 'Demolish'],
          [1, 'Fine'],
        ],
      });
      play.shows('the Fine chit is aside', { chit: 'Fine', lies: 'aside', count: 1 });
    });
  });
});

describe('Mobilization of Detain, boundaries', () => {
  test('Mobilization of Detain: place Opposition here if none: placed, and 1 more [AR 1.7.2]', () => {
    // place Opposition here if none: placed; not all can be placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.given('Jerusalem City holds 1 Troops', { space: 'Jerusalem City', holds: [[1, 'Troops']] });
      play.given('A1 shaded is in play', { capability: 'A1', side: 'shaded', isInPlay: true });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('draw', 'Detain', 'Demolish');
      play.answers('British', 'Detain', 'Samaria');
      play.answers('Rebels', 'done');
      play.answers('British', 'Jerusalem City');

      play.shows('Samaria holds 1 Troops and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Jerusalem City holds 1 Troops and 1 Opposition', {
        space: 'Jerusalem City',
        holds: [
          [1, 'Troops'],
          [1, 'Opposition'],
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
});

describe('Mobilization of Demolish, boundaries', () => {
  test('Mobilization of Demolish: place 1 Guerrilla here: more than enough are ready [AR 1.7.2]', () => {
    example(program, (play) => {
      play.given('the Punishment pool holds Demolish', { pool: 'Punishment', holds: [[1, 'Demolish']] });

      play.when('British conduct Punish', { by: 'British', conducts: 'Punish' });
      play.answers('British', 'Tel Aviv-Jaffa', 'Haifa City');

      play.shows('Haifa City holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Haifa City',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 2 Troops, 1 Police and 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [2, 'Troops'],
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
        ],
      });
      play.shows('the Punishment pool holds nothing', { pool: 'Punishment', holds: [] });
      play.shows('2 Demolish chits are aside', { chit: 'Demolish', lies: 'aside', count: 2 });
    });
  });
});
