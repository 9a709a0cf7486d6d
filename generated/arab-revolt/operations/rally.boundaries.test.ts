// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Rally, boundaries', () => {
  test('Rally: up to Operations value spaces that are not Railways: more spaces than may be selected, and 10 more [AR 3.3.1]', () => {
    // up to Operations value spaces that are not Railways: more spaces than may be selected; the most are selected
    // no Curfew is here: none is there
    // Rebel pieces or Opposition are here: none is there; one is there
    // in each selected space: done
    // if a Base is here: it is not so; none is there
    // place 1 Guerrilla here: more than enough are ready
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: there is no such space; none is there
    example(program, (play) => {
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Lydda');

      play.shows('Lydda holds 1 Police and 2 Underground Guerrillas', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [2, 'Underground Guerrilla'],
        ],
      });
    });
  });

  test('Rally: if a Base is here: it is so, and 3 more [AR 3.3.1]', () => {
    // if a Base is here: it is so; one is there
    // place up to 2 Guerrillas here: more than enough are ready
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: one is there
    example(program, (play) => {
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Samaria', '1');

      play.shows('Samaria holds 1 Police, 3 Underground Guerrillas, 1 Base and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [3, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Rally: up to Operations value spaces that are not Railways: just as many spaces as may be selected, and 4 more [AR 3.3.1]', () => {
    // up to Operations value spaces that are not Railways: just as many spaces as may be selected
    // no Curfew is here: one is there
    // place up to 2 Guerrillas here: just enough are ready
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: just as many spaces as may be selected; it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 4 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [4, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given(
        'Haifa District holds 2 Underground Guerrillas, 2 Active Guerrillas, 1 Base, 1 Troops, 1 Police and 2 Underground Irregulars',
        {
          space: 'Haifa District',
          holds: [
            [2, 'Underground Guerrilla'],
            [2, 'Active Guerrilla'],
            [1, 'Base'],
            [1, 'Troops'],
            [1, 'Police'],
            [2, 'Underground Irregular'],
          ],
        },
      );
      play.given('Haifa City holds 1 Active Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Haifa District', 'done', 'done');

      play.shows('Galilee holds 4 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [4, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.shows(
        'Haifa District holds 1 Troops, 1 Police, 2 Underground Irregulars, 2 Underground Guerrillas, 2 Active Guerrillas and 1 Base',
        {
          space: 'Haifa District',
          holds: [
            [1, 'Troops'],
            [1, 'Police'],
            [2, 'Underground Irregular'],
            [2, 'Underground Guerrilla'],
            [2, 'Active Guerrilla'],
            [1, 'Base'],
          ],
        },
      );
      play.shows('Haifa City holds 1 Active Guerrilla and 1 Curfew', {
        space: 'Haifa City',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Rebels are asked: Haifa District, done', { asked: 'Rebels', options: ['Haifa District', 'done'] });
    });
  });

  test('Rally: up to Operations value spaces that are not Railways: no space can be selected [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });

      play.shows('nothing is asked', { asked: null });
    });
  });

  test('Rally: up to Operations value spaces that are not Railways: one space fewer than may be selected, and 1 more [AR 3.3.1]', () => {
    // up to Operations value spaces that are not Railways: one space fewer than may be selected
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: it is one less
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given(
        'Samaria holds 1 Underground Guerrilla, 2 Active Guerrillas, 2 Bases, 3 Troops, 1 Police and 2 Active Irregulars',
        {
          space: 'Samaria',
          holds: [
            [1, 'Underground Guerrilla'],
            [2, 'Active Guerrilla'],
            [2, 'Base'],
            [3, 'Troops'],
            [1, 'Police'],
            [2, 'Active Irregular'],
          ],
        },
      );

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'done');

      play.shows(
        'Samaria holds 3 Troops, 1 Police, 2 Active Irregulars, 1 Underground Guerrilla, 2 Active Guerrillas and 2 Bases',
        {
          space: 'Samaria',
          holds: [
            [3, 'Troops'],
            [1, 'Police'],
            [2, 'Active Irregular'],
            [1, 'Underground Guerrilla'],
            [2, 'Active Guerrilla'],
            [2, 'Base'],
          ],
        },
      );
    });
  });

  test('Rally: in up to 1 selected District with a Base and with more Rebel pieces than British pieces: the most are selected, and 1 more [AR 3.3.1]', () => {
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: the most are selected
    // place Opposition here if none: placed
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Base', { space: 'Haifa District', holds: [[1, 'Base']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', '1', 'Haifa District');

      play.shows('Haifa District holds 1 Underground Guerrilla, 1 Base and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Rally: in up to 1 selected District with a Base and with more Rebel pieces than British pieces: both are equal [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given(
        'Haifa District holds 2 Underground Guerrillas, 2 Active Guerrillas, 1 Base, 2 Troops, 1 Police and 2 Underground Irregulars',
        {
          space: 'Haifa District',
          holds: [
            [2, 'Underground Guerrilla'],
            [2, 'Active Guerrilla'],
            [1, 'Base'],
            [2, 'Troops'],
            [1, 'Police'],
            [2, 'Underground Irregular'],
          ],
        },
      );
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'done');

      play.shows(
        'Haifa District holds 2 Troops, 1 Police, 2 Underground Irregulars, 2 Underground Guerrillas, 2 Active Guerrillas and 1 Base',
        {
          space: 'Haifa District',
          holds: [
            [2, 'Troops'],
            [1, 'Police'],
            [2, 'Underground Irregular'],
            [2, 'Underground Guerrilla'],
            [2, 'Active Guerrilla'],
            [1, 'Base'],
          ],
        },
      );
    });
  });

  test('Rally: place 1 Guerrilla here: just enough are ready [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 4 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [4, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa District holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Haifa District',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Haifa District', 'Galilee');

      play.shows('Galilee holds 5 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [5, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa District holds 3 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Haifa District',
        holds: [
          [3, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('Rally: place up to 2 Guerrillas here: one too few are ready [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 5 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [5, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa District holds 2 Underground Guerrillas, 2 Active Guerrillas and 1 Base', {
        space: 'Haifa District',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Haifa District', 'done', 'done', 'Haifa District');

      play.shows('Galilee holds 5 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [5, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa District holds 2 Underground Guerrillas, 2 Active Guerrillas, 1 Base and 1 Opposition', {
        space: 'Haifa District',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
    });
  });

  test('Rally: place up to 2 Guerrillas here: none is ready, and 1 more [AR 3.3.1]', () => {
    // place up to 2 Guerrillas here: none is ready
    // place 1 Guerrilla here: none is ready
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Galilee holds 4 Underground Guerrillas and 4 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [4, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa District holds 2 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Haifa District',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.given('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 2 Active Guerrillas and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers(
        'Rebels',
        'Haifa District',
        'Underground Guerrilla in Galilee',
        'Gaza',
        'Underground Guerrilla in Galilee',
        'Active Guerrilla in Galilee',
      );

      play.shows('Galilee holds 2 Underground Guerrillas and 3 Active Guerrillas', {
        space: 'Galilee',
        holds: [
          [2, 'Underground Guerrilla'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa District holds 3 Underground Guerrillas and 2 Active Guerrillas', {
        space: 'Haifa District',
        holds: [
          [3, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
        ],
      });
      play.shows('Gaza holds 2 Underground Guerrillas, 2 Active Guerrillas and 1 Base', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [2, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Haifa City holds 1 Active Guerrilla', { space: 'Haifa City', holds: [[1, 'Active Guerrilla']] });
      play.shows('Rebels are asked: Gaza, done', { asked: 'Rebels', options: ['Gaza', 'done'] });
    });
  });
});
