// Made by rulewright from spec/arab-revolt: change the rules there, for a build writes this file anew.
/** Boundaries, derived from the rules: what must come out is what an interpreter of the rules makes of each. */

import { describe, test } from 'vitest';
import { example } from '../../../runtime/example.js';
import { program } from '../index.js';

describe('Mobilize, boundaries', () => {
  test('Mobilize: up to 2 Districts or Foreign Countries: more spaces than may be selected, and 8 more [AR 4.3.1]', () => {
    // up to 2 Districts or Foreign Countries: more spaces than may be selected; the most are selected
    // here is a Foreign Country or more Guerrillas than Irregulars are here: both are equal; it is one more
    // in each selected space: done
    // place 1 Base here: just enough are ready; more than enough are ready
    // in any mobilized spaces: there are such spaces
    // place 1 Guerrilla here: more than enough are ready
    example(program, (play) => {
      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Samaria', 'Galilee', 'Samaria');

      play.shows('Galilee holds 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Galilee',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Samaria holds 1 Police, 3 Underground Guerrillas, 2 Bases and 1 Opposition', {
        space: 'Samaria',
        holds: [
          [1, 'Police'],
          [3, 'Underground Guerrilla'],
          [2, 'Base'],
          [1, 'Opposition'],
        ],
      });
    });
  });

  test('Mobilize: up to 2 Districts or Foreign Countries: just as many spaces as may be selected, and 4 more [AR 4.3.1]', () => {
    // up to 2 Districts or Foreign Countries: just as many spaces as may be selected
    // here is a Foreign Country or more Guerrillas than Irregulars are here: it is one less
    // place 1 Base here: none is ready; the space holds all that may stand there
    // in any mobilized spaces: there is no such space
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given(
        'Gaza holds 1 Underground Guerrilla, 1 Active Guerrilla, 2 Underground Irregulars and 1 Active Irregular',
        {
          space: 'Gaza',
          holds: [
            [1, 'Underground Guerrilla'],
            [1, 'Active Guerrilla'],
            [2, 'Underground Irregular'],
            [1, 'Active Irregular'],
          ],
        },
      );
      play.given('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Syria', 'Lebanon');

      play.shows(
        'Gaza holds 2 Underground Irregulars, 1 Active Irregular, 1 Underground Guerrilla and 1 Active Guerrilla',
        {
          space: 'Gaza',
          holds: [
            [2, 'Underground Irregular'],
            [1, 'Active Irregular'],
            [1, 'Underground Guerrilla'],
            [1, 'Active Guerrilla'],
          ],
        },
      );
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Syria holds 2 Bases', { space: 'Syria', holds: [[2, 'Base']] });
    });
  });

  test('Mobilize: place 1 Guerrilla here: none is ready [AR 4.3.1]', () => {
    example(program, (play) => {
      play.given('Jerusalem District holds 4 Underground Guerrillas, 3 Active Guerrillas and 2 Bases', {
        space: 'Jerusalem District',
        holds: [
          [4, 'Underground Guerrilla'],
          [3, 'Active Guerrilla'],
          [2, 'Base'],
        ],
      });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Lydda', 'Galilee', 'done', 'Samaria', 'done');

      play.shows('Lydda holds 1 Police, 1 Underground Guerrilla and 1 Base', {
        space: 'Lydda',
        holds: [
          [1, 'Police'],
          [1, 'Underground Guerrilla'],
          [1, 'Base'],
        ],
      });
      play.shows('Jerusalem District holds 4 Underground Guerrillas, 3 Active Guerrillas and 2 Bases', {
        space: 'Jerusalem District',
        holds: [
          [4, 'Underground Guerrilla'],
          [3, 'Active Guerrilla'],
          [2, 'Base'],
        ],
      });
    });
  });

  test('Mobilize: place 1 Guerrilla here: just enough are ready [AR 4.3.1]', () => {
    example(program, (play) => {
      play.given('the board is empty', { board: 'empty' });
      play.given('Gaza holds 1 Underground Guerrilla and 4 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa holds 1 Underground Guerrilla and 3 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Guerrilla'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.given('Tel Aviv-Jaffa–Haifa holds 2 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Active Guerrilla']],
      });
      play.given('Haifa City holds 3 Active Guerrillas and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });

      play.when('Rebels conduct Mobilize', { by: 'Rebels', conducts: 'Mobilize' });
      play.answers('Rebels', 'Syria', 'Lebanon', 'Haifa City');

      play.shows('Gaza holds 1 Underground Guerrilla and 4 Active Guerrillas', {
        space: 'Gaza',
        holds: [
          [1, 'Underground Guerrilla'],
          [4, 'Active Guerrilla'],
        ],
      });
      play.shows('Haifa City holds 1 Underground Guerrilla, 3 Active Guerrillas and 1 Opposition', {
        space: 'Haifa City',
        holds: [
          [1, 'Underground Guerrilla'],
          [3, 'Active Guerrilla'],
          [1, 'Opposition'],
        ],
      });
      play.shows('Tel Aviv-Jaffa holds 1 Underground Guerrilla and 3 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa',
        holds: [
          [1, 'Underground Guerrilla'],
          [3, 'Active Guerrilla'],
        ],
      });
      play.shows('Tel Aviv-Jaffa–Haifa holds 2 Active Guerrillas', {
        space: 'Tel Aviv-Jaffa–Haifa',
        holds: [[2, 'Active Guerrilla']],
      });
      play.shows('Lebanon holds 1 Base', { space: 'Lebanon', holds: [[1, 'Base']] });
      play.shows('Syria holds 1 Base', { space: 'Syria', holds: [[1, 'Base']] });
    });
  });
});
