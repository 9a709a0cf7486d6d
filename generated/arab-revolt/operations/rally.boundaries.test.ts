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

  test('Rally: if a Base is here: it is so, and 6 more [AR 3.3.1]', () => {
    // if a Base is here: it is so; one is there
    // place up to 2 Guerrillas here: more than enough are ready
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: just as many spaces as may be selected; the most are selected; one is there
    // place Opposition here if none: not all can be placed
    example(program, (play) => {
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Samaria', '1', 'Samaria');

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

  test('Rally: up to Operations value spaces that are not Railways: no space can be selected, and 1 more [AR 3.3.1]', () => {
    // up to Operations value spaces that are not Railways: no space can be selected
    // no Curfew is here: one is there
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa District holds 1 Curfew', { space: 'Haifa District', holds: [[1, 'Curfew']] });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });

      play.shows('Haifa District holds 1 Curfew', { space: 'Haifa District', holds: [[1, 'Curfew']] });
    });
  });

  test('Rally: place Opposition here if none: placed [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Jerusalem District holds 1 Base', { space: 'Jerusalem District', holds: [[1, 'Base']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', '2', 'Jerusalem District');

      play.shows('Jerusalem District holds 2 Underground Guerrillas, 1 Base and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Rally: up to Operations value spaces that are not Railways: one space fewer than may be selected [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });

      play.shows('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Rally: place 1 Guerrilla here: just enough are ready [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Out of Play holds 14 Guerrillas', { box: 'Out of Play', holds: [[14, 'Guerrilla']] });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });

      play.shows('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Out of Play holds 14 Guerrillas', { box: 'Out of Play', holds: [[14, 'Guerrilla']] });
    });
  });

  test('Rally: up to Operations value spaces that are not Railways: just as many spaces as may be selected, and 1 more [AR 3.3.1]', () => {
    // up to Operations value spaces that are not Railways: just as many spaces as may be selected
    // in up to 1 selected District with a Base and with more Rebel pieces than British pieces: it is one more
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given(
        'Galilee holds 1 Underground Guerrilla, 1 Base, 1 Troops, 1 Underground Irregular and 1 Active Irregular',
        {
          space: 'Galilee',
          holds: [
            [1, 'Underground Guerrilla'],
            [1, 'Base'],
            [1, 'Troops'],
            [1, 'Underground Irregular'],
            [1, 'Active Irregular'],
          ],
        },
      );

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Galilee', '2', 'Gaza', 'Galilee');

      play.shows(
        'Galilee holds 1 Troops, 1 Underground Irregular, 1 Active Irregular, 3 Underground Guerrillas, 1 Base and 1 Opposition',
        {
          space: 'Galilee',
          holds: [
            [1, 'Troops'],
            [1, 'Underground Irregular'],
            [1, 'Active Irregular'],
            [3, 'Underground Guerrilla'],
            [1, 'Base'],
            [1, 'Opposition'],
          ],
        },
      );
      play.shows('Gaza holds 1 Underground Guerrilla and 1 Opposition', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Rally: place 1 Guerrilla here: none is ready [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.given('Out of Play holds 14 Guerrillas', { box: 'Out of Play', holds: [[14, 'Guerrilla']] });
      play.given('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'done');

      play.shows('Gaza holds 1 Opposition', { space: 'Gaza', holds: [[1, 'Opposition']] });
      play.shows('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Out of Play holds 14 Guerrillas', { box: 'Out of Play', holds: [[14, 'Guerrilla']] });
    });
  });

  test('Rally: in up to 1 selected District with a Base and with more Rebel pieces than British pieces: both are equal [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given(
        'Galilee holds 1 Underground Guerrilla, 1 Active Guerrilla, 1 Base, 3 Troops, 1 Police and 1 Underground Irregular',
        {
          space: 'Galilee',
          holds: [
            [1, 'Underground Guerrilla'],
            [1, 'Active Guerrilla'],
            [1, 'Base'],
            [3, 'Troops'],
            [1, 'Police'],
            [1, 'Underground Irregular'],
          ],
        },
      );
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', '2');

      play.shows(
        'Galilee holds 3 Troops, 1 Police, 1 Underground Irregular, 3 Underground Guerrillas, 1 Active Guerrilla and 1 Base',
        {
          space: 'Galilee',
          holds: [
            [3, 'Troops'],
            [1, 'Police'],
            [1, 'Underground Irregular'],
            [3, 'Underground Guerrilla'],
            [1, 'Active Guerrilla'],
            [1, 'Base'],
          ],
        },
      );
    });
  });

  test('Rally: in up to 1 selected District with a Base and with more Rebel pieces than British pieces: it is one less [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Operations value is 2', { counter: 'Operations value', is: 2 });
      play.given(
        'Galilee holds 1 Underground Guerrilla, 1 Base, 1 Troops, 1 Underground Irregular and 1 Active Irregular',
        {
          space: 'Galilee',
          holds: [
            [1, 'Underground Guerrilla'],
            [1, 'Base'],
            [1, 'Troops'],
            [1, 'Underground Irregular'],
            [1, 'Active Irregular'],
          ],
        },
      );

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'done');

      play.shows(
        'Galilee holds 1 Troops, 1 Underground Irregular, 1 Active Irregular, 1 Underground Guerrilla and 1 Base',
        {
          space: 'Galilee',
          holds: [
            [1, 'Troops'],
            [1, 'Underground Irregular'],
            [1, 'Active Irregular'],
            [1, 'Underground Guerrilla'],
            [1, 'Base'],
          ],
        },
      );
    });
  });

  test('Rally: place up to 2 Guerrillas here: just enough are ready [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.given('Jerusalem District holds 3 Underground Guerrillas, 4 Active Guerrillas and 1 Base', {
        space: 'Jerusalem District',
        holds: [
          [3, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Gaza holds 4 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [4, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Jerusalem District', 'done', 'Jerusalem District');

      play.shows('Jerusalem District holds 3 Underground Guerrillas, 4 Active Guerrillas, 1 Base and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [3, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 4 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [4, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 1 Underground Guerrilla', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[1, 'Underground Guerrilla']],
      });
    });
  });

  test('Rally: place up to 2 Guerrillas here: none is ready [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Haifa–Syria holds 2 Underground Guerrillas', {
        space: 'Haifa–Syria',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.given('Gaza holds 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.given('Haifa District holds 1 Active Guerrilla and 1 Base', {
        space: 'Haifa District',
        holds: [
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Tegart Forts holds 10 Guerrillas', { box: 'Tegart Forts', holds: [[10, 'Guerrilla']] });
      play.given('Operations value is 3', { counter: 'Operations value', is: 3 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Underground Guerrilla in Haifa–Syria', 'done');

      play.shows('Haifa District holds 1 Underground Guerrilla, 1 Active Guerrilla and 1 Base', {
        space: 'Haifa District',
        holds: [
          [1, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Gaza holds 2 Underground Guerrillas and 1 Curfew', {
        space: 'Gaza',
        holds: [
          [2, 'Underground Guerrilla'],
          [1, 'Curfew'],
        ],
      });
      play.shows('Haifa–Syria holds 1 Underground Guerrilla', {
        space: 'Haifa–Syria',
        holds: [[1, 'Underground Guerrilla']],
      });
      play.shows('Tegart Forts holds 10 Guerrillas', { box: 'Tegart Forts', holds: [[10, 'Guerrilla']] });
      play.shows('Rebels are asked: Haifa District, done', { asked: 'Rebels', options: ['Haifa District', 'done'] });
    });
  });

  test('Rally: place up to 2 Guerrillas here: one too few are ready [AR 3.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Tel Aviv-Jaffa–Jerusalem holds 2 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Underground Guerrilla']],
      });
      play.given('Jerusalem District holds 3 Underground Guerrillas, 4 Active Guerrillas and 1 Base', {
        space: 'Jerusalem District',
        holds: [
          [3, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.given('Gaza holds 4 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [4, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.given('Operations value is 1', { counter: 'Operations value', is: 1 });

      play.when('Rebels conduct Rally', { by: 'Rebels', conducts: 'Rally' });
      play.answers('Rebels', 'Jerusalem District', 'done', 'Jerusalem District');

      play.shows('Jerusalem District holds 3 Underground Guerrillas, 4 Active Guerrillas, 1 Base and 1 Opposition', {
        space: 'Jerusalem District',
        holds: [
          [3, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
          [1, 'Base'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Gaza holds 4 Underground Guerrillas and 1 Active Guerrilla', {
        space: 'Gaza',
        holds: [
          [4, 'Underground Guerrilla'],
          [1, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Jerusalem holds 2 Underground Guerrillas', {
        space: 'Tel Aviv-Jaffa–Jerusalem',
        holds: [[2, 'Underground Guerrilla']],
      });
    });
  });
});
